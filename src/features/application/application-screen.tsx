import { useEffect, useMemo, useState } from 'react'

import { ApplicationFailure } from '#components/application/application-failure.tsx'
import { ApplicationFrame } from '#components/application/application-frame.tsx'
import { DraftConflicts } from '#components/application/draft-conflicts.tsx'
import { DraftNotice } from '#components/application/draft-notice.tsx'
import { PlanAside } from '#components/application/plan-aside.tsx'
import { SaveStatus } from '#components/application/save-status.tsx'
import { useStepOf } from '#components/application/step-of.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { SharedDeviceSwitch } from '#components/take-along/shared-device-switch.tsx'
import { agency } from '#content/agency.ts'
import { accountFacts, accountPrice } from '#domain/account/quoted-price.ts'
import { applicationStatus } from '#domain/account/portal.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, QuoteFacts } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { withNumbersOfForm } from '#domain/application/identity-numbers.ts'
import { applicationSteps, stepsAt } from '#domain/application/application-steps.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { stepPosition } from '#domain/flow/step-order.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Clock } from '#lib/clock.ts'
import type { KeptDraft } from '#state/use-kept-draft.ts'
import { useSharedDevice } from '#state/shared-device-choice.ts'

import { failureWords } from './application-failure-words.ts'
import { savedMoment, saveState } from './save-state.ts'
import { StepFields } from './step-fields.tsx'
import type { ApplicationForm } from './application-form.ts'
import { useApplication } from './use-application.ts'
import { useCommunicationOptions } from './use-communication-options.ts'
import { useSubmitted } from './use-submitted.ts'

export interface ApplicationScreenProps {
  readonly user: VerifiedUser
  readonly token: string
  readonly facts: QuoteFacts
  /** The form's initial state. */
  readonly draft: ApplicationDraft
  readonly kept: KeptDraft<ApplicationDraft>
  readonly clock: Clock
  /** Loads another address of the site. */
  readonly onLeave: (address: string) => void
}

function UserPlan({ user, facts }: Pick<ApplicationScreenProps, 'user' | 'facts'>) {
  const { plan, monthlySubsidyCents } = user
  const price = accountPrice(user)
  if (plan === null || price === null) return null
  return (
    <PlanAside
      name={plan.name}
      issuerName={plan.issuerName}
      metalLevel={metalLevelOf(plan.metalLevel)}
      price={price}
      planFacts={accountFacts(user)}
      monthlyCreditCents={monthlySubsidyCents}
      incomeLimitCents={facts.incomeLimitCents}
    />
  )
}

/**
 * The draft follows the form, but doesn't overwrite another tab's draft before the applicant has chosen between them.
 */
function useDraftKeeping(
  { application, place, revision, saved }: ApplicationForm,
  draft: ApplicationDraft,
  kept: KeptDraft<ApplicationDraft>,
  base: Application,
) {
  const { keep, changedElsewhere } = kept
  const isTold = changedElsewhere !== null
  const opened = draft.revision
  useEffect(() => {
    if (revision !== opened && !isTold) keep({ application, place, revision, base, saved })
  }, [application, place, revision, saved, opened, isTold, keep, base])
}

/**
 * The application around its step: saved with every Next, stored with every key, and sent at the end (F-1, F-2, F-5).
 */
export function ApplicationScreen({ user, token, facts, draft, kept, clock, onLeave }: ApplicationScreenProps) {
  const { t } = useTranslation('application')
  const errors = useTranslation('call-failures')
  const address = useAddress()
  const stepOf = useStepOf()
  const onSubmitted = useSubmitted({ user, token, kept, clock, onLeave })
  const form = useApplication({ draft, user, facts, token, clock, onSubmitted })
  const communicationOptions = useCommunicationOptions(token)
  // Data saved or stored after the form has opened doesn't make this visit a return.
  const [isReturning] = useState(applicationStatus(user) !== 'notStarted' || kept.restored.kind === 'found')
  const [hasFailed, setHasFailed] = useState(false)
  // The answers that the service is known to have, in the form's format.
  const base = useMemo(() => applicationOf(user), [user])
  useDraftKeeping(form, draft, kept, base)
  const { place, sending, application, today, moves, issues } = form
  const steps = stepsAt(place)
  const { position, total } = stepPosition(applicationSteps, { application, facts, today }, place.step)
  const failure = sending.state.kind === 'failed' ? sending.state.error : undefined
  const { changedElsewhere, restored } = kept
  const { newer, leftOut } = form
  const { isShared, choose } = useSharedDevice()
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 sm:px-6 lg:py-10 print:block print:space-y-6">
      <PageMeta
        title={stepOf({ steps, position, total })}
        description={t('applicationFlow.description')}
        hasError={issues.length > 0 || failure !== undefined}
      />
      {changedElsewhere !== null && (
        <DraftNotice
          kind="changedElsewhere"
          onTake={() => {
            kept.settle('taken')
            const { value } = changedElsewhere
            form.takeOver({ ...value, application: withNumbersOfForm(value.application, application) })
          }}
          onRefuse={() => {
            kept.settle('refused')
            form.insist()
          }}
        />
      )}
      {newer?.conflicts.length === 0 && <DraftNotice kind="savedElsewhere" />}
      {leftOut.length > 0 && <DraftNotice kind="leftOut" names={leftOut} />}
      {restored.kind === 'discarded' && moves === 0 && <DraftNotice kind="discarded" reason={restored.reason} />}
      {form.lacksNumbers && <DraftNotice kind="lacksNumbers" />}
      <ApplicationFrame
        firstName={user.firstName.trim()}
        isReturning={isReturning}
        steps={steps}
        position={position}
        total={total}
        plan={user.plan === null ? undefined : <UserPlan user={user} facts={facts} />}
        focusHeading={moves > 0 || hasFailed}
        onPrevious={form.previous ?? undefined}
        onCancelChange={form.cancelChange ?? undefined}
        onNext={form.next}
        isBusy={sending.state.kind === 'sending' || form.isWaiting}
        status={
          <SaveStatus
            state={saveState({ form, kept, base, isShared, isUntouched: form.revision === draft.revision })}
            saved={savedMoment(form.saved, clock.now())}
            position={position}
            total={total}
          />
        }
        failure={
          newer !== null && newer.conflicts.length > 0 ? (
            <DraftConflicts
              conflicts={newer.conflicts}
              members={newer.mine.application.members}
              onKeepTyped={() => {
                form.settleConflicts('mine')
              }}
              onTakeSaved={() => {
                form.settleConflicts('saved')
              }}
            />
          ) : failure === undefined ? undefined : (
            <ApplicationFailure
              kind={sending.kind}
              message={failureWords({ t, errors: errors.t }, sending.kind, failure)}
              onRetry={() => {
                setHasFailed(true)
                form.retry()
              }}
              onBack={() => {
                setHasFailed(true)
                sending.dismiss()
              }}
            />
          )
        }
      >
        <StepFields
          form={form}
          leadId={user.leadId}
          communicationOptions={communicationOptions}
          agency={{ phone: agency.phone, contactHref: address('/contact') }}
        />
      </ApplicationFrame>
      <SharedDeviceSwitch isShared={isShared} onChoose={choose} />
    </div>
  )
}

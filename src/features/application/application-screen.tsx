import { useMemo, useState } from 'react'

import { ApplicationFailure } from '#components/application/application-failure.tsx'
import { ApplicationFrame } from '#components/application/application-frame.tsx'
import { DraftConflicts } from '#components/application/draft-conflicts.tsx'
import { DraftNotice } from '#components/application/draft-notice.tsx'
import { SaveStatus } from '#components/application/save-status.tsx'
import { useStepOf } from '#components/application/step-of.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { DeviceQuoteNotice, RequoteNotice } from '#components/requote/requote-notice.tsx'
import { SharedDeviceSwitch } from '#components/take-along/shared-device-switch.tsx'
import { agency } from '#content/agency.ts'
import { applicationStatus } from '#domain/account/portal.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { QuoteFacts } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { withNumbersOfForm } from '#domain/application/identity-numbers.ts'
import { applicationSteps, stepsAt } from '#domain/application/application-steps.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { stepPosition } from '#domain/flow/step-order.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { type Misfit, standingMisfits } from '#domain/requote/misfits.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Clock } from '#lib/clock.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { leaveApplication } from '#state/left-application.ts'
import { useUnsentAnswers } from '#state/unsent-answers.ts'
import type { DeviceDraft } from '#state/use-stored-draft.ts'
import { useAccount } from '#state/account.tsx'
import { useSharedDevice } from '#state/shared-device-choice.ts'

import { failureWords, mayHaveArrived } from './application-failure-words.ts'
import { useDraftKeeping } from './draft-keeping.ts'
import { areUnsent, savedMoment, saveState } from './save-state.ts'
import { StepFields } from './step-fields.tsx'
import { useApplication } from './use-application.ts'
import { useCommunicationOptions } from './use-communication-options.ts'
import { useSubmitted } from './use-submitted.ts'
import { UserPlan } from './user-plan.tsx'

export interface ApplicationScreenProps {
  readonly user: VerifiedUser
  readonly token: string
  readonly facts: QuoteFacts
  /** The form's initial state. */
  readonly draft: ApplicationDraft
  readonly kept: DeviceDraft<ApplicationDraft>
  /** What the quote has handed over; null when this device has none. */
  readonly handover: QuoteHandover | null
  readonly clock: Clock
  /** Loads another address of the site. */
  readonly onLeave: (address: string) => void
  /** Opens a new quote for the application (F-81). */
  readonly onRequote: (ask: RequoteAsk) => Promise<void>
  /** The answers that do not fit the application's new quote; undefined without a new quote. */
  readonly misfits?: readonly Misfit[] | undefined
}

/**
 * The application around its step. It is saved with every Next, stored with every change, and sent at the end (F-1,
 * F-2, F-5).
 */
export function ApplicationScreen(props: ApplicationScreenProps) {
  const { user, token, facts, draft, kept, handover, clock, onLeave } = props
  const { t } = useTranslation('application')
  const errors = useTranslation('call-failures')
  const address = useAddress()
  const stepOf = useStepOf()
  const onSubmitted = useSubmitted({ user, token, kept, clock, onLeave })
  const form = useApplication({
    draft,
    user,
    facts,
    token,
    clock,
    ofTab: kept.changedElsewhere?.value ?? null,
    onSubmitted,
  })
  const communicationOptions = useCommunicationOptions(token)
  // Data saved or stored after the form has opened doesn't make this visit a return.
  const [isReturning] = useState(applicationStatus(user) !== 'notStarted' || kept.restored.kind === 'found')
  const [hasFailed, setHasFailed] = useState(false)
  // The answers that the service is known to have, in the form's format.
  const base = useMemo(() => applicationOf(user), [user])
  useDraftKeeping(form, draft, kept, base)
  const { place, sending, application, today, moves, issues, newer, leftOut } = form
  const steps = stepsAt(place)
  const { position, total } = stepPosition(applicationSteps, { application, facts, today }, place.step)
  const failure = sending.state.kind === 'failed' ? sending.state.error : undefined
  const isUnknown = sending.kind === 'submit' && mayHaveArrived(failure)
  const { changedElsewhere, restored } = kept
  const hasSentNothing = form.saved === undefined && (form.sent ?? []).length === 0
  const { isShared, choose } = useSharedDevice()
  const [misfits, setMisfits] = useState(props.misfits)
  const requoting = useOneAtATime()
  const requote = (ask: RequoteAsk) => {
    void requoting.run(async () => {
      await kept.flush()
      leaveApplication({
        leadId: user.leadId,
        draft: { application, place, revision: form.revision, base, sent: form.sent, former: form.former },
      })
      await props.onRequote(ask)
    })
  }
  const status = saveState({ form, kept, base, draft, session: useAccount(), isShared, isReturning })
  useUnsentAnswers(areUnsent(status, form.revision))
  const reach = { phone: agency.phone, contactHref: address('/contact') }
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-3 sm:px-6 sm:py-8 lg:py-12 print:block print:space-y-6">
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
            form.insist(changedElsewhere.value)
          }}
        />
      )}
      {misfits && (
        <RequoteNotice
          misfits={standingMisfits(misfits, { application, facts, today })}
          openerOf={form.openerOf}
          onClose={() => {
            setMisfits(undefined)
          }}
        />
      )}
      {user.requote !== undefined && <DeviceQuoteNotice {...reach} />}
      {newer !== null && newer.taken !== null && (
        <DraftNotice kind="savedElsewhere" origin={newer.origin} taken={newer.taken} hasSentNothing={hasSentNothing} />
      )}
      {leftOut.length > 0 && <DraftNotice kind="leftOut" names={leftOut} />}
      {restored.kind === 'discarded' && moves === 0 && <DraftNotice kind="discarded" reason={restored.reason} />}
      {form.lacksNumbers && <DraftNotice kind="lacksNumbers" />}
      <ApplicationFrame
        firstName={user.firstName.trim()}
        isReturning={isReturning}
        steps={steps}
        position={position}
        total={total}
        plan={
          user.plan === null ? undefined : <UserPlan {...{ user, facts, application, handover }} onRequote={requote} />
        }
        focusHeading={moves > 0 || hasFailed}
        onPrevious={form.previous ?? undefined}
        onCancelChange={form.cancelChange ?? undefined}
        onNext={form.next}
        isBusy={sending.state.kind === 'sending' || form.isWaiting}
        status={
          // After such a submit, nobody knows whether the answers have arrived.
          isUnknown ? undefined : (
            <SaveStatus
              state={status}
              saved={savedMoment(form.saved, clock.now())}
              position={position}
              total={total}
              onTryNow={sending.tryNow}
              isTrying={sending.state.kind === 'sending'}
            />
          )
        }
        failure={
          newer?.taken === null ? (
            <DraftConflicts
              conflicts={newer.conflicts}
              typed={newer.mine.application}
              saved={newer.saved.application}
              origin={newer.origin}
              communicationOptions={communicationOptions}
              onKeepTyped={() => {
                form.settleConflicts('mine')
              }}
              onTakeSaved={() => {
                form.settleConflicts('saved')
              }}
            />
          ) : failure === undefined ? undefined : (
            <ApplicationFailure
              kind={isUnknown ? 'submitUnknown' : sending.kind}
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
        <StepFields {...{ form, user, clock, communicationOptions, handover }} agency={reach} onRequote={requote} />
      </ApplicationFrame>
      <SharedDeviceSwitch isShared={isShared} onChoose={choose} />
    </div>
  )
}

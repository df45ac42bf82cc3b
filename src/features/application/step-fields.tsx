import { agency } from '#content/agency.ts'
import { consentEdition } from '#content/legal/consent.ts'
import { people } from '#content/people.ts'
import type { CommunicationOption } from '#api/communication-options.ts'
import { BelowQuoteNotice } from '#components/application/below-quote-notice.tsx'
import { ConsentPanel } from '#components/application/consent-panel/consent-panel.tsx'
import type { AgencyContact } from '#components/application/quote-note.tsx'
import { PeopleFields } from '#components/application/people-fields.tsx'
import { StartLine } from '#components/plans/start-line.tsx'
import { ReviewAnswers } from '#components/application/review-answers/review-answers.tsx'
import { marketplaceOf } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type ApplicationMember, type MemberRole, withMember } from '#domain/application/application.ts'
import { belowQuoteCents } from '#domain/application/below-quote.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { applicationSteps } from '#domain/application/application-steps.ts'
import { editionOf } from '#domain/content/legal.ts'
import { applicableSteps } from '#domain/flow/step-order.ts'
import { typedIncome } from '#domain/requote/typed-income.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import type { Clock } from '#lib/clock.ts'
import { useBrowserTranslation } from '#lib/browser-translation.ts'

import { ContactStep } from './contact-step.tsx'
import { FinancialStep } from './financial-step.tsx'
import type { ApplicationForm } from './application-form.ts'
import { useExpectedStart } from './use-expected-start.ts'
import { useConsentCopies } from './use-consent-copies.ts'

export interface StepProps {
  readonly form: ApplicationForm
  readonly communicationOptions: readonly CommunicationOption[]
  readonly agency: AgencyContact
  readonly user: VerifiedUser
  readonly clock: Clock
  /** What the quote has handed over; null when this device has none. */
  readonly handover: QuoteHandover | null
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

function ConsentStep({ form, user, clock, communicationOptions, onRequote }: StepProps) {
  const { application, facts, today, openToChange } = form
  const { incomeLimitCents } = facts
  const typedCents = belowQuoteCents(application, incomeLimitCents)
  const expected = useExpectedStart(user, application, clock.now())
  const chosen = communicationOptions.find(({ id }) => String(id) === application.communicationPreference)
  return (
    <>
      <ReviewAnswers
        application={application}
        communicationName={chosen?.name ?? ''}
        steps={applicableSteps(applicationSteps, { application, facts, today }).map(({ id }) => id)}
        planYear={facts.planYear}
        onChange={openToChange}
      />
      {incomeLimitCents !== null && typedCents !== null && (
        <BelowQuoteNotice
          typedCents={typedCents}
          quotedCents={incomeLimitCents}
          hasCredit={user.monthlySubsidyCents > 0}
          onRequote={() => {
            onRequote({ at: 'plans', income: typedIncome(application) })
          }}
        />
      )}
      <StartLine expected={expected} marketplace={marketplaceOf(user)} />
      <ConsentSigning form={form} />
    </>
  )
}

/** The consent and the signature. */
function ConsentSigning({ form: { application, today, change, issues, attempt } }: Pick<StepProps, 'form'>) {
  const facts = {
    consumerName: fullName(application.members[0]),
    agentNames: people.consentAgents,
    phone: agency.phone,
    email: agency.email,
    date: today,
    edition: editionOf(consentEdition),
  }
  const copies = useConsentCopies(facts)
  const isTranslated = useBrowserTranslation(useLanguage())
  return (
    <ConsentPanel
      {...facts}
      onDownload={copies.download}
      hasCopyFailed={copies.hasFailed}
      isTranslated={isTranslated}
      signature={application.signature}
      onSign={(signature) => {
        change((now) => ({ ...now, signature }))
      }}
      issues={issues}
      attempt={attempt}
    />
  )
}

/** The fields of the current step. */
export function StepFields(props: StepProps) {
  const { form, communicationOptions, agency, handover, onRequote } = props
  const { application, place, issues, attempt, change } = form
  const changeMember = (index: number, changed: Partial<ApplicationMember>) => {
    change((now) => withMember(now, index, changed))
  }
  const people = (role: MemberRole) => (
    <PeopleFields
      // Each role has a separate form.
      key={role}
      members={application.members}
      role={role}
      onChange={changeMember}
      planYear={form.facts.planYear}
      agency={agency}
      onRequote={() => {
        onRequote({ at: 'household' })
      }}
      issues={issues}
      attempt={attempt}
    />
  )
  switch (place.step) {
    case 'contact':
    case 'address':
      return <ContactStep {...{ form, communicationOptions, agency, onRequote }} />
    case 'primary':
      return people('primary')
    case 'spouse':
      return people('spouse')
    case 'dependents':
      return people('dependent')
    case 'financial':
      return <FinancialStep {...{ form, agency, handover, onRequote }} hasCredit={props.user.monthlySubsidyCents > 0} />
    case 'consent':
      return <ConsentStep {...props} />
  }
}

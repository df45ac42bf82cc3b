import { Redirect } from 'wouter'

import { Confirmation } from '#components/application/confirmation/confirmation.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { hasSubmitted } from '#domain/account/account-session.ts'
import { accountPrice, savedOutlook } from '#domain/account/quoted-price.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { agency } from '#content/agency.ts'
import { office } from '#content/office.ts'
import { people } from '#content/people.ts'
import { agencyMomentOf } from '#domain/calendar/agency-moment.ts'
import { answerMoment } from '#domain/calendar/business-hours.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { printPage } from '#lib/print-page.ts'
import { useAccount } from '#state/account.tsx'

export interface SubmittedApplicationProps {
  readonly clock?: Clock
}

/** The confirmation of a submitted application; a user without one is sent to the form (F-72). */
export function SubmittedApplication({ clock = systemClock }: SubmittedApplicationProps) {
  const { t } = useTranslation('application')
  const session = useAccount()
  if (session.kind !== 'signedIn') return null
  const { user, receipt } = session
  if (!hasSubmitted(session)) return <Redirect to="/lead" replace />
  return (
    <div className="mx-auto max-w-prose px-4 py-8 sm:px-6 lg:py-12 print:max-w-none print:p-0">
      <PageMeta title={t('confirmationPage.title')} description={t('confirmationPage.description')} />
      <Confirmation
        name={fullName(applicationOf(user).members[0])}
        reference={user.submissionId}
        planName={user.plan?.name ?? receipt?.planName ?? ''}
        issuerName={user.plan?.issuerName ?? ''}
        price={accountPrice(user)}
        credit={{ outlook: savedOutlook(user), creditCents: user.monthlySubsidyCents }}
        expectedStart={receipt?.expectedStart ?? null}
        sentAt={agencyMomentOf(receipt?.submittedAt)}
        signing={receipt?.signing ?? null}
        answerBy={answerMoment(receipt?.submittedAt, clock.now(), office.hours)}
        callers={{
          agentNames: people.consentAgents,
          callsFrom: people.callsFrom,
          phone: agency.phone,
          email: agency.email,
        }}
        portalHref="/portal/status"
        onPrint={printPage}
      />
    </div>
  )
}

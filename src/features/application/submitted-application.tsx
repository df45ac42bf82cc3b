import { Redirect } from 'wouter'

import { Confirmation } from '#components/application/confirmation/confirmation.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { hasSubmitted } from '#domain/account/account-session.ts'
import { accountPrice, doubtfulStatuses } from '#domain/account/quoted-price.ts'
import { fullName } from '#domain/application/signature-name.ts'
import type { Receipt } from '#domain/account/receipt.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { statusLaw } from '#domain/subsidy/status-law.ts'
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

interface SentProps extends Required<SubmittedApplicationProps> {
  readonly user: VerifiedUser
  readonly receipt: Receipt | undefined
}

function Sent({ user, receipt, clock }: SentProps) {
  const { t } = useTranslation('application')
  const isDoubtful = user.monthlySubsidyCents > 0 && doubtfulStatuses(user).includes(true)
  return (
    <div className="mx-auto max-w-prose px-4 py-8 sm:px-6 lg:py-12 print:max-w-none print:p-0">
      <PageMeta title={t('confirmationPage.title')} description={t('confirmationPage.description')} />
      <Confirmation
        name={fullName(user)}
        reference={user.submissionId}
        planName={user.plan?.name ?? receipt?.planName ?? ''}
        issuerName={user.plan?.issuerName ?? ''}
        price={accountPrice(user)}
        expectedStart={receipt?.expectedStart ?? null}
        sentAt={agencyMomentOf(receipt?.submittedAt)}
        signing={receipt?.signing ?? null}
        answerBy={answerMoment(receipt?.submittedAt, clock.now(), office.hours)}
        doubtfulFrom={isDoubtful ? statusLaw.fromPlanYear : null}
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

/** The confirmation of a submitted application; a user without one is sent to the form (F-72). */
export function SubmittedApplication({ clock = systemClock }: SubmittedApplicationProps) {
  const session = useAccount()
  if (session.kind !== 'signedIn') return null
  if (!hasSubmitted(session)) return <Redirect to="/lead" replace />
  return <Sent user={session.user} receipt={session.receipt} clock={clock} />
}

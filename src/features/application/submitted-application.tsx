import { Redirect } from 'wouter'

import { Confirmation } from '#components/application/confirmation.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { hasSubmitted } from '#domain/account/account-session.ts'
import { accountPrice } from '#domain/account/quoted-price.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { office } from '#content/office.ts'
import { answerDay } from '#domain/calendar/business-hours.ts'
import { calendarDay, timeOfDay } from '#domain/calendar/calendar-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'

export interface SubmittedApplicationProps {
  readonly clock?: Clock
  readonly onPrint: () => void
}

/** The confirmation of a submitted application; a user without one is sent to the form (F-72). */
export function SubmittedApplication({ clock = systemClock, onPrint }: SubmittedApplicationProps) {
  const { t } = useTranslation('application')
  const session = useAccount()
  if (session.kind !== 'signedIn') return null
  const { user, receipt } = session
  const moment = receipt && new Date(receipt.submittedAt)
  const isKnown = moment !== undefined && !Number.isNaN(moment.getTime())
  const sentAt = isKnown ? { day: calendarDay(moment), time: timeOfDay(moment) } : null
  if (!hasSubmitted(session)) return <Redirect to="/lead" replace />
  return (
    <div className="mx-auto max-w-prose px-4 py-8 sm:px-6 lg:py-12 print:max-w-none print:p-0">
      <PageMeta title={t('confirmationPage.title')} description={t('confirmationPage.description')} />
      <Confirmation
        name={fullName(user)}
        reference={user.submissionId}
        planName={user.plan?.name ?? receipt?.planName ?? ''}
        issuerName={user.plan?.issuerName ?? ''}
        price={accountPrice(user)}
        sentAt={sentAt}
        answerBy={answerDay(receipt?.submittedAt, clock.now(), office.hours)}
        portalHref="/portal/status"
        onPrint={onPrint}
      />
    </div>
  )
}

import { Redirect } from 'wouter'

import { Confirmation } from '#components/application/confirmation.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { hasSubmitted } from '#domain/account/account-session.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { answerDay } from '#domain/calendar/business-hours.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'

/** Props of the screen. */
export interface SubmittedApplicationProps {
  readonly clock?: Clock
  readonly onPrint: () => void
}

/** What follows a submitted application; who has submitted none is sent to the form (spec 2 §2). */
export function SubmittedApplication({ clock = systemClock, onPrint }: SubmittedApplicationProps) {
  const { t } = useTranslation('application')
  const session = useAccount()
  if (session.kind !== 'signedIn') return null
  const { user, receipt } = session
  if (!hasSubmitted(session)) return <Redirect to="/lead" replace />
  return (
    <div className="mx-auto max-w-prose px-4 py-8 sm:px-6 lg:py-12">
      <PageMeta title={t('confirmationPage.title')} description={t('confirmationPage.description')} />
      <Confirmation
        name={fullName(user)}
        reference={user.submissionId}
        issuerName={user.plan?.issuerName ?? ''}
        answerBy={answerDay(receipt?.submittedAt, clock.now())}
        portalHref="/portal/status"
        onPrint={onPrint}
      />
    </div>
  )
}

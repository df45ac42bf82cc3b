import { Redirect } from 'wouter'

import { Confirmation } from '#components/application/confirmation.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { hasSubmitted } from '#domain/account/account-session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useAccount } from '#state/account.tsx'

/** Props of the screen. */
export interface SubmittedApplicationProps {
  readonly onPrint: () => void
}

/** What follows a submitted application; who has submitted none is sent to the form (spec 2 §2). */
export function SubmittedApplication({ onPrint }: SubmittedApplicationProps) {
  const { t } = useTranslation('application')
  const session = useAccount()
  if (session.kind !== 'signedIn') return null
  const { firstName, lastName, submissionId } = session.user
  if (!hasSubmitted(session)) return <Redirect to="/lead" replace />
  return (
    <div className="mx-auto max-w-prose px-4 py-8 sm:px-6 lg:py-12">
      <PageMeta title={t('confirmationPage.title')} description={t('confirmationPage.description')} />
      <Confirmation
        name={`${firstName.trim()} ${lastName.trim()}`.trim()}
        reference={submissionId}
        portalHref="/portal/status"
        onPrint={onPrint}
      />
    </div>
  )
}

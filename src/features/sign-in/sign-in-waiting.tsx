import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SignInWaitingProps {
  /** Whether this tab left the site after a submit, so the signature has arrived (F-65). */
  readonly isReturn: boolean
}

/** The page while a session starts. It tells a user who returns from signing that the signature has arrived. */
export function SignInWaiting({ isReturn }: SignInWaitingProps) {
  const { t } = useTranslation('login')
  return (
    <>
      <PageMeta
        title={t(isReturn ? 'handover.signed' : 'signIn.title')}
        description={t('signIn.description')}
        keywords={t('signIn.keywords')}
      />
      <LoadingPage label={t(isReturn ? 'handover.signed' : 'handover.waiting')} />
    </>
  )
}

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { Spinner } from '#components/primitives/spinner.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SignInWaitingProps {
  /** Whether this tab left the site after a submit, so the signature has arrived (F-65). */
  readonly isReturn: boolean
}

/** The page while a session starts. Whoever returns from signing reads that the signature has arrived. */
export function SignInWaiting({ isReturn }: SignInWaitingProps) {
  const { t } = useTranslation('login')
  return (
    <div className="grid min-h-screen content-start justify-items-center py-16">
      <PageMeta
        title={t(isReturn ? 'handover.signed' : 'signIn.title')}
        description={t('signIn.description')}
        keywords={t('signIn.keywords')}
      />
      <Spinner label={t(isReturn ? 'handover.signed' : 'handover.waiting')} showLabel />
    </div>
  )
}

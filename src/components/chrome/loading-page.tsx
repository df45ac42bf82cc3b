import { Spinner } from '#components/primitives/spinner.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LoadingPageProps {
  /** What the page waits for, shown beside the mark. By default the page's loading is only announced. */
  readonly label?: string | undefined
}

/**
 * A placeholder while a page loads. It is as high as the window, so the footer does not appear and then move down again
 * (C-93).
 */
export function LoadingPage({ label }: LoadingPageProps) {
  const { t } = useTranslation('common')
  return (
    <div className="grid min-h-screen content-start justify-items-center px-4 py-16">
      <Spinner label={label ?? t('loading.page')} showLabel={label !== undefined} />
    </div>
  )
}

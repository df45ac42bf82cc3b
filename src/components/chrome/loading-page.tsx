import { Spinner } from '#components/primitives/spinner.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** A placeholder while a page loads. */
export function LoadingPage() {
  const { t } = useTranslation('common')
  return (
    <div className="grid place-items-center px-4 py-16">
      <Spinner label={t('loading.page')} />
    </div>
  )
}

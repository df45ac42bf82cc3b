import { NotFound } from '#components/chrome/not-found.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { agency } from '#content/agency.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The 404 page. */
export function NotFoundScreen() {
  const { t } = useTranslation('not-found')
  return (
    <>
      <PageMeta title={t('notFound.title')} description={t('notFound.message')} keywords={t('notFound.keywords')} />
      <NotFound phone={agency.phone} />
    </>
  )
}

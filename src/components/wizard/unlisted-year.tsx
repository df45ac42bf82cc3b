import { PageMeta } from '#components/chrome/page-meta.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface UnlistedYearProps {
  /** The plan year that is quoted on this day. */
  readonly year: number
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
}

/** Replaces the wizard on a day whose quote year has no facts in this build: prices of another year would be wrong. */
export function UnlistedYear({ year, phone }: UnlistedYearProps) {
  const { t } = useTranslation('quote-steps')
  const title = t('unlistedYear.title', { year })
  return (
    <>
      <PageMeta title={title} description={t('unlistedYear.text', { year })} hasError />
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6">
        <Notice
          tone="warning"
          title={title}
          actions={
            <LinkButton href={telHref(phone)} size="sm">
              {t('unlistedYear.call', { phone })}
            </LinkButton>
          }
        >
          {t('unlistedYear.text', { year })}
        </Notice>
      </div>
    </>
  )
}

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface UnlistedYearProps {
  /** The plan year that is quoted on this day. */
  readonly year: number
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** The year before, where a plan of it can still start; undefined where none can. */
  readonly still?: number | undefined
  /** Goes on with the year before. */
  readonly onStill?: (() => void) | undefined
}

/** Replaces the wizard on a day whose quote year has no facts in this build: prices of another year would be wrong. */
export function UnlistedYear({ year, phone, still, onStill }: UnlistedYearProps) {
  const { t } = useTranslation('quote-steps')
  const title = t('unlistedYear.title', { year })
  return (
    <div className="mx-auto grid max-w-page justify-items-start gap-4 px-4 py-10 sm:px-6">
      <PageMeta title={title} description={t('unlistedYear.text', { year })} hasError />
      <FocusHeading focusKey="unlistedYear">{title}</FocusHeading>
      <p className="max-w-prose">{t('unlistedYear.text', { year })}</p>
      <LinkButton href={telHref(phone)}>
        {t('unlistedYear.call')} <span className="whitespace-nowrap">{phone}</span>
      </LinkButton>
      {still !== undefined && (
        <>
          <p className="max-w-prose">{t('unlistedYear.stillText', { year: still })}</p>
          <Button tone="outline" onClick={onStill}>
            {t('unlistedYear.still', { year: still })}
          </Button>
        </>
      )}
    </div>
  )
}

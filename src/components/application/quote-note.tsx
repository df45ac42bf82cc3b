import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

/** The agency, which can also make a new quote for an applicant. */
export interface AgencyContact {
  /** The phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** Address of the contact page. */
  readonly contactHref: string
}

export interface QuoteNoteProps {
  /** Who to contact. */
  readonly agency: AgencyContact
  /**
   * What the step takes from the quote. It selects the button's text.
   * @default other
   */
  readonly about?: 'income' | 'other'
  /** Opens a new quote for the application. */
  readonly onRequote: () => void
}

const link = 'inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong'

/** Says that the price depends on the answers of the quote, and leads to a new quote that keeps the application (F-80). */
export function QuoteNote({ agency, about = 'other', onRequote }: QuoteNoteProps) {
  const { t } = useTranslation('application')
  return (
    <div className="grid justify-items-start gap-2 text-sm text-ink-muted">
      <p>{t('fromQuote.wrong')}</p>
      <Button size="sm" tone="outline" onClick={onRequote}>
        {about === 'income' ? t('fromQuote.income') : t('fromQuote.check')}
      </Button>
      <p className="flex flex-wrap items-center gap-x-5">
        <span>{t('fromQuote.orAgent')}</span>
        <a href={telHref(agency.phone)} className={`${link} whitespace-nowrap tabular-nums`}>
          {t('fromQuote.call', { phone: agency.phone })}
        </a>
        <a href={agency.contactHref} className={link}>
          {t('fromQuote.write')}
        </a>
      </p>
    </div>
  )
}

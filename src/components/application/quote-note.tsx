import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

/** The agency, which can make a new quote for an applicant who already has an account. */
export interface Agency {
  /** The phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** Address of the contact page. */
  readonly contactHref: string
}

export interface QuoteNoteProps {
  /** Who to contact. */
  readonly agency: Agency
}

const link = 'inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong'

/**
 * Tells applicants whose quote has wrong answers to contact an agent, who calculates the price again. The application
 * cannot change these answers, and a new quote would end at a registration that refuses this account's email.
 */
export function QuoteNote({ agency }: QuoteNoteProps) {
  const { t } = useTranslation('application')
  return (
    <div className="text-sm text-ink-muted">
      <p>{t('fromQuote.wrong')}</p>
      <p className="flex flex-wrap gap-x-5">
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

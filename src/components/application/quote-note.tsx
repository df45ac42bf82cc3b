import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

/** Who can make a new quote for somebody who has an account already. */
export interface Agency {
  /** As people read it: 1-800-555-0142. */
  readonly phone: string
  /** Where the contact page is. */
  readonly contactHref: string
}

export interface QuoteNoteProps {
  /** Whom to ask. */
  readonly agency: Agency
}

const link = 'inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong'

/**
 * The way out for somebody whose answers from the quote are wrong. They cannot be changed in the application, and another
 * quote would end at a registration that refuses the email of this account: an agent works the price out again.
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

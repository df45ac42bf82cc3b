import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the note. */
export interface QuoteNoteProps {
  /** Where a new quote begins. */
  readonly newQuoteHref: string
}

/** The way out for somebody whose answers from the quote are wrong, since they cannot be changed in the application. */
export function QuoteNote({ newQuoteHref }: QuoteNoteProps) {
  const { t } = useTranslation('application')
  return (
    <p className="text-sm text-ink-muted">
      {t('fromQuote.wrong')}{' '}
      <a href={newQuoteHref} className="inline-block py-0.5 font-semibold text-primary underline">
        {t('fromQuote.startAgain')}
      </a>
    </p>
  )
}

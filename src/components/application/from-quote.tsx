import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ChangeQuotedProps {
  /** The name of the value, read after "Change". */
  readonly name: string
  /** Opens a new quote at the question of the value. */
  readonly onChange: () => void
}

/** The way to change what the quote has settled (F-80). */
export function ChangeQuoted({ name, onChange }: ChangeQuotedProps) {
  const { t } = useTranslation('application')
  return (
    <button
      type="button"
      onClick={onChange}
      className="inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong"
    >
      <span>
        {t('fromQuote.change')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </button>
  )
}

export interface FromQuoteProps extends ChangeQuotedProps {
  /** The note; "From your quote" by default. */
  readonly note?: string | undefined
}

/** The note of a value that the quote has settled, and the way to change it (F-80). */
export function FromQuote({ note, ...change }: FromQuoteProps) {
  const { t } = useTranslation('application')
  return (
    <>
      {note ?? t('fromQuote.note')} <ChangeQuoted {...change} />
    </>
  )
}

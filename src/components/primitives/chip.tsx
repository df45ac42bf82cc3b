import { X } from 'lucide-react'

export interface ChipProps {
  /** The choice's text. */
  readonly text: string
  /** The choice's language if it differs from the page's. */
  readonly lang?: 'en' | undefined
  /** The remove button's name, which includes the text: "Remove Silver". */
  readonly removeLabel: string
  /** Called when the choice is removed. */
  readonly onRemove: () => void
}

/** An active choice with a remove button. The button is 32 px, and 44 px on touch screens. */
export function Chip({ text, lang, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="forced-border inline-flex max-w-full items-center gap-1 rounded-full bg-primary-soft py-1 ps-3.5 pe-1 text-sm leading-snug font-semibold text-primary-strong">
      <span lang={lang} translate={lang && 'no'} className="min-w-0">
        {text}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        className="relative inline-grid size-8 shrink-0 place-items-center rounded-full before:absolute before:-inset-1.5 hover:bg-primary-wash"
        onClick={onRemove}
      >
        <X aria-hidden strokeWidth={1.9} className="size-4" />
      </button>
    </span>
  )
}

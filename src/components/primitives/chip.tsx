import { X } from 'lucide-react'

export interface ChipProps {
  /** The choice in words. */
  readonly text: string
  /** The choice's language, where it is not the page's. */
  readonly lang?: 'en' | undefined
  /** The remove button's name; it holds the text, as in "Remove Silver". */
  readonly removeLabel: string
  /** Called when the choice is taken back. */
  readonly onRemove: () => void
}

/** A choice in force that can be taken back. The button is 32 px, and 44 px for a finger. */
export function Chip({ text, lang, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="forced-border inline-flex max-w-full items-center gap-1 rounded-full bg-primary-soft py-1 ps-3.5 pe-1 text-sm leading-snug font-semibold text-primary-strong">
      <span lang={lang} className="min-w-0">
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

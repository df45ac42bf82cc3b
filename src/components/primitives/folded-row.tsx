import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { cn } from '#lib/cn.ts'

export interface FoldedRowProps {
  /** The row's text on a phone: one line that says the most important fact. `aria-expanded` gives the state. */
  readonly summary: ReactNode
  /** A decorative icon before the text. */
  readonly icon?: ReactNode
  /** The content. On a wide screen and on paper it is always shown, without the row. */
  readonly children: ReactNode
}

/**
 * Content that a phone folds into one line of 44 px, so that what follows starts on the first screen. The line opens it.
 * The content stays mounted, so nothing typed or opened in it is lost.
 */
export function FoldedRow({ summary, icon, children }: FoldedRowProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className="group flex min-h-target w-full items-center gap-2 px-3 py-px text-start text-sm leading-snug font-semibold text-ink md:hidden print:hidden"
        onClick={() => {
          setOpen(!open)
        }}
      >
        {icon}
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.9}
          className="size-5 shrink-0 text-primary transition-transform duration-base group-aria-expanded:rotate-180"
        />
      </button>
      <div
        id={panelId}
        className={cn('grid min-w-0 gap-4 max-md:px-3 max-md:pb-3', !open && 'max-md:hidden print:grid')}
      >
        {children}
      </div>
    </div>
  )
}

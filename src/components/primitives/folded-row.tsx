import { ChevronDown } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'

import { cn } from '#lib/cn.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'
import { whenIdle } from '#lib/when-idle.ts'

export interface FoldedRowProps {
  /** The row's text on a phone: one line that says the most important fact. `aria-expanded` gives the state. */
  readonly summary: ReactNode
  /** A decorative icon before the text. */
  readonly icon?: ReactNode
  /**
   * On a phone the row is a heading of level 2. The content's own heading is then for wide screens only.
   * @default false
   */
  readonly isHeading?: boolean
  /** Whether a phone shows the content. With `onOpenChange`, the parent keeps the state. */
  readonly open?: boolean
  /** Called with the new state when the row is pressed. */
  readonly onOpenChange?: (open: boolean) => void
  /** The content. On a wide screen and on paper it is always shown, without the row. */
  readonly children: ReactNode
}

/**
 * Content that a phone collapses into a row of 44 px, so the content below starts on the first screen. Pressing the row
 * opens it. The content is rendered when the browser is idle, or when it is opened, and then stays mounted, so its
 * state is kept.
 */
export function FoldedRow({ summary, icon, isHeading = false, open: given, onOpenChange, children }: FoldedRowProps) {
  const [own, setOwn] = useState(false)
  const [isBuilt, setIsBuilt] = useState(false)
  const isWide = useWideScreen('md')
  const panelId = useId()
  useEffect(
    () =>
      whenIdle(() => {
        startTransition(() => {
          setIsBuilt(true)
        })
      }),
    [],
  )
  const open = given ?? own
  const row = (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      className="group flex min-h-target w-full items-center gap-2 px-3 py-px text-start font-sans text-sm leading-snug font-semibold tracking-normal text-ink md:hidden print:hidden"
      onClick={() => {
        setOwn(!open)
        onOpenChange?.(!open)
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
  )
  return (
    <div className="min-w-0">
      {isHeading ? <h2 className="md:hidden print:hidden">{row}</h2> : row}
      <div
        id={panelId}
        className={cn('grid min-w-0 gap-3 max-md:px-3 max-md:pb-3', !open && 'max-md:hidden print:grid')}
      >
        {(isWide || open || isBuilt) && children}
      </div>
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'

import { cn } from '#lib/cn.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** The row's look on a wide screen, where it stands in a row of others. A phone has one look. */
const looks = {
  plain: 'text-primary-strong md:rounded-full md:border md:border-border md:bg-surface',
  hero: 'forced-border text-ink md:rounded-card md:bg-hero md:text-on-hero',
  accent: 'forced-border text-ink md:rounded-card md:bg-accent-wash',
} as const

/** The classes of a row that is hidden from a width on, where its content is shown without it. */
const alone = {
  md: { row: 'text-primary-strong', head: 'md:hidden', panel: 'max-md:px-3 max-md:pb-3', closed: 'max-md:hidden' },
  lg: { row: 'text-primary-strong', head: 'lg:hidden', panel: 'max-lg:px-3 max-lg:pb-3', closed: 'max-lg:hidden' },
} as const

export interface FoldedRowProps {
  /** The row's text: one line that says the most important fact. `aria-expanded` gives the state. */
  readonly summary: ReactNode
  /** A decorative icon before the text. */
  readonly icon?: ReactNode
  /** A word at the end of the row that says what opens. A phone has no room for it. */
  readonly hint?: string
  /**
   * The row's colours on a wide screen.
   * @default plain
   */
  readonly look?: keyof typeof looks
  /** Classes for the row's place in the grid of a wide screen. */
  readonly className?: string
  /** Classes for the content's place in that grid. */
  readonly panelClassName?: string
  /**
   * The row is a heading of level 2.
   * @default false
   */
  readonly isHeading?: boolean
  /** The width from which the content is shown without the row. Without it, every width has the row. */
  readonly aloneFrom?: keyof typeof alone
  /** Whether the content is shown. With `onOpenChange`, the parent keeps the state. */
  readonly open?: boolean
  /** Called with the new state when the row is pressed. */
  readonly onOpenChange?: (open: boolean) => void
  /** The content. On paper it is always shown, without the row. */
  readonly children: ReactNode
}

/**
 * Content that is collapsed into a row, so the content below starts on the first screen. Pressing the row opens it. The
 * content is rendered when the browser is idle, or when it is shown, and then stays mounted, so its state is kept. On a
 * wide screen row and content are two items of the grid around them.
 */
export function FoldedRow(props: FoldedRowProps) {
  const { summary, icon, hint, look = 'plain', className, panelClassName, isHeading = false, aloneFrom } = props
  const [own, setOwn] = useState(false)
  const [isBuilt, setIsBuilt] = useState(false)
  const isWide = useWideScreen(aloneFrom ?? 'md')
  const ofWidth = aloneFrom && alone[aloneFrom]
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
  const open = props.open ?? own
  // A dialog in the content may be open when the window, or the paper, becomes narrower.
  if (!isBuilt && (open || (ofWidth && isWide))) setIsBuilt(true)
  const Tag = isHeading ? 'h2' : 'div'
  return (
    <div className="min-w-0 md:contents">
      <Tag className={cn('grid min-w-0 print:hidden', ofWidth?.head, className)}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          className={cn(
            'group flex min-h-target w-full min-w-0 items-center gap-2 px-3 py-px text-start font-sans text-sm leading-snug font-semibold tracking-normal',
            ofWidth?.row ?? looks[look],
          )}
          onClick={() => {
            setOwn(!open)
            props.onOpenChange?.(!open)
          }}
        >
          {icon}
          <span className="min-w-0 flex-1">{summary}</span>
          {hint !== undefined && <span className="underline underline-offset-4 max-md:hidden">{hint}</span>}
          <ChevronDown
            aria-hidden
            strokeWidth={1.9}
            className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
          />
        </button>
      </Tag>
      <div
        id={panelId}
        className={cn(
          'min-w-0 gap-3 print:grid',
          ofWidth?.panel ?? 'max-md:px-3 max-md:pb-3',
          open || ofWidth ? 'grid' : 'hidden',
          !open && ofWidth?.closed,
          panelClassName,
        )}
      >
        {isBuilt && props.children}
      </div>
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { cn } from '#lib/cn.ts'

export interface DisclosureProps {
  /** The button's text, the same when open and closed. `aria-expanded` gives the state. */
  readonly summary: ReactNode
  /** The panel's content. */
  readonly children: ReactNode
  /** Whether the panel is open. With `onOpenChange`, the parent keeps the state. */
  readonly open?: boolean
  /** Called with the new state when the button is pressed. */
  readonly onOpenChange?: (open: boolean) => void
  /**
   * Whether the panel is open initially.
   * @default false
   */
  readonly defaultOpen?: boolean
  /**
   * `text` looks like a link. `row` spans the width like a list's heading.
   * @default text
   */
  readonly look?: 'text' | 'row'
  /** Content before the button in its line, such as the heading of the section that the panel explains. */
  readonly beside?: ReactNode
  /** Classes for its position. */
  readonly className?: string
}

/** A button that shows and hides the panel below it. The panel stays mounted, so text typed in it is kept. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open: given, onOpenChange, defaultOpen = false, look = 'text', beside, className } = props
  const [own, setOwn] = useState(defaultOpen)
  const panelId = useId()
  const open = given ?? own
  const toggle = () => {
    setOwn(!open)
    onOpenChange?.(!open)
  }
  const button = (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      className={cn(
        'group inline-flex min-h-target items-center gap-1.5 text-start font-semibold',
        look === 'text' ? 'text-primary underline-offset-4 hover:underline' : 'w-full justify-between text-ink',
        beside !== undefined && 'print:hidden',
      )}
      onClick={toggle}
    >
      {summary}
      <ChevronDown
        aria-hidden
        strokeWidth={1.9}
        className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
      />
    </button>
  )
  return (
    <div className={className}>
      {beside === undefined ? (
        button
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {beside}
          {button}
        </div>
      )}
      <div id={panelId} hidden={!open} className="pt-1 pb-2">
        {children}
      </div>
    </div>
  )
}

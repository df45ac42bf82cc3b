import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface TabItem {
  readonly id: string
  readonly label: string
  /** Decorative. */
  readonly icon?: ReactNode
  readonly content: ReactNode
  /** Puts the panel itself in the tab order; for panels without a control inside. */
  readonly focusable?: boolean
}

export interface TabsProps {
  /** Names the row of tabs. */
  readonly label: string
  /** The tabs in order: `id`, `label` and the panel's `content`, perhaps an `icon`; `focusable` for a panel without controls. */
  readonly items: readonly TabItem[]
  /** The id of the open tab. */
  readonly selected: string
  /** Called with the id of the tab to open; a press may tell it twice. */
  readonly onSelect: (id: string) => void
  /** Keeps hidden panels in the page, so that what was typed in them is kept. */
  readonly keepMounted?: boolean
  /** Classes for the place that the tabs stand in. */
  readonly className?: string
}

/** Takes Radix's inline styles away, which the content policy refuses in prerendered pages. */
const noInlineStyle = { outline: undefined, animationDuration: undefined }

/** Tabs whose panels open as soon as the arrow keys reach them (APG tabs pattern); one stop in the tab order. */
export function Tabs({ label, items, selected, onSelect, keepMounted = false, className }: TabsProps) {
  return (
    <Radix.Root value={selected} onValueChange={onSelect} className={className}>
      <Radix.List aria-label={label} style={noInlineStyle} className="flex border-b-2 border-border print:hidden">
        {items.map(({ id, label: name, icon }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-0.5 inline-flex min-h-target flex-auto items-center justify-center gap-2 border-b-4 border-transparent px-2 py-2 text-sm leading-snug font-semibold text-ink-muted not-aria-selected:hover:border-control not-aria-selected:hover:text-ink aria-selected:border-primary aria-selected:text-primary sm:flex-none sm:px-5 sm:text-base forced-colors:not-aria-selected:border-dotted"
          >
            {icon}
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(
        ({ id, content, focusable = false }) =>
          (keepMounted || id === selected) && (
            <Radix.Content
              key={id}
              value={id}
              forceMount
              asChild
              hidden={id !== selected}
              tabIndex={focusable ? 0 : undefined}
            >
              <div style={noInlineStyle} className="rounded-sm pt-5">
                {content}
              </div>
            </Radix.Content>
          ),
      )}
    </Radix.Root>
  )
}

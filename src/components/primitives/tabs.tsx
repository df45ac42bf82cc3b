import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface TabItem {
  readonly id: string
  readonly label: string
  /** A decorative icon. */
  readonly icon?: ReactNode
  readonly content: ReactNode
  /** Puts the panel in the tab order. For panels without a control. */
  readonly focusable?: boolean
}

export interface TabsProps {
  /** The name of the row of tabs. */
  readonly label: string
  /**
   * The tabs in order: `id`, `label` and the panel's `content`, optionally an `icon`, and `focusable` for a panel
   * without controls.
   */
  readonly items: readonly TabItem[]
  /** Id of the open tab. */
  readonly selected: string
  /** Called with the id of the tab to open. A press may call it twice. */
  readonly onSelect: (id: string) => void
  /** Keeps hidden panels mounted, so text typed in them is kept. */
  readonly keepMounted?: boolean
  /** Classes for the tabs' position. */
  readonly className?: string
}

/** Removes Radix's inline styles, which the content policy refuses in prerendered pages. */
const noInlineStyle = { outline: undefined, animationDuration: undefined }

/** Tabs whose panels open as soon as the arrow keys reach them (APG tabs pattern). They are one tab stop. */
export function Tabs({ label, items, selected, onSelect, keepMounted = false, className }: TabsProps) {
  return (
    <Radix.Root value={selected} onValueChange={onSelect} className={className}>
      <Radix.List
        aria-label={label}
        style={noInlineStyle}
        className="flex flex-wrap border-b-2 border-border print:hidden"
      >
        {items.map(({ id, label: name, icon }) => (
          <Radix.Trigger
            key={id}
            value={id}
            // `aria-controls` must not name a panel that is not mounted.
            {...(!keepMounted && id !== selected && { 'aria-controls': undefined })}
            // Radix listens to mousedown only. Voice control and some screen readers send a click alone.
            onClick={() => {
              onSelect(id)
            }}
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

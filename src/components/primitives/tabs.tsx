import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { cn } from '#lib/cn.ts'

import { tabAfterKey } from './tab-after-key.ts'

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
  /** Given together with `onSelect`, the parent keeps the choice; else the first tab is open at first. */
  readonly selected?: string
  /** Called with the id of the tab that was chosen. */
  readonly onSelect?: (id: string) => void
  /** Keeps hidden panels in the page, so that what was typed in them is kept. */
  readonly keepMounted?: boolean
  /** Classes for the place that the tabs stand in. */
  readonly className?: string
}

/** Tabs whose panels open as soon as the arrow keys reach them (APG tabs pattern); one stop in the tab order. */
export function Tabs({ label, items, selected: given, onSelect, keepMounted = false, className }: TabsProps) {
  const baseId = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(items[0]?.id)
  const selected = given ?? own

  const select = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, items.length)
    const item = next === undefined ? undefined : items[next]
    if (item === undefined) return
    event.preventDefault()
    select(item.id)
    row.current?.querySelectorAll('button')[items.indexOf(item)]?.focus()
  }
  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} className="flex border-b-2 border-border print:hidden">
        {items.map(({ id, label: name, icon }, index) => {
          const isSelected = id === selected
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${baseId}-${id}`}
              aria-selected={isSelected}
              aria-controls={isSelected || keepMounted ? `${baseId}-${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={cn(
                '-mb-0.5 inline-flex min-h-target flex-auto items-center justify-center gap-2 border-b-4 px-2 py-2 text-sm leading-snug font-semibold sm:flex-none sm:px-5 sm:text-base',
                isSelected
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-muted hover:border-control hover:text-ink forced-colors:border-dotted',
              )}
              onClick={() => {
                select(id)
              }}
              onKeyDown={(event) => {
                moveByKey(event, index)
              }}
            >
              {icon}
              {name}
            </button>
          )
        })}
      </div>
      {items.map(({ id, content, focusable = false }) =>
        id === selected || keepMounted ? (
          <div
            key={id}
            role="tabpanel"
            id={`${baseId}-${id}-panel`}
            aria-labelledby={`${baseId}-${id}`}
            hidden={id !== selected}
            className="rounded-sm pt-5"
            {...(focusable && { tabIndex: 0 })}
          >
            {content}
          </div>
        ) : null,
      )}
    </div>
  )
}

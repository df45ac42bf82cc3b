import { type KeyboardEvent, useRef } from 'react'

import { tabAfterKey } from '#components/primitives/tab-after-key.ts'

export interface CarouselDotsProps {
  /** Names the row. */
  readonly label: string
  /** Slides in all. */
  readonly count: number
  /** The slide now shown, counted from 0. */
  readonly current: number
  /** The name of a dot, "Slide 2"; counted from 1. */
  readonly dotLabel: (position: number) => string
  /** The id of a dot, by its slide counted from 0. */
  readonly tabId: (index: number) => string
  /** The id of a slide, counted from 0. */
  readonly panelId: (index: number) => string
  /** Called with the slide to show, counted from 0. */
  readonly onSelect: (index: number) => void
}

/** One dot a slide, as tabs with one stop in the tab order; the arrow keys show the slide they reach (APG carousel). */
export function CarouselDots({ label, count, current, dotLabel, tabId, panelId, onSelect }: CarouselDotsProps) {
  const row = useRef<HTMLDivElement>(null)
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, count)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    row.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label={label} className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={tabId(index)}
          aria-label={dotLabel(index + 1)}
          aria-selected={index === current}
          aria-controls={panelId(index)}
          tabIndex={index === current ? 0 : -1}
          className="group grid h-target max-w-target min-w-6 flex-1 place-items-center rounded-full md:size-target md:flex-none"
          onClick={() => {
            onSelect(index)
          }}
          onKeyDown={(event) => {
            moveByKey(event, index)
          }}
        >
          <span className="size-3 rounded-full border-2 border-control group-hover:border-primary group-aria-selected:size-4 group-aria-selected:border-8 group-aria-selected:border-primary" />
        </button>
      ))}
    </div>
  )
}

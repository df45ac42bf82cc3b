import { type MouseEvent, type ReactNode, useRef } from 'react'

/** What is shown within, and what its layout goes by. */
export interface SteadyPressProps {
  /** Names the layout, such as the step; a double click that changes it presses nothing of the next one. */
  readonly layout: string
  /** What is pressed: the steps in their layouts. */
  readonly children: ReactNode
}

/** Where a press went down. */
interface Press {
  readonly layout: string
  readonly control: Element | null
  readonly scrollY: number
}

/** The control that a press is for; a label presses its own control. */
function pressed({ target }: MouseEvent): Element | null {
  const control =
    target instanceof Element ? target.closest('a, button, input, label, select, summary, textarea') : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Drops the second half of a double click where the first half has changed what is shown: another layout, or another control
 * under the pointer, as when a dialog closes. Nobody meant to press that. Other presses pass, however quick.
 */
export function SteadyPress({ layout, children }: SteadyPressProps) {
  const presses = useRef<{ readonly before: Press | null; readonly now: Press | null }>({ before: null, now: null })
  // Not at the click, which comes late or never where the press itself changes the page.
  const begin = (event: MouseEvent) => {
    presses.current = {
      before: presses.current.now,
      now: { layout, control: pressed(event), scrollY: window.scrollY },
    }
  }
  const steady = (event: MouseEvent) => {
    const { before } = presses.current
    // Keys and scripts press without a count.
    if (event.detail <= 1 || before === null) return
    // Whoever has scrolled in between has chosen anew.
    if (before.layout === layout && (before.control === pressed(event) || before.scrollY !== window.scrollY)) return
    // A third press is measured by the first as well.
    presses.current = { before, now: before }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="contents" role="presentation" onPointerDownCapture={begin} onClickCapture={steady}>
      {children}
    </div>
  )
}

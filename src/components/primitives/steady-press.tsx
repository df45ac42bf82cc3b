import { type MouseEvent, type ReactNode, useRef } from 'react'

/** What is shown within, and what its layout goes by. */
export interface SteadyPressProps {
  /** Names the layout, such as the step; a double click that changes it presses nothing of the next one. */
  readonly layout: string
  /** What is pressed: the steps in their layouts. */
  readonly children: ReactNode
}

/** The control that a press is for; a label presses its own control. */
function pressed({ target }: MouseEvent): Element | null {
  const control =
    target instanceof Element ? target.closest('a, button, input, label, select, summary, textarea') : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Drops the second half of a double click where the first half has changed what is shown, by another layout or by moving
 * another control under the pointer: nobody meant to press that. Other presses pass, however quick.
 */
export function SteadyPress({ layout, children }: SteadyPressProps) {
  const first = useRef<{ readonly layout: string; readonly control: Element | null; readonly scrollY: number }>(null)
  const steady = (event: MouseEvent) => {
    const control = pressed(event)
    const { scrollY } = window
    // Keys and scripts press without a count.
    if (event.detail <= 1) {
      first.current = { layout, control, scrollY }
      return
    }
    const { current } = first
    if (current === null) return
    // Whoever has scrolled in between has chosen anew.
    if (current.layout === layout && (current.control === control || current.scrollY !== scrollY)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="contents" role="presentation" onClickCapture={steady}>
      {children}
    </div>
  )
}

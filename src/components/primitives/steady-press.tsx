import { type MouseEvent, type ReactNode, useRef } from 'react'

/** Props of the guard: the content, and the name of its layout. */
export interface SteadyPressProps {
  /**
   * Identifies the layout, such as the step. The second press of a double click that changes the layout has no effect.
   */
  readonly layout: string
  /** The guarded content: the steps in their layouts. */
  readonly children: ReactNode
}

/** The start of a press. */
interface Press {
  readonly layout: string
  readonly control: Element | null
  readonly scrollY: number
}

/** Returns the control that a press is for. A press on a label is for its control. */
function pressed({ target }: MouseEvent): Element | null {
  const control =
    target instanceof Element ? target.closest('a, button, input, label, select, summary, textarea') : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Ignores the second press of a double click if the first press changed the page: another layout, or another control
 * under the pointer, as when a dialog closes. The user did not mean to press the new control. All other presses pass,
 * however quick.
 */
export function SteadyPress({ layout, children }: SteadyPressProps) {
  const presses = useRef<{ readonly before: Press | null; readonly now: Press | null }>({ before: null, now: null })
  // This records the pointer's press and not the click, which comes late or never if the press changes the page.
  const begin = (event: MouseEvent) => {
    presses.current = {
      before: presses.current.now,
      now: { layout, control: pressed(event), scrollY: window.scrollY },
    }
  }
  const isStray = (event: MouseEvent) => {
    const { before } = presses.current
    // Presses by keys and scripts have no click count.
    if (event.detail <= 1 || before === null) return false
    // A scroll in between means that the press is intended.
    return before.layout !== layout || (before.control !== pressed(event) && before.scrollY === window.scrollY)
  }
  // A press on the background of the new page would take the focus from its heading.
  const keepFocus = (event: MouseEvent) => {
    if (isStray(event)) event.preventDefault()
  }
  const steady = (event: MouseEvent) => {
    if (!isStray(event)) return
    // A third press is compared with the first as well.
    presses.current = { before: presses.current.before, now: presses.current.before }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className="contents"
      role="presentation"
      onPointerDownCapture={begin}
      onMouseDownCapture={keepFocus}
      onClickCapture={steady}
    >
      {children}
    </div>
  )
}

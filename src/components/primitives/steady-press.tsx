import { type MouseEvent, type ReactNode, useRef } from 'react'

/** What is shown within, and what its layout goes by. */
export interface SteadyPressProps {
  /** Names the layout, such as the step; a double click that changes it presses nothing of the next one. */
  readonly layout: string
  /** What is pressed: the steps in their layouts. */
  readonly children: ReactNode
}

/**
 * Drops the second half of a double click where the first half has changed what is shown: nobody meant to press what came under
 * the pointer. Other presses pass, however quick.
 */
export function SteadyPress({ layout, children }: SteadyPressProps) {
  const pressedAt = useRef(layout)
  const steady = (event: MouseEvent) => {
    // Keys and scripts press without a count.
    if (event.detail <= 1) {
      pressedAt.current = layout
      return
    }
    if (pressedAt.current === layout) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="contents" role="presentation" onClickCapture={steady}>
      {children}
    </div>
  )
}

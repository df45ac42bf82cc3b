import { type PointerEvent, type RefCallback, type RefObject, useCallback, useRef, useState } from 'react'

/** Time on the screen in milliseconds after which the visitor counts as reading. */
const glanceMs = 2_000

/** Events of scrolling by the visitor. The page also scrolls by itself, to the heading that takes the focus. */
const scrollingActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Handlers with which the box around the cards reports a visitor's presence. */
export interface ReadingProps {
  readonly ref: RefCallback<HTMLElement>
  readonly onPointerDown: () => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onFocus: () => void
}

/** Whether the visitor is reading a list. */
export interface Reading {
  readonly isReading: boolean
  /** Returns to the start: nothing of the list counts as read. */
  readonly startOver: () => void
  /** The box around the cards, while it is on the page. */
  readonly box: RefObject<HTMLElement | null>
  readonly props: ReadingProps
}

function isOnScreen(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

/**
 * Detects whether the visitor has started to read the list of a view: touched it, moved the mouse over it, put the
 * focus into it, scrolled by hand with it on the screen, or had it there for two seconds. Each view starts unread. Once
 * it counts as read, it stays so.
 */
export function useReading(viewKey: string): Reading {
  const [readKey, setReadKey] = useState<string | null>(null)
  const current = useRef<HTMLElement>(null)
  const isReading = readKey === viewKey
  // A visitor who returns to a view starts again.
  if (readKey !== null && !isReading) setReadKey(null)
  const begin = () => {
    setReadKey(viewKey)
  }
  // The box is a ref and not state, because state would render a list twice when it appears.
  const watch = useCallback(
    (box: HTMLElement | null) => {
      current.current = box
      if (isReading || !box) return
      const ended = new AbortController()
      const options = { passive: true, capture: true, signal: ended.signal }
      const look = () => {
        if (isOnScreen(box)) setReadKey(viewKey)
      }
      const followScroll = () => {
        addEventListener('scroll', look, options)
      }
      for (const act of scrollingActs) addEventListener(act, followScroll, { ...options, once: true })
      const glance = setInterval(look, glanceMs)
      return () => {
        ended.abort()
        clearInterval(glance)
      }
    },
    [isReading, viewKey],
  )
  return {
    isReading,
    startOver: () => {
      setReadKey(null)
    },
    box: current,
    props: {
      ref: watch,
      onPointerDown: begin,
      // A list that appears under a resting mouse is not read yet.
      onPointerMove: (event) => {
        if (event.movementX !== 0 || event.movementY !== 0) begin()
      },
      onFocus: begin,
    },
  }
}

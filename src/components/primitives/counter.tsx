import { useLayoutEffect, useRef, useState } from 'react'

/** How much of the counter must be in view before it counts (C-21). */
const visibleShare = 0.1

export interface CounterProps {
  /** The number that the count ends at. */
  readonly target: number
  /** How a number is written in the page's language. */
  readonly format: (value: number) => string
  /** Length of the count. */
  readonly milliseconds?: number
  /** Classes for the number. */
  readonly className?: string
}

/** Fast at first, gently at the end, so that the last digits can be read. */
const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/**
 * A number that counts up from zero once it comes into view; under reduced motion it stands still. The final number is
 * always there as text: it is what is prerendered, heard and printed, and it keeps the width, while the count is drawn over it.
 * A prerendered one stays unseen until its script counts (`counts-up` of the base styles).
 */
export function Counter({ target, format, milliseconds = 2000, className }: CounterProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number>()

  // Before anything is painted: nobody sees the final number fall back to zero.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setShown(0)
    let frame = 0
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, now - start) / milliseconds)
        setShown(progress < 1 ? Math.floor(target * easeOut(progress)) : undefined)
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const views = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        views.disconnect()
        count(performance.now())
      },
      { threshold: visibleShare },
    )
    views.observe(element)
    return () => {
      views.disconnect()
      cancelAnimationFrame(frame)
      setShown(undefined)
    }
  }, [target, milliseconds])

  return (
    <span ref={box} className={className}>
      <span className="relative inline-block tabular-nums">
        <span className={shown === undefined ? 'counts-up' : 'opacity-0 print:opacity-100'}>{format(target)}</span>
        {shown !== undefined && (
          <span aria-hidden className="absolute inset-0 whitespace-nowrap print:hidden">
            {format(shown)}
          </span>
        )}
      </span>
    </span>
  )
}

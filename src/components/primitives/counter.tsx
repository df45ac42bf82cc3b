import { useLayoutEffect, useRef, useState } from 'react'

/** Share of the counter that must be in view before it counts (C-21). */
const visibleShare = 0.1

export interface CounterProps {
  /** The final number. */
  readonly target: number
  /** Formats a number in the page's language. */
  readonly format: (value: number) => string
  /** Duration of the count, in milliseconds. */
  readonly milliseconds?: number
  /** Classes for the number. */
  readonly className?: string
}

/** Slows down towards the end, so the last digits can be read. */
const easeOut = (progress: number) => 1 - 2 ** (-10 * progress)

/** A number far from the final one is too faint to read, so that nobody reads a false number. */
const opacityOf = (share: number) => String(share ** 16)

/**
 * A number that counts up from zero once it comes into view. Under reduced motion it does not move. The final number is
 * always present as text: it is prerendered, read by screen readers and printed, and it keeps the width. The count is
 * drawn over it, and fades in as it nears the final number. A prerendered counter is hidden until its script counts (`counts-up` in the base styles).
 */
export function Counter({ target, format, milliseconds = 2000, className }: CounterProps) {
  const box = useRef<HTMLSpanElement>(null)
  const drawn = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number>()

  // A layout effect runs before the first paint, so the final number is never seen falling back to zero.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setShown(0)
    let frame = 0
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, now - start) / milliseconds)
        const value = Math.floor(target * easeOut(progress))
        if (drawn.current) drawn.current.style.opacity = opacityOf(value / target)
        setShown(progress < 1 ? value : undefined)
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
          <span ref={drawn} aria-hidden translate="no" className="absolute inset-0 whitespace-nowrap print:hidden">
            {format(shown)}
          </span>
        )}
      </span>
    </span>
  )
}

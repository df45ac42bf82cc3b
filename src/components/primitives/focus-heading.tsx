import { type ComponentProps, useLayoutEffect, useRef } from 'react'

import { cn } from '#lib/cn.ts'

const looks = {
  1: 'text-3xl font-bold sm:text-4xl',
  2: 'text-2xl font-semibold sm:text-3xl',
  3: 'text-xl font-semibold',
} as const

/** The look of a heading in one line with other content. */
const lowLook = 'text-2xl font-bold md:text-3xl'

export interface FocusHeadingProps extends Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'> {
  /** The heading's level, which decides its size. */
  readonly level?: keyof typeof looks
  /** Identifies the step or page. When it changes, the heading takes the focus, so a screen reader starts there. */
  readonly focusKey: string
  /**
   * `low` is for a heading in one line with other content.
   * @default the size of its level
   */
  readonly size?: 'low'
  /** Takes the focus on mount as well. For a heading that a navigation mounts, never for the first page. */
  readonly focusOnMount?: boolean
}

/** The heading of a step or page that appears without a page load. */
export function FocusHeading({
  level = 1,
  size,
  focusKey,
  focusOnMount = false,
  className,
  ...rest
}: FocusHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const focusedFor = useRef(focusOnMount ? undefined : focusKey)
  // A layout effect runs before the paint. A later effect could take the focus from a visitor who has already moved on.
  useLayoutEffect(() => {
    if (focusedFor.current === focusKey) return
    focusedFor.current = focusKey
    const heading = ref.current
    heading?.focus()
    return () => {
      // A page that suspends again hides its heading, which then loses the focus. It takes the focus again when it is
      // shown.
      if (document.activeElement === heading) focusedFor.current = undefined
    }
  }, [focusKey])
  const Tag = `h${level}` as const
  return <Tag {...rest} ref={ref} tabIndex={-1} className={cn(size === 'low' ? lowLook : looks[level], className)} />
}

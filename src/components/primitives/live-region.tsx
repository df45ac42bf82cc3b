import { useEffect, useState } from 'react'

import { MarkedText } from './marked-text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface LiveRegionProps {
  /** The news; each new text is announced once, an empty one says nothing. */
  readonly text: string
  /** A part of it that is English whatever the page's language, such as a county's name. */
  readonly english?: string
  /** Shows the text too (at once; only the announcement waits). */
  readonly visible?: boolean
  /** Milliseconds of quiet before the announcement, so that fast typing is not read key by key. */
  readonly delay?: number
  /** Classes for the text where it is visible. */
  readonly className?: string
}

/**
 * Announces news politely. Keep it mounted and change its text: a region that appears together with its text is often
 * not read. Errors that stop a person use `Alert` instead.
 */
export function LiveRegion({ text, english = '', visible = false, delay = 400, className }: LiveRegionProps) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    // What no longer holds goes at once; only news waits for quiet.
    const timer = setTimeout(
      () => {
        setAnnounced(text)
      },
      text === '' ? 0 : delay,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [text, delay])
  return (
    <>
      {visible && (
        <span aria-hidden className={className}>
          <MarkedText text={text} part={english} as="english" />
        </span>
      )}
      <VisuallyHidden role="status">
        <MarkedText text={announced} part={english} as="english" />
      </VisuallyHidden>
    </>
  )
}

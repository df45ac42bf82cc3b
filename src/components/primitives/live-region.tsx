import { useEffect, useState } from 'react'

import { MarkedText } from './marked-text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface LiveRegionProps {
  /** The message. Each new text is announced once; an empty text announces nothing. */
  readonly text: string
  /** A part of the text that is always English, such as a county's name. */
  readonly english?: string
  /** Also shows the text. It appears immediately; only the announcement waits. */
  readonly visible?: boolean
  /** Milliseconds without a change before the announcement, so fast typing is not read key by key. */
  readonly delay?: number
  /** Classes for the text if it is visible. */
  readonly className?: string
}

/**
 * Announces a message politely. Keep it mounted and change its text: screen readers often skip a region that appears
 * together with its text. Use `Alert` for errors that block the user.
 */
export function LiveRegion({ text, english = '', visible = false, delay = 400, className }: LiveRegionProps) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    // Outdated text is cleared immediately. Only a new text waits.
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
          {english === '' ? text : <MarkedText text={text} part={english} as="english" />}
        </span>
      )}
      <VisuallyHidden role="status">
        {english === '' ? announced : <MarkedText text={announced} part={english} as="english" />}
      </VisuallyHidden>
    </>
  )
}

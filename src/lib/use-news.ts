import { type PointerEvent, useEffect, useState } from 'react'

/** Handlers for the element that shows the news: they keep it while the pointer rests on it. */
export interface Resting {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
}

/** A value that is new for a limited time. */
export interface News {
  /** The current news; null once its time is over. */
  readonly fresh: number | null
  /** Sets the news; null clears it. */
  readonly tell: (id: number | null) => void
  /** For slow readers: the time stops while the pointer rests on the news. */
  readonly resting: Resting
}

/** Keeps a value as news for `ms` milliseconds. */
export function useNews(ms: number): News {
  const [fresh, setFresh] = useState<number | null>(null)
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (fresh === null || isRead) return
    const timer = setTimeout(() => {
      setFresh(null)
    }, ms)
    return () => {
      clearTimeout(timer)
    }
  }, [fresh, isRead, ms])
  return {
    fresh,
    tell: setFresh,
    resting: {
      onPointerEnter: () => {
        setIsRead(true)
      },
      onPointerLeave: () => {
        setIsRead(false)
      },
    },
  }
}

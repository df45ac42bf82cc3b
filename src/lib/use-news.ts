import { type PointerEvent, useEffect, useState } from 'react'

/** Keeps news while the pointer rests on it: handlers for the element that shows it. */
export interface Resting {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
}

/** Something that is news for a while. */
export interface News {
  /** What is news now; null once its time is over. */
  readonly fresh: number | null
  /** Something new has come, or null: nothing is news any more. */
  readonly tell: (id: number | null) => void
  /** For who reads slowly: while the pointer rests on the news, its time does not pass. */
  readonly resting: Resting
}

/** Holds what is news for so many milliseconds. */
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

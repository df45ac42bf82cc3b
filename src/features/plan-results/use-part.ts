import { useEffect, useState } from 'react'

/** A part of the screen that is fetched when it is wanted. */
export interface Part<T> {
  /** Null until it has arrived. */
  readonly part: T | null
  readonly failed: boolean
  readonly retry: () => void
}

/** Fetches a part, a dynamic import, once it is wanted; a lost connection is told and can be tried again. */
export function usePart<T>(load: () => Promise<T>, wanted: boolean): Part<T> {
  const [part, setPart] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  const isNeeded = wanted && part === null && !failed
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    load().then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, load])
  return {
    part,
    failed,
    retry: () => {
      setFailed(false)
    },
  }
}

/** Starts fetching ahead of need; a failure waits until the part is wanted. */
export function warm(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

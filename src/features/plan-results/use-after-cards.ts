import { useDeferredValue, useEffect } from 'react'

import { afterPaint } from '#lib/once-a-frame.ts'

/** Longest wait for the cards in milliseconds. A slow search must not delay the others longer. */
const patienceMs = 2_000

/** What is known of the first screen of a search. */
export interface FirstScreen {
  /** There are cards to draw, or there will be none before more plans come. */
  readonly isReady: boolean
  /** Prices can be shown, so cards are drawn as soon as a plan passes the filters. */
  readonly isAwaited: boolean
}

/**
 * Calls back once the first cards of a search have been painted, so the rest of its plans may be asked for without
 * delaying them (P-3). `search` identifies it.
 */
export function useAfterCards<Search extends object>(
  search: Search,
  { isReady, isAwaited }: FirstScreen,
  onPainted: (search: Search) => void,
): void {
  // The list is drawn from a deferred value, too, so both are on the page with the same commit.
  const drawn = useDeferredValue(isReady ? search : null)
  useEffect(() => {
    if (drawn !== search) return
    return afterPaint(() => {
      onPainted(search)
    })
  }, [drawn, search, onPainted])
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => {
      onPainted(search)
    }, patienceMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isAwaited, search, onPainted])
}

import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import { type PlacedPage, enterDialog, placeChanged, placePage } from './page-history.ts'

/** What a page with several places tells the history. */
export interface PlaceHistory {
  /** The place now shown, such as "quote/income". */
  readonly place: string
  /** The page has begun anew: what lies below leads nowhere any more. */
  readonly isFresh?: boolean
  /** Back or Forward led to a place: shows it, or the nearest that may be shown. */
  readonly onArrive: (place: string) => void
  /** The browser has scrolled to where the entry was left: a page that has its own mind about that says so here. */
  readonly onSettled?: () => void
}

/** Gives each place of a page its own entry in the browser's history, so that Back and Forward move between them. */
export function usePlaceHistory({ place, isFresh = false, onArrive, onSettled }: PlaceHistory): void {
  const placed = useRef<PlacedPage>(null)
  const arrive = useEffectEvent(onArrive)
  const settled = useEffectEvent(() => onSettled?.())
  // With the screen and not after it: whoever reloads or goes back at once must find the entry.
  useLayoutEffect(() => {
    if (placed.current === null) return
    placed.current.place = place
    placed.current.isFresh = isFresh
    placeChanged()
  }, [place, isFresh])
  const first = useEffectEvent((): PlacedPage => ({
    place,
    isFresh,
    arrive: (to) => {
      arrive(to)
    },
    settled: () => {
      settled()
    },
  }))
  useLayoutEffect(() => {
    const page = first()
    placed.current = page
    const leave = placePage(page)
    return () => {
      placed.current = null
      leave()
    }
  }, [])
}

/** Gives a dialog an entry in the browser's history while it is open: Back closes it, and Forward opens it again where its owner lets it. */
export function useDialogHistory(open: boolean, onOpenChange: (open: boolean) => void): void {
  const change = useRef(onOpenChange)
  useLayoutEffect(() => {
    change.current = onOpenChange
  })
  useLayoutEffect(() => {
    if (!open) return
    const set = (isOpen: boolean) => () => {
      change.current(isOpen)
    }
    return enterDialog(set(false), set(true))
  }, [open])
}

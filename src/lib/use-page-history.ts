import { useLayoutEffect, useRef } from 'react'

import { type PlacedPage, enterDialog, placeChanged, placePage } from './page-history.ts'

/** Gives each place of a page its own entry in the browser's history, so that Back and Forward move between them. */
export function usePlaceHistory(page: PlacedPage): void {
  const latest = useRef(page)
  // With the screen and not after it: whoever reloads or goes back at once must find the entry.
  useLayoutEffect(() => {
    latest.current = page
    placeChanged()
  })
  useLayoutEffect(() => placePage(() => latest.current), [])
}

/** How a dialog is closed, and opened again where that can be. */
export interface DialogHistory {
  readonly onClose: () => void
  readonly onReopen?: (() => void) | undefined
}

/** Gives a dialog an entry in the browser's history while it is open: Back closes it, and Forward may open it again. */
export function useDialogHistory(open: boolean, { onClose, onReopen }: DialogHistory): void {
  const latest = useRef({ onClose, onReopen })
  useLayoutEffect(() => {
    latest.current = { onClose, onReopen }
  })
  useLayoutEffect(() => {
    if (!open) return
    const { onReopen: reopen } = latest.current
    return enterDialog(
      () => {
        latest.current.onClose()
      },
      reopen &&
        (() => {
          latest.current.onReopen?.()
        }),
    )
  }, [open])
}

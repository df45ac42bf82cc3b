import { useLayoutEffect, useRef } from 'react'

import { type PlacedPage, enterDialog, placeChanged, placePage } from './page-history.ts'

/** Gives each place of a page a separate entry in the browser's history, so Back and Forward move between them. */
export function usePlaceHistory(page: PlacedPage): void {
  const latest = useRef(page)
  // A layout effect, so the entry exists even when the visitor reloads or goes back at once.
  useLayoutEffect(() => {
    latest.current = page
    placeChanged()
  })
  useLayoutEffect(() => placePage(() => latest.current), [])
}

/** Callbacks that close a dialog, and reopen it if possible. */
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

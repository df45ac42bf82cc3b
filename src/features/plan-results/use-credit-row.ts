import { useCallback, useMemo, useRef, useState } from 'react'

import { isResultsFocused } from './results-column.ts'

/** What stays of the credit's section while the prices of a changed household are awaited. */
export interface CreditRow {
  /** Whether a phone shows the section's content (P-84). */
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly isExplorerOpen: boolean
  readonly onExplorerChange: (isOpen: boolean) => void
  /** A button of the household panel was pressed, which goes with the panel until the new prices come. */
  readonly leave: () => void
  /**
   * Returns whether the panel that comes back takes the focus: its button had it, and the visitor has not moved it since.
   * True once.
   */
  readonly comeBack: () => boolean
}

/** Keeps the state of the credit's section, which is not on the page while a search loads. */
export function useCreditRow(): CreditRow {
  const [isOpen, onOpenChange] = useState(false)
  const [isExplorerOpen, onExplorerChange] = useState(false)
  const hasLeft = useRef(false)
  const leave = useCallback(() => {
    hasLeft.current = true
  }, [])
  const comeBack = useCallback(() => {
    const isBack = hasLeft.current && isResultsFocused()
    hasLeft.current = false
    return isBack
  }, [])
  return useMemo(
    () => ({ isOpen, onOpenChange, isExplorerOpen, onExplorerChange, leave, comeBack }),
    [isOpen, isExplorerOpen, leave, comeBack],
  )
}

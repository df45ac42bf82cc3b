import { useCallback, useMemo, useRef, useState } from 'react'

import { isResultsFocused } from './results-column.ts'

/** The state of the credit's section that survives while the prices of a changed household load. */
export interface CreditRow {
  /** Whether a phone shows the section's content (P-84). */
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly isExplorerOpen: boolean
  readonly onExplorerChange: (isOpen: boolean) => void
  /** Called when a button of the household panel was pressed. The panel disappears until the new prices load. */
  readonly leave: () => void
  /**
   * Returns whether the panel takes the focus when it reappears: its button had the focus, and the visitor has not
   * moved it since. True once.
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

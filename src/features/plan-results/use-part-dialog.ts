import { useState } from 'react'

import { type OnDemand, useOnDemand } from '#i18n/on-demand.ts'

/** A dialog that a button opens: the props of both, and the dialog's part once it is loaded. */
interface PartDialog<T> {
  /** The button loads the part on intent. */
  readonly button: Readonly<Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>>
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly onReopen: () => void }
  readonly part: T | undefined
  readonly hasFailed: boolean
}

/** Opens a dialog whose part is fetched on demand. */
export function usePartDialog<T>(source: OnDemand<T>): PartDialog<T> {
  const [open, setOpen] = useState(false)
  const state = useOnDemand(source, open)
  const onOpen = () => {
    setOpen(true)
  }
  const onClose = () => {
    setOpen(false)
  }
  return {
    button: { onClick: onOpen, onPointerEnter: source.warm, onFocus: source.warm },
    dialog: { open, onClose, onReopen: onOpen },
    part: state.kind === 'ready' ? state.part : undefined,
    hasFailed: open && state.kind === 'failed',
  }
}

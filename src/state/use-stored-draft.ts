import { useState, useSyncExternalStore } from 'react'

import { type DraftKeeper, type DraftKeeperOptions, type DraftState, createDraftKeeper } from './draft-store.ts'
import { vault } from './vault.ts'

/** A draft and its functions. */
export type KeptDraft<T> = DraftState<T> & Pick<DraftKeeper<T>, 'keep' | 'flush' | 'clear' | 'settle'>

/** The draft's owner, how it is read, and which part of it is stored. */
export interface KeptDraftOptions<T> extends Pick<DraftKeeperOptions<T>, 'parse' | 'stored'> {
  /** The lead's id, or `guest`. Another owner needs another component instance: pass the owner as its key. */
  readonly owner: string
}

/**
 * Holds a draft that survives reloads and crashes, sealed on this device. Show the form once `restored` is set,
 * call `keep` with every change, and show a message if `status` is `notKept`.
 */
export function useKeptDraft<T>({ owner, ...rest }: KeptDraftOptions<T>): KeptDraft<T> {
  const [keeper] = useState(() => createDraftKeeper({ name: `applicationDraft:${owner}`, ...rest, vault }))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  const { keep, flush, clear, settle } = keeper
  return { ...state, keep, flush, clear, settle }
}

import { useState, useSyncExternalStore } from 'react'

import { type DraftKeeper, type DraftKeeperOptions, type DraftState, createDraftKeeper } from './draft-keeper.ts'
import { sealedNames, vault } from './vault.ts'

/** A draft and what can be done with it. */
export type KeptDraft<T> = DraftState<T> & Pick<DraftKeeper<T>, 'keep' | 'flush' | 'clear' | 'settle'>

/** Whose draft, how it is read, and what of it is kept. */
export interface KeptDraftOptions<T> extends Pick<DraftKeeperOptions<T>, 'parse' | 'stored'> {
  /** The lead's id, or `guest`. Another owner needs another component: give it the owner as its key. */
  readonly owner: string
}

/**
 * A draft that survives reloads and crashes, sealed on this device. Show the form once `restored` is
 * known, tell `keep` of every change, and say so where `status` is `notKept`.
 */
export function useKeptDraft<T>({ owner, ...rest }: KeptDraftOptions<T>): KeptDraft<T> {
  const [keeper] = useState(() => createDraftKeeper({ name: sealedNames.draftOf(owner), ...rest, vault }))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  const { keep, flush, clear, settle } = keeper
  return { ...state, keep, flush, clear, settle }
}

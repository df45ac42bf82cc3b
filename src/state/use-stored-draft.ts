import { useState, useSyncExternalStore } from 'react'

import { type DraftStore, type DraftStoreOptions, type DraftState, createDraftStore } from './draft-store.ts'
import { vault } from './vault.ts'

/** A draft and its functions. */
export type DeviceDraft<T> = DraftState<T> & Pick<DraftStore<T>, 'store' | 'flush' | 'clear' | 'settle'>

/** The draft's owner, how it is read, and which part of it is stored. */
export interface DeviceDraftOptions<T> extends Pick<DraftStoreOptions<T>, 'parse' | 'stored'> {
  /** The lead's id, or `guest`. Another owner needs another component instance: pass the owner as its key. */
  readonly owner: string
}

/**
 * Holds a draft that survives reloads and crashes, sealed on this device. Show the form once `restored` is set,
 * call `store` with every change, and show a message if `status` is `notStored`.
 */
export function useStoredDraft<T>({ owner, ...rest }: DeviceDraftOptions<T>): DeviceDraft<T> {
  const [draftStore] = useState(() => createDraftStore({ name: `applicationDraft:${owner}`, ...rest, vault }))
  const state = useSyncExternalStore(draftStore.subscribe, draftStore.state)
  const { store, flush, clear, settle } = draftStore
  return { ...state, store, flush, clear, settle }
}

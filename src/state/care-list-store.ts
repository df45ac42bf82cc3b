import { type CareList, emptyCareList, readCareList, withCareEntry } from '#domain/care/care-list.ts'

import { type SealOutcome, type Vault, sealedNames, vault } from './vault.ts'

/** The doctors and medicines of this device. */
export interface CareListState {
  readonly list: CareList
  /** The device has said what it stores. Changes before that are ignored. */
  readonly isReady: boolean
  /** Whether the last change is stored. `notKept` if storage is full or refused; a message shows it. */
  readonly status: SealOutcome | 'pending'
}

/** The list outside React, one for all screens of a tab. */
export interface CareListStore {
  readonly state: () => CareListState
  /** Reads the stored list and follows the other tabs, until the last listener leaves. */
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (changed: (list: CareList) => CareList) => void
  /** Erases the list here and on the device. */
  readonly forget: () => void
}

/** Events after which another tab may have changed or erased the list; a sleeping page gets no `storage`. */
const events = ['storage', 'pageshow', 'visibilitychange'] as const

const unread: CareListState = { list: emptyCareList, isReady: false, status: 'kept' }

/**
 * Keeps the list sealed (P-76), as one value of this device, written with each change. All tabs show the newest. It
 * disappears from the screen when the device erases it, in this tab or in another.
 */
export function createCareListStore(from: Vault): CareListStore {
  const listeners = new Set<() => void>()
  let state = unread
  let queue: Promise<void> = Promise.resolve()
  let channel: BroadcastChannel | null = null
  /** Counts reads and changes: a read that ends after a newer one changes nothing. */
  let turn = 0
  /** The device could not say whether it has a list, so nothing may overwrite it. */
  let isUnread = false

  function set(change: Partial<CareListState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function stored(): Promise<CareList> {
    const found = await from.unseal(sealedNames.careList)
    isUnread = found.kind === 'unavailable'
    return (found.kind === 'found' ? readCareList(found.value) : null) ?? emptyCareList
  }

  async function read() {
    const mine = ++turn
    await queue
    const list = await stored()
    // A list that the device refuses to store is only in this tab.
    if (mine !== turn || (state.isReady && (isUnread || state.status !== 'kept'))) return
    const isSame = state.isReady && JSON.stringify(list) === JSON.stringify(state.list)
    if (!isSame) set({ list, isReady: true })
  }
  const look = () => void read()

  async function write() {
    const mine = turn
    if (isUnread) {
      const { entries, marks } = await stored()
      // Both lists are the visitor's.
      if (mine === turn && entries.length > 0)
        set({ list: state.list.entries.reduce(withCareEntry, { entries, marks: [...marks, ...state.list.marks] }) })
    }
    if (mine !== turn) return
    const { list } = state
    if (list.entries.length === 0) await from.remove(sealedNames.careList)
    const outcome = isUnread
      ? 'notKept'
      : list.entries.length === 0
        ? 'kept'
        : await from.seal(sealedNames.careList, list)
    channel?.postMessage('changed')
    if (mine === turn) set({ status: outcome })
  }

  function drop() {
    turn += 1
    state = { ...unread, isReady: state.isReady }
    set({})
    // A write that is under way ends after this.
    queue = queue.then(() => from.remove(sealedNames.careList))
  }

  function forget() {
    drop()
    queue = queue.then(() => channel?.postMessage('changed'))
  }

  function connect() {
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel('careList')
      channel.addEventListener('message', look)
    }
    for (const event of events) addEventListener(event, look)
    look()
  }

  function disconnect() {
    const closing = channel
    channel = null
    for (const event of events) removeEventListener(event, look)
    void queue.then(() => closing?.close())
    // A change that is being stored ends with its list, and one that is not stored is only here. Otherwise the next
    // screen reads the list again: another tab may have erased it in between.
    if (state.status !== 'kept') return
    turn += 1
    state = unread
  }

  // Whoever signs out must not find the list on the next screen.
  from.onErase(drop)
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) connect()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) disconnect()
      }
    },
    change(changed) {
      const list = changed(state.list)
      if (!state.isReady || list === state.list) return
      turn += 1
      // A list that begins anew may be sealed although an earlier user of the device has signed out.
      if (state.list.entries.length === 0) from.begin()
      set({ list, status: 'pending' })
      queue = queue.then(write)
    },
    forget,
  }
}

/** The list of this device. */
export const careListStore: CareListStore = createCareListStore(vault)

import type { SealedName } from './stored-keys.ts'
import type { SealOutcome, Vault } from './vault.ts'

/** A list that this device stores. */
export interface SealedListState<T> {
  readonly list: T
  /** The device has said what it stores. Changes before that are ignored. */
  readonly isReady: boolean
  /** Whether the last change is stored. `notStored` if storage is full or refused; a message shows it. */
  readonly status: SealOutcome | 'pending'
}

/** Returns the list after a change by the visitor. It is applied again to what another tab has stored in between. */
export type SealedListChange<T> = (list: T) => T

/** The list outside React, one for all screens of a tab. */
export interface SealedListStore<T> {
  readonly state: () => SealedListState<T>
  /** Reads the stored list and follows the other tabs, until the last listener leaves. */
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (changed: SealedListChange<T>) => void
  /** Erases the list here and on the device. */
  readonly erase: () => void
}

/** The options of a list. */
export interface SealedListOptions<T> {
  /** Its name in the vault, and that of the channel on which its tabs talk. */
  readonly name: SealedName
  readonly empty: T
  readonly isEmpty: (list: T) => boolean
  /** Returns a sanitised list from a stored value; null if nothing of it is usable. */
  readonly read: (value: unknown) => T | null
  /** Returns what is stored of a list (anything JSON can hold). */
  readonly stored: (list: T) => unknown
}

/** Events after which another tab may have changed or erased the list; a sleeping page gets no `storage`. */
const events = ['storage', 'pageshow', 'visibilitychange'] as const

/** Longest wait for another tab, in milliseconds. A tab may sleep while it writes. */
const longestWaitMs = 3_000

/** Runs `act` under a lock shared by all tabs, if the browser supports locks. Never rejects. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, act).catch(act)
}

/**
 * Keeps a list sealed, as one value of this device. A change is applied to the stored list and written at once,
 * so tabs that change it at the same time lose nothing of each other. All tabs show the newest. It disappears from the
 * screen when the device erases it, in this tab or in another.
 */
export function createSealedList<T>(from: Vault, options: SealedListOptions<T>): SealedListStore<T> {
  const { name, empty, isEmpty } = options
  const unread: SealedListState<T> = { list: empty, isReady: false, status: 'stored' }
  const listeners = new Set<() => void>()
  let state = unread
  /** Reads and writes, one after the other. */
  let queue: Promise<void> = Promise.resolve()
  let channel: BroadcastChannel | null = null
  /** The changes that the device has not stored, oldest first. */
  let unstored: readonly SealedListChange<T>[] = []
  /** The number of erasures. Operations that began before the last one have no effect. */
  let erasures = 0

  function set(change: Partial<SealedListState<T>>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Returns the stored list; null while the device can't say whether it has one, so nothing may overwrite it. */
  async function stored(): Promise<T | null> {
    const found = await from.unseal(name)
    if (found.kind === 'unavailable') return null
    return (found.kind === 'found' ? options.read(found.value) : null) ?? empty
  }

  const withActs = (list: T, acts: readonly SealedListChange<T>[]) => acts.reduce((now, act) => act(now), list)

  /** Shows the device's list with the changes that it has not stored. The same list stays the same object. */
  function show(onDevice: T, status: SealedListState<T>['status']) {
    const next = withActs(onDevice, unstored)
    const list = JSON.stringify(next) === JSON.stringify(state.list) ? state.list : next
    if (!state.isReady || list !== state.list || status !== state.status) set({ list, isReady: true, status })
  }

  async function read() {
    const begun = erasures
    const onDevice = await stored()
    if (begun !== erasures || listeners.size === 0 || (onDevice === null && state.isReady)) return
    show(onDevice ?? empty, state.status)
  }
  const look = () => {
    queue = queue.then(read)
  }

  async function write() {
    const begun = erasures
    const acts = unstored
    if (acts.length === 0) return
    const onDevice = await stored()
    if (begun !== erasures) return
    if (onDevice === null) {
      set({ status: 'notStored' })
      return
    }
    const list = withActs(onDevice, acts)
    if (isEmpty(list)) await from.remove(name)
    const outcome = isEmpty(list) ? 'stored' : await from.seal(name, options.stored(list))
    channel?.postMessage('changed')
    if (begun !== erasures) return
    const isLater = unstored.length > acts.length
    if (outcome === 'stored') unstored = unstored.slice(acts.length)
    show(outcome === 'stored' ? list : onDevice, isLater ? 'pending' : outcome)
  }

  function drop() {
    erasures += 1
    unstored = []
    state = { ...unread, isReady: state.isReady }
    set({})
    // A write that is under way ends after this.
    queue = queue.then(() => alone(name, () => from.remove(name)))
  }

  function erase() {
    drop()
    queue = queue.then(() => channel?.postMessage('changed'))
  }

  function connect() {
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(name)
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
    // If a change is being stored, its write still ends. If a change is not stored, only this list has it. Otherwise
    // the next screen reads the list again, because another tab may have erased it in between.
    if (state.status === 'stored') state = unread
  }

  // After a sign-out the list must not appear on the next screen.
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
      // An empty list may start with a new key, after an earlier user of the device has signed out.
      if (isEmpty(state.list)) from.begin()
      unstored = [...unstored, changed]
      set({ list, status: 'pending' })
      queue = queue.then(() => alone(name, write))
    },
    erase,
  }
}

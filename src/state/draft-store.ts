import type { SealedName } from './stored-keys.ts'
import type { DiscardReason, SealOutcome, Vault } from './vault.ts'

/** The draft that an earlier visit left. */
export type RestoredDraft<T> =
  | { readonly kind: 'restoring' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'found'; readonly value: T; readonly at: number }
  | { readonly kind: 'discarded'; readonly reason: DiscardReason }

/** State of a draft. */
export interface DraftState<T> {
  readonly restored: RestoredDraft<T>
  /** Whether the last change is stored on this device. `notStored` if storage is full or refused; a message shows it. */
  readonly status: SealOutcome | 'pending'
  /** The draft that another tab has stored since; null if the tabs agree. */
  readonly changedElsewhere: { readonly value: T; readonly at: number } | null
}

/** Stores one draft. */
export interface DraftStore<T> {
  readonly state: () => DraftState<T>
  /** Reads the stored draft and watches the page and the other tabs, until the last listener leaves. */
  readonly subscribe: (listener: () => void) => () => void
  /** Reports a change. Call it only after the stored draft is restored. */
  readonly store: (value: T) => void
  /** Writes a pending change. */
  readonly flush: () => Promise<void>
  /** Erases the draft on this device. */
  readonly clear: () => Promise<void>
  /** Called when the user has accepted or refused the other tab's draft. */
  readonly settle: (outcome: 'taken' | 'refused') => void
}

/** Options of a draft store. */
export interface DraftStoreOptions<T> {
  readonly name: SealedName
  /** Returns a sanitised draft from a stored value; null if no part of it is usable. */
  readonly parse: (value: unknown) => T | null
  /** Returns the part of a draft to store (anything JSON can hold); the whole draft by default. */
  readonly stored?: ((draft: T) => unknown) | undefined
  readonly vault: Vault
}

/**
 * Longest delay of a write in milliseconds. It merges the writes while the user types, and a crash loses hardly a
 * letter.
 */
const writeWithinMs = 80

function openChannel(onMessage: (name: unknown) => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel('drafts')
  channel.addEventListener('message', (event) => {
    onMessage(event.data)
  })
  return channel
}

/**
 * Stores a draft sealed on this device: each change within 80 ms, or at once when the page is hidden. The newest write
 * wins, and the other tabs get a message, so none overwrites another unnoticed.
 */
export function createDraftStore<T>(options: DraftStoreOptions<T>): DraftStore<T> {
  const { name, parse, stored = (draft): unknown => draft, vault } = options
  let state: DraftState<T> = { restored: { kind: 'restoring' }, status: 'stored', changedElsewhere: null }
  /** The stored part of the newest value that belongs to this tab, as text for comparison. */
  let latest: string | null = null
  let waiting: { readonly value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()
  let channel: BroadcastChannel | null = null
  let looks = 0
  /** The device could not say whether it has a draft, so nothing may overwrite it. */
  let isUnread = false
  const listeners = new Set<() => void>()
  const textOf = (value: T) => JSON.stringify(stored(value))

  function set(change: Partial<DraftState<T>>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function read(): Promise<RestoredDraft<T>> {
    const unsealed = await vault.unseal(name)
    isUnread = unsealed.kind === 'unavailable'
    if (unsealed.kind === 'unavailable') return { kind: 'nothing' }
    if (unsealed.kind !== 'found') return unsealed
    try {
      const value = parse(unsealed.value)
      if (value !== null) return { kind: 'found', value, at: unsealed.at }
    } catch {
      // A value that the parser can't read is unusable.
    }
    return { kind: 'discarded', reason: 'unreadable' }
  }

  async function restore() {
    const restored = await read()
    if (restored.kind === 'found') latest = textOf(restored.value)
    // A device that can't say what it stores stores nothing either, until it answers.
    set({ restored, ...(isUnread && { status: 'notStored' }) })
  }

  async function lookElsewhere() {
    const look = ++looks
    const found = await read()
    // A slow read of an older draft must not replace a newer one.
    if (look === looks && found.kind === 'found' && textOf(found.value) !== latest) set({ changedElsewhere: found })
  }

  async function write(value: T) {
    if (isUnread) await lookElsewhere()
    if (isUnread || state.changedElsewhere !== null) {
      if (waiting === null) set({ status: 'notStored' })
      return
    }
    const outcome = await vault.seal(name, stored(value))
    channel?.postMessage(name)
    if (waiting === null) set({ status: outcome })
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waiting !== null) {
      const { value } = waiting
      waiting = null
      queue = queue.then(() => write(value))
    }
    return queue
  }

  const hide = () => {
    if (document.visibilityState === 'hidden') void flush()
  }
  const leave = () => {
    void flush()
  }

  function connect() {
    channel = openChannel((changed) => {
      if (changed === name) void lookElsewhere()
    })
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    if (state.restored.kind === 'restoring') void restore()
  }

  function disconnect() {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
    const closing = channel
    void flush().then(() => closing?.close())
  }

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
    store(value) {
      const text = textOf(value)
      if (text === latest) return
      latest = text
      waiting = { value }
      set({ status: 'pending' })
      timer ??= setTimeout(leave, writeWithinMs)
    },
    flush,
    async clear() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
      latest = null
      queue = queue.then(() => vault.remove(name))
      await queue
      set({ status: 'stored', changedElsewhere: null })
    },
    settle(outcome) {
      if (outcome === 'taken' && state.changedElsewhere !== null) latest = textOf(state.changedElsewhere.value)
      set({ changedElsewhere: null })
    },
  }
}

import { type Clock, systemClock } from '#lib/clock.ts'
import { randomId } from '#lib/random-id.ts'

import { relocateSealed } from './relocate-sealed.ts'
import { newSealingKey, openSealed, parseSealed, sealText, sealedVersion } from './sealed-text.ts'
import { personalStore } from './shared-device.ts'
import { eraseStored, readStored, removeStored, writeStored } from './storage.ts'
import { type SealedName, isSealedName, sealedDays } from './stored-keys.ts'
import { type VaultKey, databaseOpener, strictly } from './vault-database.ts'

/** Whether a value is stored on this device: storage may be full or refused, or the context not secure. */
export type SealOutcome = 'stored' | 'notStored'

/** Why a stored value was discarded. */
export type DiscardReason = 'expired' | 'otherVersion' | 'unreadable'

/** The value read under a name. */
export type Unsealed =
  | { readonly kind: 'found'; readonly value: unknown; readonly at: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'discarded'; readonly reason: DiscardReason }
  /** The device can't tell now: the database is slow, refused or missing. Stored values may exist. */
  | { readonly kind: 'unavailable' }

/** Stores secrets on this device as ciphertext. */
export interface Vault {
  /** Makes this tab use the current key, or a new one. Called at the start of a session. */
  readonly begin: () => void
  /** Stores a value (anything JSON can hold) under a name; never throws. */
  readonly seal: (name: SealedName, value: unknown) => Promise<SealOutcome>
  /** Returns the newest readable value of a name. Unreadable or expired values are removed; never throws. */
  readonly unseal: (name: SealedName) => Promise<Unsealed>
  readonly remove: (name: SealedName) => Promise<void>
  /** Moves every sealed value to the storage that the device's choice now requires; never throws. */
  readonly relocate: () => Promise<void>
  /** Destroys the key and all sealed values, also in the mirror; this tab seals nothing until `begin`. */
  readonly erase: () => Promise<void>
  /** Calls `listener` when this tab erases, before the first value goes; returns how to stop it. */
  readonly onErase: (listener: () => void) => () => void
}

const dayMs = 86_400_000
/** The stores that may have sealed values: the other one too, after the device's choice has changed. */
const stores = ['local', 'session'] as const

/**
 * Creates a vault over local storage and its IndexedDB mirror; on a shared device over session storage alone.
 * The mirror exists because a killed browser loses the last half minute of local storage; the newer of the two wins. The
 * key never leaves IndexedDB and scripts can't read it. The browser stores it on the disk, so anyone who can read the disk
 * can read the sealed values. Therefore identity numbers are never sealed (decision record 2026-11-22).
 *
 * A tab keeps the key that it started with. Once another tab has erased it, late writes of this tab are refused, so
 * they can't bring back a signed-out user's data.
 */
export function createVault(clock: Clock): Vault {
  const database = databaseOpener()
  let own: { readonly kind: 'any' | 'none' } | { readonly kind: 'key'; readonly id: string } = { kind: 'any' }
  let lastAt = 0
  const watchers = new Set<() => void>()

  const mayUse = (found: VaultKey | undefined) => own.kind === 'any' || (own.kind === 'key' && found?.id === own.id)

  async function keyForSealing(): Promise<CryptoKey | null> {
    const store = await database()
    const found = await store.get('keys', 'vault')
    if (!mayUse(found)) return null
    if (found !== undefined) {
      own = { kind: 'key', id: found.id }
      return found.key
    }
    // Created before the transaction, which would not wait for it. Another tab may create one at the same time.
    const made: VaultKey = { id: randomId(), key: await newSealingKey() }
    const change = store.transaction('keys', 'readwrite', strictly)
    const done = change.done
    const winner = (await change.store.get('vault')) ?? made
    if (winner === made) await Promise.all([change.store.put(made, 'vault'), done])
    own = { kind: 'key', id: winner.id }
    return winner.key
  }

  /**
   * Writes all places in one transaction, in which the key must still be this tab's, so `erase` can't run in between.
   */
  async function write(name: SealedName, text: string): Promise<SealOutcome> {
    const change = (await database()).transaction(['keys', 'sealed'], 'readwrite', strictly)
    const done = change.done.then(
      () => true,
      () => false,
    )
    const found = await change.objectStore('keys').get('vault')
    if (own.kind !== 'key' || !mayUse(found)) return 'notStored'
    const place = personalStore()
    const isStored = writeStored(place, name, text)
    if (place === 'session') return isStored ? 'stored' : 'notStored'
    change
      .objectStore('sealed')
      .put(text, name)
      .catch(() => undefined)
    return (await done) || isStored ? 'stored' : 'notStored'
  }

  async function seal(name: SealedName, value: unknown): Promise<SealOutcome> {
    try {
      const key = await keyForSealing()
      if (key === null) return 'notStored'
      lastAt = Math.max(clock.now().getTime(), lastAt + 1)
      return await write(name, await sealText(key, name, lastAt, value))
    } catch {
      return 'notStored'
    }
  }

  async function remove(name: SealedName): Promise<void> {
    for (const store of stores) removeStored(store, name)
    try {
      await (await database()).delete('sealed', name)
    } catch {
      // Without a database there is no mirror.
    }
  }

  async function candidates(name: SealedName) {
    const store = await database()
    const record = await store.get('keys', 'vault')
    const isOthers = record !== undefined && !mayUse(record)
    if (record !== undefined && !isOthers) own = { kind: 'key', id: record.id }
    const mirrored = personalStore() === 'local' ? await store.get('sealed', name) : undefined
    return { isOthers, key: isOthers ? null : (record?.key ?? null), mirrored }
  }

  /** Returns the newest copy that can be decrypted, or why there is none. */
  async function openNewest(
    key: CryptoKey | null,
    name: SealedName,
    texts: readonly (string | null | undefined)[],
  ): Promise<Unsealed> {
    const found = texts.map(parseSealed).filter((sealed) => sealed !== null)
    let reason: DiscardReason = 'unreadable'
    for (const sealed of found.toSorted((a, b) => b.at - a.at)) {
      if (sealed.version !== sealedVersion) reason = 'otherVersion'
      else if (key !== null)
        try {
          const value = await openSealed(key, name, sealed)
          // What is sealed after it must be newer, even where the device's clock was set back meanwhile.
          lastAt = Math.max(lastAt, sealed.at)
          if (clock.now().getTime() - sealed.at < sealedDays * dayMs) return { kind: 'found', value, at: sealed.at }
          reason = 'expired'
        } catch {
          // Tampered with, or sealed with another key: the other copy may still be intact.
        }
    }
    return { kind: 'discarded', reason }
  }

  async function unseal(name: SealedName): Promise<Unsealed> {
    const stored = readStored(personalStore(), name)
    try {
      const { isOthers, key, mirrored } = await candidates(name)
      // What a newer session of another tab has sealed is neither read nor removed.
      if (isOthers || (stored === null && mirrored === undefined)) return { kind: 'nothing' }
      const outcome = await openNewest(key, name, [mirrored, stored])
      if (outcome.kind === 'discarded') await remove(name)
      return outcome
    } catch {
      // Without the database there is no key now; the stored values may be readable later.
      return { kind: 'unavailable' }
    }
  }

  async function erase(): Promise<void> {
    own = { kind: 'none' }
    for (const watcher of watchers) watcher()
    const removeStoredValues = () => {
      for (const store of stores) eraseStored(store, isSealedName)
    }
    removeStoredValues()
    try {
      const change = (await database()).transaction(['keys', 'sealed'], 'readwrite', strictly)
      await Promise.all([change.objectStore('keys').clear(), change.objectStore('sealed').clear()])
      // Repeated while no other tab can write.
      removeStoredValues()
      await change.done
    } catch {
      // Without a database there was no key, and nothing was sealed.
    }
  }

  return {
    begin() {
      own = { kind: 'any' }
    },
    seal,
    unseal,
    remove,
    relocate: () => relocateSealed(database),
    erase,
    onErase(listener) {
      watchers.add(listener)
      return () => {
        watchers.delete(listener)
      }
    },
  }
}

/** The vault of this device. */
export const vault: Vault = createVault(systemClock)

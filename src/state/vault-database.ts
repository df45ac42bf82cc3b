import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { SealedName } from './stored-keys.ts'

/** The key of this device's secrets. The id tells a tab whether it is still the key that the tab started with. */
export interface VaultKey {
  readonly id: string
  readonly key: CryptoKey
}

interface VaultSchema extends DBSchema {
  readonly keys: { key: 'vault'; value: VaultKey }
  /** A copy of the values in local storage that survives a killed browser; ciphertext only. */
  readonly sealed: { key: SealedName; value: string }
}

/** The device's database of sealed values. */
export type VaultDatabase = IDBPDatabase<VaultSchema>

/** Longest wait for the database. Some browsers neither open nor refuse it, and the visitor must not wait for that. */
const openTimeoutMs = 3_000

/** Write mode: a write counts only once it is on the disk. */
export const strictly = { durability: 'strict' } as const

async function open(onLost: () => void): Promise<VaultDatabase> {
  return openDB<VaultSchema>('vault', 1, {
    upgrade(database) {
      database.createObjectStore('keys')
      database.createObjectStore('sealed')
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
}

/** Returns the database, opened once; rejects if the browser has none, refuses it, or does not answer in time. */
export function databaseOpener(): () => Promise<VaultDatabase> {
  let opening: Promise<VaultDatabase> | null = null
  const forget = () => {
    opening = null
  }
  return () => {
    opening ??= Promise.race([
      open(forget),
      new Promise<never>((_resolve, reject) => {
        setTimeout(() => {
          reject(new DOMException('', 'TimeoutError'))
        }, openTimeoutMs)
      }),
    ]).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }
}

import { parseSealed } from './sealed-text.ts'
import { personalStore } from './shared-device.ts'
import { readStored, removeStored, storedNames, writeStored } from './storage.ts'
import { type SealedName, type Store, isSealedName } from './stored-keys.ts'
import { type VaultDatabase, strictly } from './vault-database.ts'

const sealedAt = (text: string | null) => parseSealed(text)?.at ?? 0

/** Stores a sealed value, unless a newer one is there. */
function put(to: Store, name: SealedName, text: string | null): void {
  if (text !== null && sealedAt(text) > sealedAt(readStored(to, name))) writeStored(to, name, text)
}

/**
 * Moves every sealed value, unchanged, to the storage that the device's choice now requires. The key stays the same. A
 * shared device keeps nothing in its mirror. Never rejects.
 */
export async function relocateSealed(database: () => Promise<VaultDatabase>): Promise<void> {
  const to = personalStore()
  const from = to === 'local' ? 'session' : 'local'
  for (const name of storedNames(from).filter(isSealedName)) {
    put(to, name, readStored(from, name))
    removeStored(from, name)
  }
  if (to === 'local') return
  try {
    // The mirror may have the newer copy. It is emptied in the transaction that has read it.
    const change = (await database()).transaction('sealed', 'readwrite', strictly)
    const [names, texts] = await Promise.all([change.store.getAllKeys(), change.store.getAll()])
    for (const [index, name] of names.entries()) put(to, name, texts[index] ?? null)
    await Promise.all([change.store.clear(), change.done])
  } catch {
    // Without a database there is no mirror.
  }
}

/** Where a value is kept: for this tab, or on this device. */
export type Store = 'session' | 'local'

/** Throws on mere access where the person has refused storage, so that only what catches may call it. */
const open = (store: Store): Storage => (store === 'session' ? sessionStorage : localStorage)

/** Reads a stored text; null where there is none or storage is refused. */
export function readStored(store: Store, key: string): string | null {
  try {
    return open(store).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; false where storage is full or refused. */
export function writeStored(store: Store, key: string, value: string): boolean {
  try {
    open(store).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Forgets a stored text. */
export function removeStored(store: Store, key: string): void {
  try {
    open(store).removeItem(key)
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/** The keys of all stored texts. */
export function storedKeys(store: Store): readonly string[] {
  try {
    return Object.keys(open(store))
  } catch {
    return []
  }
}

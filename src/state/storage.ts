/** Where a value is kept: for this tab, or on this device. */
export type Store = 'session' | 'local'

function open(store: Store): Storage | null {
  try {
    return store === 'session' ? sessionStorage : localStorage
  } catch {
    // Browsers throw on mere access when the person has refused storage.
    return null
  }
}

/** Reads a stored text; null where there is none or storage is refused. */
export function readStored(store: Store, key: string): string | null {
  try {
    return open(store)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a text; false where storage is full or refused. */
export function writeStored(store: Store, key: string, value: string): boolean {
  try {
    const storage = open(store)
    storage?.setItem(key, value)
    return storage !== null
  } catch {
    return false
  }
}

/** Forgets a stored text. */
export function removeStored(store: Store, key: string): void {
  try {
    open(store)?.removeItem(key)
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/** The keys of all stored texts. */
export function storedKeys(store: Store): readonly string[] {
  try {
    return Object.keys(open(store) ?? {})
  } catch {
    return []
  }
}

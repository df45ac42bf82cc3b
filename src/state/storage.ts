/** Where a value is stored: for this tab, or on this device. */
export type Store = 'session' | 'local'

/** Where a tab notes the search of a link. It is erased with the tab's quote, by a module that loads earlier. */
export const linkedQuoteKey = 'linkedQuote'

/** Throws on mere access if the visitor has refused storage, so only functions that catch may call it. */
const open = (store: Store): Storage => (store === 'session' ? sessionStorage : localStorage)

/** Reads a stored text; null if there is none or storage is refused. */
export function readStored(store: Store, key: string): string | null {
  try {
    return open(store).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; false if storage is full or refused. */
export function writeStored(store: Store, key: string, value: string): boolean {
  try {
    open(store).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Erases a stored text. */
export function removeStored(store: Store, key: string): void {
  try {
    open(store).removeItem(key)
  } catch {
    // If storage is refused, nothing was stored.
  }
}

/** Returns the keys of all stored texts. */
export function storedKeys(store: Store): readonly string[] {
  try {
    return Object.keys(open(store))
  } catch {
    return []
  }
}

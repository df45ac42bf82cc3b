import type { NameIn, Store } from './stored-keys.ts'

/** Throws on mere access if the visitor has refused storage, so only functions that catch may call it. */
const open = (store: Store): Storage => (store === 'session' ? sessionStorage : localStorage)

/** Reads a stored text; null if there is none or storage is refused. */
export function readStored<In extends Store>(store: In, name: NameIn<In>): string | null {
  try {
    return open(store).getItem(name)
  } catch {
    return null
  }
}

/** Stores a text; false if storage is full or refused. */
export function writeStored<In extends Store>(store: In, name: NameIn<In>, value: string): boolean {
  try {
    open(store).setItem(name, value)
    return true
  } catch {
    return false
  }
}

/** Whether a text is stored. */
export function isStored<In extends Store>(store: In, name: NameIn<In>): boolean {
  return readStored(store, name) !== null
}

/** Erases a stored text. */
export function removeStored<In extends Store>(store: In, name: NameIn<In>): void {
  try {
    open(store).removeItem(name)
  } catch {
    // If storage is refused, nothing was stored.
  }
}

/** Erases the stored texts whose names `isErased` picks, also those that only another build knows. */
export function eraseStored(store: Store, isErased: (name: string) => boolean): void {
  try {
    const storage = open(store)
    for (const name of Object.keys(storage)) if (isErased(name)) storage.removeItem(name)
  } catch {
    // If storage is refused, nothing was stored.
  }
}

/** Returns the names of all stored texts. */
export function storedNames(store: Store): readonly string[] {
  try {
    return Object.keys(open(store))
  } catch {
    return []
  }
}

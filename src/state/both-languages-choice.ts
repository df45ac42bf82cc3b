import { readStored, removeStored, writeStored } from './storage.ts'

/** Whether this tab shows both languages (C-77). */
export function isBothLanguagesChosen(): boolean {
  return readStored('session', 'bothLanguages') === 'yes'
}

/** Stores for this tab whether it shows both languages. If storage is refused, the next page of the tab starts in one. */
export function storeBothLanguages(isOn: boolean): void {
  if (isOn) writeStored('session', 'bothLanguages', 'yes')
  else removeStored('session', 'bothLanguages')
}

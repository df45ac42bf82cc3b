import { readStored, removeStored, writeStored } from './storage.ts'

function storedMoment(key: 'lastActivity' | 'sessionBegan'): number {
  const at = Number(readStored('local', key))
  return Number.isFinite(at) ? at : 0
}

/** Returns the time of the last activity in any tab, in milliseconds; 0 if unknown. */
export function storedActivity(): number {
  return storedMoment('lastActivity')
}

/** Shares an activity with the other tabs. If storage is refused, each tab counts alone. */
export function storeActivity(at: number): void {
  writeStored('local', 'lastActivity', String(at))
}

/** Returns the start of the session in milliseconds; 0 if unknown. */
export function storedBegin(): number {
  return storedMoment('sessionBegan')
}

/** Stores the start of a session, from which its maximum duration counts. */
export function storeBegin(at: number): void {
  writeStored('local', 'sessionBegan', String(at))
}

/** Erases the times of a session. */
export function eraseActivity(): void {
  removeStored('local', 'lastActivity')
  removeStored('local', 'sessionBegan')
}

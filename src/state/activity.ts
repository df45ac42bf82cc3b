import { readStored, removeStored, writeStored } from './storage.ts'

/** Keys of the times of the last activity in any tab and of the session's start. They contain no personal data. */
const activityKey = 'lastActivity'
const beginKey = 'sessionBegan'

function storedMoment(key: string): number {
  const at = Number(readStored('local', key))
  return Number.isFinite(at) ? at : 0
}

/** Returns the time of the last activity in any tab, in milliseconds; 0 if unknown. */
export function storedActivity(): number {
  return storedMoment(activityKey)
}

/** Shares an activity with the other tabs. If storage is refused, each tab counts alone. */
export function storeActivity(at: number): void {
  writeStored('local', activityKey, String(at))
}

/** Returns the start of the session in milliseconds; 0 if unknown. */
export function storedBegin(): number {
  return storedMoment(beginKey)
}

/** Stores the start of a session, from which its maximum duration counts. */
export function storeBegin(at: number): void {
  writeStored('local', beginKey, String(at))
}

/** Erases the times of a session. */
export function forgetActivity(): void {
  removeStored('local', activityKey)
  removeStored('local', beginKey)
}

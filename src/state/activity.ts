import { readStored, removeStored, writeStored } from './storage.ts'

/** Keys of the last activity in any tab and of the session's beginning: moments, nothing about the person. */
const activityKey = 'lastActivity'
const beginKey = 'sessionBegan'

function storedMoment(key: string): number {
  const at = Number(readStored('local', key))
  return Number.isFinite(at) ? at : 0
}

/** When a person last did something in any tab, as milliseconds; 0 where none is known. */
export function storedActivity(): number {
  return storedMoment(activityKey)
}

/** Tells the other tabs of an activity. Where storage is refused each tab counts for itself. */
export function storeActivity(at: number): void {
  writeStored('local', activityKey, String(at))
}

/** When the session began, as milliseconds; 0 where it is not known. */
export function storedBegin(): number {
  return storedMoment(beginKey)
}

/** A session begins: the moment from which its longest time counts. */
export function storeBegin(at: number): void {
  writeStored('local', beginKey, String(at))
}

/** Forgets the moments of a session. */
export function forgetActivity(): void {
  removeStored('local', activityKey)
  removeStored('local', beginKey)
}

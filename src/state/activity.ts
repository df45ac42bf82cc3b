import { readStored, writeStored } from './storage.ts'

/** Key of the last activity in any tab: a moment, nothing about the person. */
export const activityKey = 'lastActivity'

/** When a person last did something in any tab, as milliseconds; 0 where none is known. */
export function storedActivity(): number {
  const at = Number(readStored('local', activityKey))
  return Number.isFinite(at) ? at : 0
}

/** Tells the other tabs of an activity. Where storage is refused each tab counts for itself. */
export function storeActivity(at: number): void {
  writeStored('local', activityKey, String(at))
}

import { readStored, removeStored, writeStored } from './storage.ts'

/**
 * Set while a save or the submit waits for a connection. All tabs and the next visit read it. It contains no personal
 * data.
 */
const key = 'unsentWrite'

/** Records that a write waits for a connection. Leaving then locks the screen instead of erasing. */
export function noteUnsentWrite(): void {
  writeStored('local', key, '1')
}

/** Called when the write has arrived or nothing is left to send. */
export function forgetUnsentWrite(): void {
  removeStored('local', key)
}

/** Whether a write waits for a connection. */
export function hasUnsentWrite(): boolean {
  return readStored('local', key) !== null
}

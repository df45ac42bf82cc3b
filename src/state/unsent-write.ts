import { readStored, removeStored, writeStored } from './storage.ts'

/** Records that a write waits for a connection. Leaving then locks the screen instead of erasing. */
export function noteUnsentWrite(): void {
  writeStored('local', 'unsentWrite', '1')
}

/** Called when the write has arrived or nothing is left to send. */
export function forgetUnsentWrite(): void {
  removeStored('local', 'unsentWrite')
}

/** Whether a write waits for a connection. */
export function hasUnsentWrite(): boolean {
  return readStored('local', 'unsentWrite') !== null
}

import { readStored, removeStored, writeStored } from './storage.ts'

/** A fact and nothing about the person: a save or the submit waits for a connection. All tabs and the next visit know it. */
const key = 'unsentWrite'

/** Tells that a write waits for a connection: going away then locks the screen instead of erasing. */
export function noteUnsentWrite(): void {
  writeStored('local', key, '1')
}

/** The write has arrived, or there is nothing left to send. */
export function forgetUnsentWrite(): void {
  removeStored('local', key)
}

/** Whether a write waits for a connection. */
export function hasUnsentWrite(): boolean {
  return readStored('local', key) !== null
}

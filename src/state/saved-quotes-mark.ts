import { readStored } from './storage.ts'

/** Whether this device may have saved quotes. It costs one look, and they stay sealed. */
export function hasSavedQuotes(): boolean {
  return readStored('local', 'savedQuotes') !== null
}

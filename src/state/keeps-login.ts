import { personalStore } from './shared-device.ts'
import { isStored, removeStored, writeStored } from './storage.ts'

/** As many characters as a long token has. */
const tokenLength = 2000

/**
 * Whether this device stores a token where a login is kept. While a token is stored, it does. Otherwise it tries
 * with a text that no page takes for a token, and erases it at once.
 */
export function keepsLogin(): boolean {
  const store = personalStore()
  if (isStored(store, 'authToken')) return true
  const isKept = writeStored(store, 'authToken', ' '.repeat(tokenLength))
  removeStored(store, 'authToken')
  return isKept
}

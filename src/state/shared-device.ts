import { systemClock } from '#lib/clock.ts'

import { type Store, readStored, removeStored, writeStored } from './storage.ts'

/** The mark of a device that several people use. It says nothing of any of them, and protects the next one too. */
const key = 'sharedDevice'

/** Key of the session's token in local storage, on a shared device in session storage. */
export const tokenKey = 'authToken'

/** Key of the time at which this tab was last left, on a shared device. */
export const leftAtKey = 'leftAt'

/** Whether somebody has said that several people use this device. */
export function isSharedDevice(): boolean {
  return readStored('local', key) !== null
}

/** Returns where personal values are stored: on this device, or on a shared one for this tab only. */
export function personalStore(): Store {
  return isSharedDevice() ? 'session' : 'local'
}

/** Stores or erases the mark. `chooseSharedDevice` moves what is stored. */
export function markSharedDevice(isShared: boolean): void {
  if (isShared) writeStored('local', key, '1')
  else removeStored('local', key)
}

/** Notes when a page of a shared device is left: a tab that opens much later may have another person before it. */
export function noteLeaving(): void {
  if (isSharedDevice()) writeStored('session', leftAtKey, String(systemClock.now().getTime()))
}

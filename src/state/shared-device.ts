import { systemClock } from '#lib/clock.ts'

import { isStored, removeStored, writeStored } from './storage.ts'
import type { Store } from './stored-keys.ts'

/** Whether somebody has said that several people use this device. */
export function isSharedDevice(): boolean {
  return isStored('local', 'sharedDevice')
}

/** Returns where personal values are stored: on this device, or on a shared one for this tab only. */
export function personalStore(): Store {
  return isSharedDevice() ? 'session' : 'local'
}

/** Stores or erases the mark. `chooseSharedDevice` moves what is stored. */
export function storeSharedDevice(isShared: boolean): void {
  if (isShared) writeStored('local', 'sharedDevice', '1')
  else removeStored('local', 'sharedDevice')
}

/** Notes when a page of a shared device is left: a tab that opens much later may have another person before it. */
export function noteLeaving(): void {
  if (isSharedDevice()) writeStored('session', 'leftAt', String(systemClock.now().getTime()))
}

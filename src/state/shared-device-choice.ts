import { storeSharedDevice, personalStore } from './shared-device.ts'
import { readStored, removeStored, writeStored } from './storage.ts'
import { isErasedBy, isSealedName, storedKeys } from './stored-keys.ts'
import { watchLinks } from './tab-opening.ts'
import { tellSharedDevice, useIsShared } from './use-shared-device.ts'
import { vault } from './vault.ts'

const erasedOnShared = Object.keys(storedKeys)
  .filter(isSealedName)
  .filter((name) => isErasedBy(name, 'sharedDevice'))

/**
 * Marks the device as shared or as one person's, and moves what is stored to where it then belongs. On a shared device
 * that is this tab, so the values end with the tab and a reload loses nothing. Saved quotes are erased. The
 * mark and the token change at once. Never rejects.
 */
export async function chooseSharedDevice(isShared: boolean): Promise<void> {
  const token = readStored(personalStore(), 'authToken')
  const from = personalStore()
  storeSharedDevice(isShared)
  const to = personalStore()
  if (from === to) return
  tellSharedDevice()
  if (token !== null && writeStored(to, 'authToken', token)) removeStored(from, 'authToken')
  if (isShared) {
    watchLinks()
    for (const name of erasedOnShared) await vault.remove(name)
  }
  await vault.relocate()
}

/** The device's choice, and how it is changed. */
export interface SharedDevice {
  readonly isShared: boolean
  readonly choose: (isShared: boolean) => void
}

function choose(isShared: boolean): void {
  void chooseSharedDevice(isShared)
}

/** Returns whether several people use this device, for a screen that offers to change it. */
export function useSharedDevice(): SharedDevice {
  return { isShared: useIsShared(), choose }
}

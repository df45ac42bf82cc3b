import { useSyncExternalStore } from 'react'

import { fetchPart } from '#lib/fetch-part.ts'

import { isSharedDevice } from './shared-device.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Says whether a device is shared, and keeps nothing on it from then on, or keeps again. */
async function choose(isShared: boolean): Promise<void> {
  const { chooseSharedDevice } = await fetchPart(() => import('./shared-device-choice.ts'))
  const chosen = chooseSharedDevice(isShared)
  for (const listener of listeners) listener()
  await chosen
}

/** The device's choice, and how it is changed. */
export interface SharedDevice {
  readonly isShared: boolean
  /** Rejects when the code that moves the stored values can't be loaded; then nothing has changed. */
  readonly choose: (isShared: boolean) => Promise<void>
}

const before = () => false

/** Returns whether several people use this device, in all tabs. */
export function useSharedDevice(): SharedDevice {
  return { isShared: useSyncExternalStore(subscribe, isSharedDevice, before), choose }
}

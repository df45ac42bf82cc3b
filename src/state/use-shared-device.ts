import { useSyncExternalStore } from 'react'

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

/** Tells this tab that the device's choice has changed; the browser tells the others. */
export function tellSharedDevice(): void {
  for (const listener of listeners) listener()
}

const before = () => false

/** Returns whether several people use this device, in all tabs. */
export function useIsShared(): boolean {
  return useSyncExternalStore(subscribe, isSharedDevice, before)
}

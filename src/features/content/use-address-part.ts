import { useSyncExternalStore } from 'react'

function listenToHash(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => {
    removeEventListener('hashchange', onChange)
  }
}

function partNow(): string {
  const name = location.hash.slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns the part of the page that the address names after its `#`. Empty when it names none, and in the build. */
export function useAddressPart(): string {
  return useSyncExternalStore(listenToHash, partNow, () => '')
}

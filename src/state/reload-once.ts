import { readStored, writeStored } from './storage.ts'

const key = 'reloadedFor'

/**
 * Whether the page may reload itself after a failure: once per failure and tab, and only if storage can remember it.
 * Otherwise it would reload forever and lose the flow.
 */
export function mayReloadFor(failure: string): boolean {
  const before = readStored('session', key)?.split('\n') ?? []
  return !before.includes(failure) && writeStored('session', key, [...before, failure].join('\n'))
}

import { readStored, writeStored } from './storage.ts'

/**
 * Whether the page may reload itself after a failure: once per failure and tab, and only if storage can remember it.
 * Otherwise it would reload forever and lose the flow.
 */
export function mayReloadFor(failure: string): boolean {
  const before = readStored('session', 'reloadedFor')?.split('\n') ?? []
  return !before.includes(failure) && writeStored('session', 'reloadedFor', [...before, failure].join('\n'))
}

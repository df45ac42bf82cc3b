import { readStored, writeStored } from './storage.ts'

const key = 'reloadedFor'

/**
 * Whether the page may reload itself because of a failure: once for each in a tab, and only where this can be remembered, for
 * else it would do so for ever and nothing of the flow would be kept.
 */
export function mayReloadFor(failure: string): boolean {
  const before = readStored('session', key)?.split('\n') ?? []
  return !before.includes(failure) && writeStored('session', key, [...before, failure].join('\n'))
}

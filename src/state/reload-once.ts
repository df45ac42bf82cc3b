import { isMissingScript } from '#lib/missing-script.ts'

import { readStored, writeStored } from './storage.ts'

/**
 * Whether the page may reload itself after a failure: once per failure and tab, and only if storage can remember it.
 * Otherwise it would reload forever and lose the flow.
 */
export function mayReloadFor(failure: string): boolean {
  const before = readStored('session', 'reloadedFor')?.split('\n') ?? []
  return !before.includes(failure) && writeStored('session', 'reloadedFor', [...before, failure].join('\n'))
}

/**
 * Reloads the page if the error is a script that could not be fetched: once, and only while the browser
 * is online. The script usually belongs to a page from before a deploy, and reloading the site gets the new one. The data
 * of the flow and the application is kept.
 */
export function reloadForMissingScript(error: unknown): void {
  if (isMissingScript(error) && navigator.onLine && mayReloadFor(error.message)) location.reload()
}

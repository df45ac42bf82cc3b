import { isTabReopened } from '#domain/account/reopened-tab.ts'
import { type Clock, systemClock } from '#lib/clock.ts'

import { eraseActivity } from './activity.ts'
import { eraseStored, isStored, readStored, removeStored, writeStored } from './storage.ts'
import { isErasedBy, storedKeys } from './stored-keys.ts'

/** A property of navigation timing that TypeScript does not know yet. */
interface Load {
  readonly type: string
  /** Null if no page of this tab was kept, or thrown away, for Back. */
  readonly notRestoredReasons?: object | null
}

/** Whether the browser has restored a closed tab. It can't be detected for a tab that the browser had put to sleep. */
function isRestored(): boolean {
  const [load] = performance.getEntriesByType('navigation') as unknown as readonly Load[]
  const { wasDiscarded } = document as { wasDiscarded?: boolean }
  return load?.type === 'back_forward' && load.notRestoredReasons === null && wasDiscarded !== true
}

let isWatching = false

/**
 * Notes when this tab opens another document, so that Back from there does not count as a reopened tab. Some browsers
 * can't tell.
 */
export function watchLinks(clock: Clock = systemClock): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  if (isWatching || !navigation) return
  isWatching = true
  navigation.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { readonly destination: { readonly sameDocument: boolean } }
    if (!destination.sameDocument) writeStored('session', 'linkAt', String(clock.now().getTime()))
  })
}

const survivors = Object.keys(storedKeys).filter((key) => !isErasedBy(key, 'reopenedTab'))

/**
 * Begins a page of a shared device. If its tab has been closed or was away for too long, everything that the tab brings
 * back is erased. Returns whether a session came with it: it is over, and its token stays until the service is
 * told. Call it before anything is read.
 */
export function openSharedTab(clock: Clock = systemClock): boolean {
  watchLinks(clock)
  const [leftAt, linkAt] = (['leftAt', 'linkAt'] as const).map((name) => Number(readStored('session', name)))
  const opening = { leftAt: leftAt ?? 0, linkAt: linkAt ?? 0, isRestored: isRestored() }
  const isReopened = isTabReopened(opening, clock.now().getTime())
  removeStored('session', 'leftAt')
  removeStored('session', 'linkAt')
  // This also erases values of other builds.
  if (isReopened) eraseStored('session', (name) => !survivors.includes(name))
  const isSessionOver = isReopened && isStored('session', 'authToken')
  if (isSessionOver) eraseActivity()
  return isSessionOver
}

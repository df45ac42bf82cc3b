import { type HistoryEntry, pageEntry, readEntry } from './history-entry.ts'

/** Longest duration of a traversal started by the site before it counts as lost, in milliseconds. */
const lostAfterMs = 1_000

/** A traversal started by the site, and the callback at its end. */
interface Travel {
  readonly ended: () => void
  readonly timer: ReturnType<typeof setTimeout>
}

let present = pageEntry(0)
let address = ''
let travel: Travel | null = null
let waiting: readonly (() => void)[] = []

/** Returns the browser's current entry. */
export const presentEntry = (): HistoryEntry => present

/** Returns the address of the present entry. */
export const presentAddress = (): string => address

/** Whether the browser is on its way to an entry that the site sent it to. */
export const isTravelling = (): boolean => travel !== null

/**
 * Says who scrolls when Back, Forward or the site itself comes to the present entry again: the page, or as usual the
 * browser, which restores the position.
 */
export function setOwnScroll(isOwn: boolean): void {
  history.scrollRestoration = isOwn ? 'manual' : 'auto'
}

/**
 * Writes an entry over the present one, or as a new one after it, which removes all entries ahead. If the next screen
 * is drawn already, the browser saves its scroll position for the entry left behind; `isOwnScroll` keeps it from
 * scrolling there on the way back.
 */
export function writeEntry(how: 'push' | 'replace', entry: HistoryEntry, url?: string, isOwnScroll = false): void {
  present = entry
  if (how === 'push') {
    if (isOwnScroll) setOwnScroll(true)
    history.pushState(entry, '', url)
    setOwnScroll(false)
  } else history.replaceState(entry, '', url)
  address = location.href
}

/** Writes another address of the same entry, such as in another language. */
export function rewriteAddress(url: string): void {
  history.replaceState(history.state, '', url)
  address = location.href
}

/** Reads the present entry from the browser. An entry without data gets its number. */
export function readPresent(at = present.at): void {
  const entry = readEntry(history.state)
  address = location.href
  if (entry) present = entry
  else writeEntry('replace', pageEntry(at))
}

function endTravel(): void {
  if (travel === null) return
  const { ended, timer } = travel
  clearTimeout(timer)
  travel = null
  ended()
  if (isTravelling()) return
  const acts = waiting
  waiting = []
  for (const act of acts) whenThere(act)
}

/** Sends the browser to another entry; the next steps there must not wait for the user. */
export function travelBy(by: number, ended: () => void): void {
  travel = { ended, timer: setTimeout(endTravel, lostAfterMs) }
  history.go(by)
}

/** Calls `act` at once, or at the end of a running traversal. */
export function whenThere(act: () => void): void {
  if (isTravelling()) waiting = [...waiting, act]
  else act()
}

/** Calls back when Back or Forward has led to another entry, with the number of entries and the address before. */
export function watchHistory(onMoved: (by: number, from: string) => void): void {
  // The first entry of a tab has the number 0, because there are none below it.
  readPresent(history.length - 1)
  addEventListener('popstate', () => {
    const { at } = present
    const from = address
    // The browser itself has created an entry, for a link to a part of the page.
    readPresent(at + 1)
    if (travel) endTravel()
    else onMoved(present.at - at, from)
  })
}

// A page has no history during prerendering.
const written = () => (typeof history === 'undefined' ? null : readEntry(history.state))

/** Returns the place in the present entry, for a page that opens there; null for none. */
export function writtenPlace(): string | null {
  return written()?.place ?? null
}

/** Returns the page that the visitor wanted when the present one interrupted. */
export function wantedPage(): string | null {
  return written()?.wanted ?? null
}

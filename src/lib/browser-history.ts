import { type HistoryEntry, pageEntry, readEntry } from './history-entry.ts'

/** How long a traversal that the site asked for may take before it is taken for lost. */
const lostAfterMs = 1_000

/** A traversal that the site asked for, and what follows at its end. */
interface Travel {
  readonly ended: () => void
  readonly timer: ReturnType<typeof setTimeout>
}

let present = pageEntry(0)
let address = ''
let travel: Travel | null = null
let waiting: readonly (() => void)[] = []

/** The entry that the browser is at. */
export const presentEntry = (): HistoryEntry => present

/** The address of that entry. */
export const presentAddress = (): string => address

/** Whether the browser is on its way to an entry that the site has sent it to. */
export const isTravelling = (): boolean => travel !== null

/** Lets the browser scroll to where the present entry is left, as it does unless told otherwise. */
export function scrollByBrowser(): void {
  history.scrollRestoration = 'auto'
}

/**
 * Writes an entry over the present one, or as a new one after it, which ends all that lay ahead. What comes next may be drawn
 * already, and the browser then takes its scroll position for that of the entry left behind: `isOwnScroll` keeps it from
 * scrolling there on the way back.
 */
export function writeEntry(how: 'push' | 'replace', entry: HistoryEntry, url?: string, isOwnScroll = false): void {
  present = entry
  if (how === 'push') {
    if (isOwnScroll) history.scrollRestoration = 'manual'
    history.pushState(entry, '', url)
    scrollByBrowser()
  } else history.replaceState(entry, '', url)
  address = location.href
}

/** Writes another address of the same entry, such as in another language. */
export function rewriteAddress(url: string): void {
  history.replaceState(history.state, '', url)
  address = location.href
}

/** Takes the browser's word for where it is. An entry in which nothing is written yet gets its number. */
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

/** Sends the browser to another entry; what follows there is not to wait for a person. */
export function travelBy(by: number, ended: () => void): void {
  travel = { ended, timer: setTimeout(endTravel, lostAfterMs) }
  history.go(by)
}

/** Does something at once, or when the browser is where the site has sent it. */
export function whenThere(act: () => void): void {
  if (isTravelling()) waiting = [...waiting, act]
  else act()
}

/** Calls back when Back or Forward has led to another entry: by how many, and from which address. */
export function watchHistory(onMoved: (by: number, from: string) => void): void {
  // The first entry of a tab has the number 0, for nothing lies below it.
  readPresent(history.length - 1)
  addEventListener('popstate', () => {
    const { at } = present
    const from = address
    // A link to a part of the page has made an entry by itself.
    readPresent(at + 1)
    if (travel) endTravel()
    else onMoved(present.at - at, from)
  })
}

// A page that is being built has no history.
const written = () => (typeof history === 'undefined' ? null : readEntry(history.state))

/** The place that the present entry names, for a page that opens there; null for none. */
export function writtenPlace(): string | null {
  return written()?.place ?? null
}

/** The page that the person was on the way to when the present one came in between. */
export function wantedPage(): string | null {
  return written()?.wanted ?? null
}

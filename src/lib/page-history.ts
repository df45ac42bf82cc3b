import { type HistoryEntry, type Shown, arrivalAct, nextAct, pageEntry, readEntry } from './history-entry.ts'

/** A page with several places, of which each has an entry in the browser's history. */
export interface PlacedPage {
  place: string
  isFresh: boolean
  /** Shows the place that Back or Forward led to, or the nearest that it may show. */
  arrive: (place: string) => void
  /** The browser has gone to another entry of this page, and has scrolled to where that was left. */
  settled: () => void
}

interface OpenDialog {
  readonly id: string
  readonly close: () => void
}

/** How long a traversal of our own may take before it is taken for lost. */
const lostAfterMs = 1_000

/** Names dialogs so that no entry of an earlier load of the page seems to be one of this load's. */
const load = typeof performance === 'undefined' ? 0 : performance.timeOrigin
let named = 0

let hasStarted = false
let present = pageEntry(0)
let address = ''
let page: PlacedPage | null = null
let open: readonly OpenDialog[] = []
/** How to open a dialog again whose entry lies ahead. */
const openers = new Map<string, () => void>()
let isScheduled = false
/** Under way by our own doing. */
let traversal: { readonly then: (() => void) | undefined; readonly timer: ReturnType<typeof setTimeout> } | null = null
/** Counts what Back and Forward led to: only the last one is looked at. */
let arrivals = 0
let isArriving = false
let waiting: readonly (() => void)[] = []

const shown = (): Shown => ({
  place: page?.place ?? present.place,
  dialogs: open.map(({ id }) => id),
  isFresh: page?.isFresh ?? false,
})

function write(how: 'pushState' | 'replaceState', entry: HistoryEntry, url?: string): void {
  if (how === 'pushState')
    for (const id of openers.keys()) if (!open.some((dialog) => dialog.id === id)) openers.delete(id)
  present = entry
  history[how](entry, '', url)
  address = location.href
}

function settle(): void {
  if (traversal === null) return
  const { then, timer } = traversal
  clearTimeout(timer)
  traversal = null
  then?.()
  const acts = waiting
  waiting = []
  for (const act of acts) act()
  page?.settled()
  follow()
}

function go(by: number, then?: () => void): void {
  traversal = { then, timer: setTimeout(settle, lostAfterMs) }
  history.go(by)
}

/** Makes the history say what is shown. */
function follow(): void {
  isScheduled = false
  while (traversal === null && !isArriving) {
    const act = nextAct(present, shown())
    if (act === null) return
    if (act.kind === 'go') {
      const { then } = act
      go(
        act.by,
        then &&
          (() => {
            write('pushState', then)
          }),
      )
    } else write(act.kind === 'push' ? 'pushState' : 'replaceState', act.entry)
  }
}

/** Later in this task, when all that one event changes has been said; before anything is painted. */
function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(follow)
}

const sight = () => [address, page?.place, ...open.map(({ id }) => id)].join(' ')

function conclude(arrival: number, by: number, before: string): void {
  if (arrival !== arrivals) return
  isArriving = false
  const now = shown()
  const act = nextAct(present, { ...now, isFresh: false })
  // What is shown may have an entry below, which is gone to; else this entry says it from now on.
  const correct = () => {
    if (act && act.kind !== 'go') write('replaceState', { ...present, place: now.place, dialogs: [] })
  }
  switch (arrivalAct(by, sight() !== before, act === null)) {
    case 'goOn':
      correct()
      history.back()
      return
    case 'goBackWhereOneWas':
      go(-by)
      return
    case 'correct':
      correct()
      break
    case 'stay':
  }
  page?.settled()
  follow()
}

/** Shows what the present entry says, as far as that can be shown. */
function arrive(by: number, before: string): void {
  arrivals += 1
  const arrival = arrivals
  isArriving = true
  const { dialogs, place } = present
  for (const { id, close } of open.toReversed()) if (!dialogs.includes(id)) close()
  for (const id of dialogs) if (!open.some((dialog) => dialog.id === id)) openers.get(id)?.()
  if (page && place !== null && page.place !== place) page.arrive(place)
  // React has drawn what this event changed once the event is over.
  setTimeout(conclude, 0, arrival, by, before)
}

function onPopState(): void {
  const before = sight()
  const from = present.at
  // A link to a place on the page has made an entry by itself, in which nothing is written.
  look(from + 1)
  if (traversal) settle()
  else arrive(present.at - from, before)
}

/** Takes the browser's word for where it is. */
function look(at: number): void {
  const entry = readEntry(history.state)
  address = location.href
  if (entry) present = entry
  else write('replaceState', pageEntry(at))
}

/** Begins to watch the history, once: what a reload left of an open dialog is put right. */
export function startHistory(): void {
  if (hasStarted) return
  hasStarted = true
  look(0)
  addEventListener('popstate', onPopState)
  schedule()
}

/** Takes a page's places into the history; gives what ends that. */
export function placePage(placed: PlacedPage): () => void {
  startHistory()
  look(present.at)
  page = placed
  if (present.place !== null && present.place !== placed.place) arrive(0, '')
  else schedule()
  return () => {
    if (page === placed) page = null
  }
}

/** The page shows another of its places. */
export function placeChanged(): void {
  schedule()
}

/** Gives an open dialog an entry, so that Back closes it, and Forward may open it again; gives what its closing ends. */
export function enterDialog(close: () => void, reopen: () => void): () => void {
  startHistory()
  const isOpen = (id: string) => open.some((dialog) => dialog.id === id)
  const again = isArriving ? present.dialogs.find((id) => openers.has(id) && !isOpen(id)) : undefined
  const id = again ?? `${load}-${(named += 1)}`
  openers.set(id, reopen)
  open = [...open, { id, close }]
  schedule()
  return () => {
    open = open.filter((dialog) => dialog.id !== id)
    schedule()
  }
}

/** Goes to another page of the site, or replaces the present one, and then says so. */
export function writePage(url: string, replace: boolean, wanted: string | null, written: () => void): void {
  startHistory()
  const act = () => {
    // A page that a dialog led to takes over the dialog's entry.
    const isOver = replace || present.dialogs.length > 0
    write(isOver ? 'replaceState' : 'pushState', pageEntry(isOver ? present.at : present.at + 1, wanted), url)
    written()
  }
  if (traversal) waiting = [...waiting, act]
  else act()
}

/** Writes another address of the same entry, such as in another language. */
export function rewriteAddress(url: string): void {
  history.replaceState(history.state, '', url)
  address = location.href
}

/** The page that the person was on the way to when the present one came in between. */
export function wantedPage(): string | null {
  // A page that is being built has no history.
  return typeof history === 'undefined' ? null : (readEntry(history.state)?.wanted ?? null)
}

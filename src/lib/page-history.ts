import {
  isTravelling,
  presentAddress,
  presentEntry,
  readPresent,
  scrollByBrowser,
  travelBy,
  watchHistory,
  whenThere,
  writeEntry,
} from './browser-history.ts'
import { type HistoryEntry, type Shown, arrivalAct, nextAct, pageEntry } from './history-entry.ts'
import { OpenDialogs } from './open-dialogs.ts'

/** What a page with several places tells the history; each place has an entry there. */
export interface PlacedPage {
  /** The place now shown, such as "quote/income". */
  readonly place: string
  /** The page has begun anew: what lies below leads nowhere any more. */
  readonly isFresh?: boolean
  /** Places that scroll to where they were left by themselves. */
  readonly ownScroll?: readonly string[]
  /** Shows the place that Back or Forward led to, or the nearest that may be shown. */
  readonly onArrive: (place: string) => void
  /** An entry says this place from now on. The browser does not scroll then: the page stands as far down as the place before. */
  readonly onEntered?: (before: string) => void
  /** The browser has scrolled to where this place was left: a page that has its own mind about that says so here. */
  readonly onSettled?: () => void
}

/** A press of Back or Forward, until the page has drawn what it can of the entry. */
interface Arrival {
  readonly by: number
  /** What was shown before, in one text. */
  readonly before: string
}

let hasStarted = false
let isScheduled = false
let page: (() => PlacedPage) | null = null
const dialogs = new OpenDialogs()
/** While there is one the entry decides what is shown; else what is shown decides what the entry says. */
let arrival: Arrival | null = null
/** The place whose scroll position is on the screen. */
let scrolledTo: string | null = null

function shown(): Shown {
  const { place = presentEntry().place, isFresh = false } = page?.() ?? {}
  return { place, dialogs: dialogs.ids, isFresh }
}

const sight = (address = presentAddress()) => [address, page?.().place, ...dialogs.ids].join(' ')

function push(entry: HistoryEntry, url?: string): void {
  dialogs.forgetClosed()
  const { place } = presentEntry()
  const isOwn = place !== null && place !== entry.place && page?.().ownScroll?.includes(place) === true
  writeEntry('push', entry, url, isOwn)
}

/** Makes the entry say what is shown, unless the browser is on its way to another. */
function follow(): void {
  isScheduled = false
  while (!isTravelling() && arrival === null) {
    const act = nextAct(presentEntry(), shown())
    const { place } = presentEntry()
    if (act === null) {
      if (place !== scrolledTo) page?.().onSettled?.()
      scrolledTo = place
      scrollByBrowser()
      return
    }
    if (act.kind === 'go')
      travelBy(act.by, () => {
        if (act.then) push(act.then)
        follow()
      })
    else {
      if (act.kind === 'push') push(act.entry)
      else writeEntry('replace', act.entry)
      // The browser scrolls only where it goes to an entry.
      scrolledTo = act.entry.place
      if (place !== null && place !== act.entry.place) page?.().onEntered?.(place)
    }
  }
}

/** Later in this task, when all that one event changes has been said; before anything is painted. */
function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(follow)
}

function conclude({ by, before }: Arrival): void {
  arrival = null
  const entry = presentEntry()
  const now = shown()
  const act = nextAct(entry, { ...now, isFresh: false })
  // Where what is shown has an entry below, that one is gone to; else this entry says it from now on.
  const correct = () => {
    if (act && act.kind !== 'go') writeEntry('replace', { ...entry, place: now.place, dialogs: [] })
  }
  switch (arrivalAct({ by, at: entry.at, hasChanged: sight() !== before, isTrue: act === null })) {
    case 'goOn':
      correct()
      travelBy(-1, () => {
        arrive(presentEntry().at - entry.at, before)
      })
      return
    case 'goBackWhereOneWas':
      travelBy(-by, follow)
      return
    case 'correct':
      correct()
      break
    case 'stay':
  }
  follow()
}

/** Shows what the present entry says, as far as that can be shown. */
function arrive(by: number, before: string): void {
  const now = { by, before }
  arrival = now
  const { place, dialogs: ids } = presentEntry()
  dialogs.show(ids)
  const placed = page?.()
  if (placed && place !== null && placed.place !== place) placed.onArrive(place)
  // React has drawn what this event changed once the event is over. Of several presses the last one counts.
  setTimeout(() => {
    if (arrival === now) conclude(now)
  }, 0)
}

/** Begins to watch the history, once: what a reload left of an open dialog is put right. */
export function startHistory(): void {
  if (hasStarted) return
  hasStarted = true
  watchHistory((by, from) => {
    arrive(by, sight(from))
  })
  schedule()
}

/** Takes the places of the page now shown into the history; gives what ends that. */
export function placePage(placed: () => PlacedPage): () => void {
  startHistory()
  readPresent()
  page = placed
  const { place } = presentEntry()
  if (place === null || place === placed().place) {
    scrolledTo = place
    schedule()
  } else arrive(0, '')
  return () => {
    if (page === placed) page = null
  }
}

/** The page may show another of its places. */
export function placeChanged(): void {
  schedule()
}

/**
 * Gives an open dialog an entry, so that Back closes it; Forward opens it again where `reopen` is given. Gives what its
 * closing ends.
 */
export function enterDialog(close: () => void, reopen: (() => void) | undefined): () => void {
  startHistory()
  const id = dialogs.add(close, reopen, arrival === null ? [] : presentEntry().dialogs)
  schedule()
  return () => {
    dialogs.remove(id)
    schedule()
  }
}

/** Goes to another page of the site, or replaces the present one, and then says so. */
export function writePage(url: string, replace: boolean, wanted: string | null, written: () => void): void {
  startHistory()
  whenThere(() => {
    const { at, dialogs: over } = presentEntry()
    // A page that a dialog led to takes over the dialog's entry.
    if (replace || over.length > 0) writeEntry('replace', pageEntry(at, wanted), url)
    else push(pageEntry(at + 1, wanted), url)
    written()
  })
}

/** Loads an address in place of all entries of the present page but the first, so that Back meets the page once. */
export function leavePage(url: string): void {
  const load = () => {
    location.assign(url)
  }
  whenThere(() => {
    const by = -presentEntry().below.length
    if (by === 0) load()
    else travelBy(by, load)
  })
}

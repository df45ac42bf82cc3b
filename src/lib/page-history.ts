import {
  isTravelling,
  presentAddress,
  presentEntry,
  readPresent,
  setOwnScroll,
  travelBy,
  watchHistory,
  whenThere,
  writeEntry,
} from './browser-history.ts'
import { type HistoryEntry, type Shown, arrivalAct, nextAct, pageEntry } from './history-entry.ts'
import { OpenDialogs } from './open-dialogs.ts'

/** A page with several places, each with an entry in the history. */
export interface PlacedPage {
  /** The current place, such as "quote/income". */
  readonly place: string
  /** The page has restarted: the entries below are no longer valid. */
  readonly isFresh?: boolean
  /** Whether the current place comes before another in the page's own order. */
  readonly comesBefore?: (other: string) => boolean
  /** Whether a place restores its scroll position itself. */
  readonly hasOwnScroll?: (place: string) => boolean
  /** Shows the place reached by Back or Forward, or the nearest allowed one. */
  readonly onArrive: (place: string) => void
  /**
   * Called when an entry was written for this place. The browser does not scroll then, so the page still has the scroll
   * position of the previous place.
   */
  readonly onEntered?: (before: string) => void
  /** Called after the browser has restored this place's scroll position, so the page can scroll elsewhere. */
  readonly onSettled?: () => void
}

/** A press of Back or Forward, until the page has drawn as much as it can of the entry. */
interface Arrival {
  readonly by: number
  /** The state shown before, as one text. */
  readonly before: string
}

let hasStarted = false
let isScheduled = false
let page: (() => PlacedPage) | null = null
const dialogs = new OpenDialogs()
/** While this is set, the entry decides the page's state; otherwise the page's state decides the entry. */
let arrival: Arrival | null = null
/** The place whose scroll position is on the screen. */
let scrolledTo: string | null = null
/**
 * Whether the present place and the one before both restore their own scroll position, so the browser must not scroll
 * here.
 */
let isTurned = false

function shown(): Shown {
  const entry = presentEntry().place
  const { place = entry, isFresh = false, comesBefore } = page?.() ?? {}
  return { place, dialogs: dialogs.ids, isFresh, isEarlier: entry !== null && comesBefore?.(entry) === true }
}

const hasOwnScroll = (place: string | null) => place !== null && page?.().hasOwnScroll?.(place) === true

const sight = (address = presentAddress()) => [address, page?.().place, ...dialogs.ids].join(' ')

function push(entry: HistoryEntry, url?: string): void {
  dialogs.forgetClosed()
  const { place } = presentEntry()
  isTurned = false
  writeEntry('push', entry, url, place !== entry.place && hasOwnScroll(place))
}

/** Makes the entry match the page, unless the browser is on its way to another entry. */
function follow(): void {
  isScheduled = false
  while (!isTravelling() && arrival === null) {
    const act = nextAct(presentEntry(), shown())
    const { place } = presentEntry()
    if (act === null) {
      if (place !== scrolledTo) {
        page?.().onSettled?.()
        isTurned = hasOwnScroll(place) && hasOwnScroll(scrolledTo)
      }
      scrolledTo = place
      setOwnScroll(isTurned)
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
      // The browser scrolls only when it goes to an entry.
      scrolledTo = act.entry.place
      if (place !== null && place !== act.entry.place) page?.().onEntered?.(place)
    }
  }
}

/** Runs later in this task, after all changes of one event, and before anything is painted. */
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
  // If the shown state has an entry below, the browser goes there; otherwise this entry is rewritten.
  const correct = () => {
    if (act && act.kind !== 'go') writeEntry('replace', { ...entry, place: now.place, dialogs: [] })
  }
  switch (arrivalAct({ by, at: entry.at, hasChanged: sight() !== before, isTrue: act === null })) {
    case 'continue':
      correct()
      travelBy(-1, () => {
        arrive(presentEntry().at - entry.at, before)
      })
      return
    case 'return':
      travelBy(-by, follow)
      return
    case 'correct':
      correct()
      break
    case 'stay':
  }
  follow()
}

/** Shows the present entry as far as possible. */
function arrive(by: number, before: string): void {
  const now = { by, before }
  arrival = now
  const { place, dialogs: ids } = presentEntry()
  dialogs.show(ids)
  const placed = page?.()
  if (placed && place !== null && placed.place !== place) placed.onArrive(place)
  // A timeout runs after React has rendered the changes of this event. Of several presses the last one counts.
  setTimeout(() => {
    if (arrival === now) conclude(now)
  }, 0)
}

/** Starts watching the history, once, and corrects the entry of a dialog that was open before a reload. */
export function startHistory(): void {
  if (hasStarted) return
  hasStarted = true
  // After a reload the browser restores the scroll position, as usual.
  addEventListener('pagehide', () => {
    setOwnScroll(false)
  })
  watchHistory((by, from) => {
    arrive(by, sight(from))
  })
  schedule()
}

/** Adds the places of the current page to the history; returns a function that ends this. */
export function placePage(placed: () => PlacedPage): () => void {
  startHistory()
  readPresent()
  page = placed
  isTurned = false
  const { place } = presentEntry()
  if (place === null || place === placed().place) {
    scrolledTo = place
    schedule()
  } else arrive(0, '')
  return () => {
    if (page === placed) page = null
  }
}

/** Reports that the page may show another of its places. */
export function placeChanged(): void {
  schedule()
}

/**
 * Gives an open dialog an entry, so Back closes it; Forward reopens it if `reopen` is given. Returns a function to call
 * when it closes.
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

/** Goes to another page of the site, or replaces the present one, and calls `written` afterwards. */
export function writePage(url: string, replace: boolean, wanted: string | null, written: () => void): void {
  startHistory()
  whenThere(() => {
    const { at, dialogs: over } = presentEntry()
    // A page opened from a dialog takes over the dialog's entry.
    if (replace || over.length > 0) writeEntry('replace', pageEntry(at, wanted), url)
    else push(pageEntry(at + 1, wanted), url)
    written()
  })
}

/**
 * Goes to the first entry of the present page. The next page then replaces its other entries, so Back shows this page
 * once.
 */
export function goToFirstEntry(): Promise<void> {
  startHistory()
  return new Promise((resolve) => {
    whenThere(() => {
      const by = -presentEntry().below.length
      if (by === 0) resolve()
      else travelBy(by, resolve)
    })
  })
}

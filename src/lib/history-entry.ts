/** What the site writes into an entry of the browser's history. */
export interface HistoryEntry {
  /** Which entry of this tab it is; below the one with 0 there is none. */
  readonly at: number
  /** The screen of a page that has several, such as "quote/income"; null where the address says all. */
  readonly place: string | null
  /** The places of the same page in the entries right below, the nearest last. */
  readonly below: readonly string[]
  /** The dialogs that are open over it, the topmost last; each has added an entry. */
  readonly dialogs: readonly string[]
  /** The page that a person was on the way to when another, such as the sign-in, came in between. */
  readonly wanted: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** The entry that a history state holds; null where somebody else wrote it or nobody did. */
export function readEntry(state: unknown): HistoryEntry | null {
  if (typeof state !== 'object' || state === null || !('at' in state) || typeof state.at !== 'number') return null
  const { place, below, dialogs, wanted } = state as Readonly<Record<string, unknown>>
  return {
    at: state.at,
    place: isText(place) ? place : null,
    below: texts(below),
    dialogs: texts(dialogs),
    wanted: isText(wanted) ? wanted : null,
  }
}

/** An entry of another page. */
export function pageEntry(at: number, wanted: string | null = null): HistoryEntry {
  return { at, place: null, below: [], dialogs: [], wanted }
}

/** What a page shows: its place, where it has several, and the dialogs over it. */
export interface Shown {
  readonly place: string | null
  readonly dialogs: readonly string[]
  /** The page has begun anew: no entry below leads anywhere any more. */
  readonly isFresh: boolean
}

/** What must be done to the history so that its entry says what is shown. */
export type HistoryAct =
  | { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry }
  /** Goes there, and pushes an entry once it is there. */
  | { readonly kind: 'go'; readonly by: number; readonly then?: HistoryEntry }

function pushed(entry: HistoryEntry, place: string | null, dialogs: readonly string[] = []): HistoryEntry {
  const below = entry.place === null ? entry.below : [...entry.below, entry.place]
  return { ...entry, at: entry.at + 1, place, below, dialogs }
}

function actOfPlace(entry: HistoryEntry, { place, dialogs, isFresh }: Shown): HistoryAct {
  // The page's first place, or one that a dialog led to: it takes over the dialog's entry.
  const isClosed = entry.dialogs.length > 0 && !entry.dialogs.some((id) => dialogs.includes(id))
  const replaced: HistoryAct = { kind: 'replace', entry: { ...entry, place, dialogs: [] } }
  if (entry.place === null || place === null) return replaced
  if (isFresh) {
    const by = -entry.below.length
    if (by === 0) return replaced
    const first = { ...entry, at: entry.at + by, place: entry.below[0] ?? place, below: [] }
    // A new entry ends what lies ahead, and Back passes the first one; but with nothing below that Back would be dead.
    return first.at === 0 ? { kind: 'go', by } : { kind: 'go', by, then: pushed(first, place) }
  }
  // A place of which there is an entry below is gone back to, so that no place comes twice.
  const at = entry.below.lastIndexOf(place)
  if (at >= 0) return { kind: 'go', by: at - entry.below.length }
  return isClosed ? replaced : { kind: 'push', entry: pushed(entry, place) }
}

/** What to do next so that the present entry says what is shown; null when it does. */
export function nextAct(entry: HistoryEntry, shown: Shown): HistoryAct | null {
  if (shown.place !== entry.place) return actOfPlace(entry, shown)
  const differs = entry.dialogs.findIndex((id, index) => shown.dialogs[index] !== id)
  if (differs >= 0) return { kind: 'go', by: differs - entry.dialogs.length }
  const opened = shown.dialogs[entry.dialogs.length]
  return opened === undefined ? null : { kind: 'push', entry: pushed(entry, entry.place, [...entry.dialogs, opened]) }
}

/** What follows an arrival at an entry. */
export type ArrivalAct = 'stay' | 'goOn' | 'goBackWhereOneWas' | 'correct'

/** What an arrival has come to. */
export interface ArrivalFacts {
  /** How many entries Back (below 0) or Forward went; 0 where a page opens at its entry. */
  readonly by: number
  /** The number of the entry. */
  readonly at: number
  /** Something else is shown than before. */
  readonly hasChanged: boolean
  /** What is shown is what the entry says. */
  readonly isTrue: boolean
}

/**
 * What follows once the page has shown what it can of an entry that Back or Forward led to. A Back that changed nothing goes
 * on, for a press that does nothing is dead; a Forward that the page refuses leaves the person at the entry where they were.
 */
export function arrivalAct({ by, at, hasChanged, isTrue }: ArrivalFacts): ArrivalAct {
  if (!hasChanged && by < 0 && at > 0) return 'goOn'
  if (isTrue) return 'stay'
  return !hasChanged && by > 0 ? 'goBackWhereOneWas' : 'correct'
}

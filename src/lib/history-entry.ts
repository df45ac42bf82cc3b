/** The site's data in an entry of the browser's history. */
export interface HistoryEntry {
  /** The entry's number in this tab; 0 is the lowest. */
  readonly at: number
  /** The screen of a page with several, such as "quote/income"; null when the address is enough. */
  readonly place: string | null
  /** The places of the same page in the entries directly below, the nearest last. */
  readonly below: readonly string[]
  /** The open dialogs, the topmost last; each has added an entry. */
  readonly dialogs: readonly string[]
  /** The page that the visitor wanted when another, such as the sign-in, interrupted. */
  readonly wanted: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** Returns the entry in a history state; null when the site did not write it. */
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

/** Returns an entry of another page. */
export function pageEntry(at: number, wanted: string | null = null): HistoryEntry {
  return { at, place: null, below: [], dialogs: [], wanted }
}

/** The page's present place, if it has several, and the dialogs over it. */
export interface Shown {
  readonly place: string | null
  readonly dialogs: readonly string[]
  /** The page has restarted: the entries below are no longer valid. */
  readonly isFresh: boolean
  /** The place comes before the entry's in the page's own order. It takes over the entry if it has none below. */
  readonly isEarlier?: boolean
}

/** The next change of the history that makes its entry match the page. */
export type HistoryAct =
  | { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry }
  /** Goes there, and pushes an entry after arriving. */
  | { readonly kind: 'go'; readonly by: number; readonly then?: HistoryEntry }

function pushed(entry: HistoryEntry, place: string | null, dialogs: readonly string[] = []): HistoryEntry {
  const below = entry.place === null ? entry.below : [...entry.below, entry.place]
  return { ...entry, at: entry.at + 1, place, below, dialogs }
}

function actOfPlace(entry: HistoryEntry, { place, dialogs, isFresh, isEarlier = false }: Shown): HistoryAct {
  // The page's first place, or a place opened from a dialog, takes over the entry.
  const isClosed = entry.dialogs.length > 0 && !entry.dialogs.some((id) => dialogs.includes(id))
  const replaced: HistoryAct = { kind: 'replace', entry: { ...entry, place, dialogs: [] } }
  if (entry.place === null || place === null) return replaced
  if (isFresh) {
    const by = -entry.below.length
    if (by === 0) return replaced
    const first = { ...entry, at: entry.at + by, place: entry.below[0] ?? place, below: [] }
    // A new entry removes those ahead, and Back skips the first one. With no entry below, that Back would have no
    // effect.
    return first.at === 0 ? { kind: 'go', by } : { kind: 'go', by, then: pushed(first, place) }
  }
  // A place with an entry below is reached by going back, so no place appears twice.
  const at = entry.below.lastIndexOf(place)
  if (at >= 0) return { kind: 'go', by: at - entry.below.length }
  return isClosed || isEarlier ? replaced : { kind: 'push', entry: pushed(entry, place) }
}

/** Returns the next change that makes the present entry match the page; null when it matches. */
export function nextAct(entry: HistoryEntry, shown: Shown): HistoryAct | null {
  if (shown.place !== entry.place) return actOfPlace(entry, shown)
  const differs = entry.dialogs.findIndex((id, index) => shown.dialogs[index] !== id)
  if (differs >= 0) return { kind: 'go', by: differs - entry.dialogs.length }
  const opened = shown.dialogs[entry.dialogs.length]
  return opened === undefined ? null : { kind: 'push', entry: pushed(entry, entry.place, [...entry.dialogs, opened]) }
}

/** The next step after arriving at an entry. */
export type ArrivalAct = 'stay' | 'continue' | 'return' | 'correct'

/** The facts about an arrival. */
export interface ArrivalFacts {
  /** How many entries Back (below 0) or Forward went; 0 when a page opens at its entry. */
  readonly by: number
  /** The number of the entry. */
  readonly at: number
  /** The page changed with this arrival. */
  readonly hasChanged: boolean
  /** The page matches the entry. */
  readonly isTrue: boolean
}

/**
 * Returns the next step after the page has shown as much as it can of an entry reached by Back or Forward. A Back
 * without any change continues, because a press must have an effect. A Forward that the page refuses returns to the
 * entry before.
 */
export function arrivalAct({ by, at, hasChanged, isTrue }: ArrivalFacts): ArrivalAct {
  if (!hasChanged && by < 0 && at > 0) return 'continue'
  if (isTrue) return 'stay'
  return !hasChanged && by > 0 ? 'return' : 'correct'
}

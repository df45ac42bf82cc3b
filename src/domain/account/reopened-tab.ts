/** How a page opens in a tab that has values of an earlier page. */
export interface TabOpening {
  /** When the earlier page was left, in milliseconds; 0 if it went without a word, as in a crash. */
  readonly leftAt: number
  /** When a link or a script of the tab last opened another document, in milliseconds; 0 if none has. */
  readonly linkAt: number
  /** Whether the browser opens an entry of the history without a tab that has gone there. */
  readonly isRestored: boolean
}

/** How long a tab of a shared device may be away from the site. */
const longestAbsenceMs = 30_000
/** How long a followed link may take until the page is left for it. */
const longestLinkMs = 10_000

/**
 * Whether a tab of a shared device has been closed, or was away for too long, and may be opened by another person now
 * . A time that is missing, unreadable or in the future counts as too long. A browser that keeps no pages for
 * Back looks like one that reopens a tab, so a link that was followed when the page was left proves the tab to be the
 * same.
 */
export function isTabReopened({ leftAt, linkAt, isRestored }: TabOpening, now: number): boolean {
  const awayMs = now - leftAt
  if (!(leftAt > 0 && awayMs >= 0 && awayMs <= longestAbsenceMs)) return true
  const linkMs = leftAt - linkAt
  return isRestored && !(linkMs >= 0 && linkMs <= longestLinkMs)
}

/** How a page opens in a tab that has values of an earlier page. */
export interface TabOpening {
  /** When the earlier page was left, in milliseconds; 0 if unknown, as after a crash. */
  readonly leftAt: number
  /** When a link or a script of the tab last opened another document, in milliseconds; 0 if none has. */
  readonly linkAt: number
  /** Whether the browser restores a history entry instead of following a navigation in the tab. */
  readonly isRestored: boolean
}

/** How long a tab of a shared device may be away from the site. */
const longestAbsenceMs = 30_000
/** How long a followed link may take until the page is left for it. */
const longestLinkMs = 10_000

/**
 * Whether a tab of a shared device was closed or away for too long, so another person may have opened it. A
 * time that is missing, unreadable or in the future counts as too long. A browser without a back-forward cache looks
 * like one that reopens a tab. A link followed when the page was left shows that the tab is the same.
 */
export function isTabReopened({ leftAt, linkAt, isRestored }: TabOpening, now: number): boolean {
  const awayMs = now - leftAt
  if (!(leftAt > 0 && awayMs >= 0 && awayMs <= longestAbsenceMs)) return true
  const linkMs = leftAt - linkAt
  return isRestored && !(linkMs >= 0 && linkMs <= longestLinkMs)
}

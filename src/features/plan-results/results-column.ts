/** Id of the column that contains the list and everything above it. */
export const resultsColumnId = 'results-column'

/**
 * Moves the focus to the results without scrolling. For controls that disappear when used, such as a filter's chip,
 * which would otherwise lose the focus.
 */
export function focusResults(): void {
  document.getElementById(resultsColumnId)?.focus({ preventScroll: true })
}

/** Returns whether the focus is where `focusResults` left it. */
export function isResultsFocused(): boolean {
  return document.activeElement?.id === resultsColumnId
}

/** Id of the list's heading, directly above the first card. */
export const listHeadingId = 'plan-list-heading'

/** Moves the focus to the list and scrolls its first card to the top of the screen. */
export function goToList(): void {
  const target = document.getElementById(listHeadingId) ?? document.getElementById(resultsColumnId)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}

/** Id of the column that holds the list and what stands above it. */
export const resultsColumnId = 'results-column'

/**
 * Moves the focus to the results without scrolling: for controls that disappear by being used, such as a filter's chip,
 * which would leave the focus nowhere.
 */
export function focusResults(): void {
  document.getElementById(resultsColumnId)?.focus({ preventScroll: true })
}

/** Id of the list's own heading, which stands right above the first card. */
export const listHeadingId = 'plan-list-heading'

/** Moves the focus to the list and brings its first card to the top of the screen. */
export function goToList(): void {
  const target = document.getElementById(listHeadingId) ?? document.getElementById(resultsColumnId)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}

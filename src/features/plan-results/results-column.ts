/** Id of the column that holds the list and what stands above it. */
export const resultsColumnId = 'results-column'

/**
 * Moves the focus to the results without scrolling: for controls that disappear by being used, such as a filter's chip,
 * which would leave the focus nowhere.
 */
export function focusResults(): void {
  document.getElementById(resultsColumnId)?.focus({ preventScroll: true })
}

/** Moves the focus to the results and brings their beginning to the top of the screen. */
export function goToResults(): void {
  focusResults()
  document.getElementById(resultsColumnId)?.scrollIntoView({ block: 'start' })
}

import { whenIdle } from '#lib/when-idle.ts'

import { calls } from './later-parts.ts'

/** The visitor has asked the browser to fetch as little as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Fetches the page of the results while the questions are answered: as idle work, never beside a call, and not
 * for a visitor who saves data.
 */
export function fetchAhead(fetchResults: () => void): void {
  if (savesData()) return
  whenIdle(() => {
    calls.load().then(
      ({ whenNoCall }) => {
        whenNoCall(fetchResults)
      },
      () => undefined,
    )
  })
}

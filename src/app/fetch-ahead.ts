import { siteQueries } from '#api/site-queries.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** The visitor has asked the browser to fetch as little as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Calls back once the page is idle and no call of the visitor's is under way, which would share the line. */
function whenQuiet(work: () => void): void {
  whenIdle(() => {
    if (siteQueries.isFetching() === 0) {
      work()
      return
    }
    const stop = siteQueries.getQueryCache().subscribe(() => {
      if (siteQueries.isFetching() > 0) return
      stop()
      whenQuiet(work)
    })
  })
}

/** A part whose first screen has parts of its own. */
interface FirstScreen {
  readonly warmFirstScreen: () => void
}

/**
 * Fetches the page of the results and what its first screen needs while the questions are answered: as idle work,
 * never beside a call, and not for a visitor who saves data. A part that can't be fetched is fetched when it is needed.
 */
export function fetchAhead(load: () => Promise<FirstScreen>): void {
  if (savesData()) return
  whenQuiet(() => {
    load().then(
      ({ warmFirstScreen }) => {
        whenQuiet(warmFirstScreen)
      },
      () => undefined,
    )
  })
}

import { siteQueries } from '#api/site-queries.ts'

/** Calls back once no call of the visitor's is under way, which would share the line. */
export function whenNoCall(work: () => void): void {
  if (siteQueries.isFetching() === 0) {
    work()
    return
  }
  const stop = siteQueries.getQueryCache().subscribe(() => {
    if (siteQueries.isFetching() > 0) return
    stop()
    work()
  })
}

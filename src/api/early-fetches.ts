import { zipLookupAddress } from '#config/zip-lookup.ts'
import type { EarlyCall } from '#lib/early-record.ts'

/**
 * Starts the ZIP lookup of `counties.ts` before the code of the calls is loaded. The call then takes over its answer.
 */
export function startZipLookup(zip: string): EarlyCall {
  const cancelling = new AbortController()
  const address = zipLookupAddress(zip)
  const response = fetch(address, {
    cache: 'no-store',
    headers: { 'Accept-Language': document.documentElement.lang },
    signal: cancelling.signal,
  })
  // The call that takes the answer over handles the failure.
  response.catch(() => undefined)
  return {
    address,
    response,
    cancel: () => {
      cancelling.abort()
    },
  }
}

/**
 * Requests the refused scripts again past every cache, and the one at `address`, which may be relative to the folder of
 * scripts. Resolves to whether any of them has loaded. A host may let caches keep a refusal as long as a file, so a
 * refusal during a deploy would otherwise last for a year.
 */
export function fetchAnew(address: string): Promise<boolean> {
  const folder = `${location.origin}/assets/`
  const refused = performance
    .getEntriesByType('resource')
    // Some browsers do not tell the status.
    .filter((entry) => {
      const { responseStatus } = entry as PerformanceResourceTiming
      return entry.name.startsWith(folder) && !(responseStatus < 400)
    })
    .map((entry) => entry.name)
  return Promise.all(
    [...new Set([...refused, new URL(address, folder).href])].map((one) =>
      fetch(one, { cache: 'reload' }).catch(() => Response.error()),
    ),
  ).then((answers) => answers.some(({ ok }) => ok))
}

import { ask } from '#api/ask.ts'
import { countiesQuery } from '#api/queries.ts'
import type { County } from '#domain/geo/county.ts'

export { sendRedirectNotification as notifyRedirect } from '#api/notification.ts'

/** The counties of a ZIP code. Each press asks the service; the results read the answer from the same cache. */
export function lookUpCounties(zip: string, signal: AbortSignal): Promise<readonly County[]> {
  return ask({ ...countiesQuery(zip), staleTime: 0 }, signal)
}

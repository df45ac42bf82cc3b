import { QueryClient, queryOptions } from '@tanstack/react-query'

import { fetchCounties } from './counties.ts'
import type { MarketplaceRequest } from './marketplace-request.ts'
import { type PlanList, fetchAllPlans } from './plan-pages.ts'
import { fetchPovertyPercent } from './poverty-percent.ts'
import { fetchBenchmarkCents, fetchCreditEstimate } from './subsidy.ts'

/** Answers stay good for as long as a visit to the results lasts; nothing is asked again on focus. */
const staleTime = 30 * 60_000

/** A query client with the site's rules; one a page load, and a fresh one for each story and test. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        // Calls try again by themselves (`retrying.ts`).
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The counties of a ZIP code. */
export function countiesQuery(zip: string) {
  return queryOptions({
    queryKey: ['counties', zip],
    queryFn: ({ signal }) => fetchCounties(zip, signal),
  })
}

/** Income as a percentage of the poverty level. */
export function povertyQuery(input: {
  readonly state: string
  readonly householdSize: number
  readonly annualIncome: number
}) {
  return queryOptions({ queryKey: ['poverty', input], queryFn: ({ signal }) => fetchPovertyPercent(input, signal) })
}

/** The benchmark premium for those who apply, in cents a month. */
export function benchmarkQuery(body: MarketplaceRequest) {
  return queryOptions({ queryKey: ['benchmark', body], queryFn: ({ signal }) => fetchBenchmarkCents(body, signal) })
}

/** The service's own estimate of the credit. */
export function creditEstimateQuery(body: MarketplaceRequest) {
  return queryOptions({ queryKey: ['estimate', body], queryFn: ({ signal }) => fetchCreditEstimate(body, signal) })
}

/**
 * Every plan of a place. The first page is given as soon as it is there, later ones join as they arrive (P-3); a
 * later page that fails is noted as missing, the rest kept, and a refetch asks for the missing ones only.
 */
export function planListQuery(body: MarketplaceRequest, creditCents: (client: QueryClient) => Promise<number | null>) {
  return queryOptions({
    queryKey: ['plans', body],
    queryFn: ({ client, queryKey, signal }) => {
      const before = client.getQueryData<PlanList>(queryKey)
      return fetchAllPlans(body, {
        signal,
        // Not fresh: whoever leaves before the end and comes back asks anew, instead of taking a part for the whole.
        onProgress: (list) => client.setQueryData<PlanList>(queryKey, list, { updatedAt: 0 }),
        // Not a part of the key: the plans are the same, whatever the credit.
        creditCents: () => creditCents(client),
        known: before && before.missingOffsets.length > 0 ? before : undefined,
      })
    },
    structuralSharing: false,
  })
}

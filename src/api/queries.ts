import { QueryClient, queryOptions } from '@tanstack/react-query'

import { fetchCounties } from './counties.ts'
import type { MarketplaceRequest } from './marketplace-request.ts'
import { type PlanList, fetchAllPlans } from './plan-pages.ts'
import { type PovertyInput, fetchPovertyPercent } from './poverty-percent.ts'
import { fetchPlanPage } from './plan-search.ts'
import { quieten } from './quiet-calls.ts'
import { planPageRequest } from './quote-request.ts'
import { fetchBenchmarkCents, fetchCreditEstimate } from './subsidy.ts'

/** Answers stay fresh for a visit to the results; focus does not refetch them. */
const staleTime = 30 * 60_000

/** Creates a query client with the site's rules; one per page load, and a new one for each story and test. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        // The calls retry themselves (`retrying.ts`).
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Queries the counties of a ZIP code. */
export function countiesQuery(zip: string) {
  return queryOptions({
    queryKey: ['counties', zip],
    queryFn: ({ signal }) => fetchCounties(zip, signal),
  })
}

/** Queries income as a percentage of the poverty level of a plan year. */
export function povertyQuery(input: PovertyInput) {
  return queryOptions({ queryKey: ['poverty', input], queryFn: ({ signal }) => fetchPovertyPercent(input, signal) })
}

/** Queries the benchmark premium for the applying people, in cents a month. */
export function benchmarkQuery(body: MarketplaceRequest) {
  return queryOptions({ queryKey: ['benchmark', body], queryFn: ({ signal }) => fetchBenchmarkCents(body, signal) })
}

/** Queries the service's own estimate of the credit. */
export function creditEstimateQuery(body: MarketplaceRequest) {
  return queryOptions({ queryKey: ['estimate', body], queryFn: ({ signal }) => fetchCreditEstimate(body, signal) })
}

/** Queries the first page of the whole search, which says how many plans there are. */
export function firstPageQuery(body: MarketplaceRequest) {
  return queryOptions({
    queryKey: ['plans-first-page', body],
    queryFn: ({ signal }) => fetchPlanPage(planPageRequest(body, { offset: 0, creditCents: null }), signal),
    structuralSharing: false,
  })
}

/**
 * Queries the first screen's own search: the first page of the levels that the default filter shows (P-5). It is
 * optional, so it is tried once and its failure is not shown.
 */
export function firstScreenQuery(body: MarketplaceRequest, metalLevels: readonly string[]) {
  return queryOptions({
    queryKey: ['plans-first-screen', body, metalLevels],
    queryFn: ({ signal }) => {
      quieten(signal)
      return fetchPlanPage(planPageRequest(body, { offset: 0, creditCents: null, metalLevels }), signal)
    },
    retryOnMount: false,
    structuralSharing: false,
  })
}

/**
 * Queries every plan of a place. A first page from `firstPageQuery` is not requested again; later pages are added as
 * they arrive (P-3). A later page that fails is noted as missing, the rest is kept, and a refetch requests only the
 * missing ones.
 */
export function planListQuery(body: MarketplaceRequest, creditCents: (client: QueryClient) => Promise<number | null>) {
  return queryOptions({
    queryKey: ['plans', body],
    queryFn: ({ client, queryKey, signal }) => {
      const before = client.getQueryData<PlanList>(queryKey)
      return fetchAllPlans(body, {
        signal,
        // A partial list is marked as stale, so a visitor who leaves early and returns gets a new fetch.
        onProgress: (list) => client.setQueryData<PlanList>(queryKey, list, { updatedAt: 0 }),
        // The credit is not part of the key, because the plans do not depend on it.
        creditCents: () => creditCents(client),
        known: before?.isWhole === true && before.missingOffsets.length > 0 ? before : undefined,
        firstPage: client.getQueryData(firstPageQuery(body).queryKey),
      })
    },
    structuralSharing: false,
  })
}

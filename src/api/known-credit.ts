import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'

import type { MarketplaceRequest } from './marketplace-request.ts'
import { benchmarkQuery, creditEstimateQuery, povertyQuery } from './queries.ts'

/** Returns a query's answer once it is loaded; null if the call has failed, without a retry. */
async function settled<Data>(client: QueryClient, key: QueryKey, answer: () => Promise<Data>): Promise<Data | null> {
  if (client.getQueryState(key)?.status === 'error') return null
  return answer().catch(() => null)
}

/** Returns the credit of a search in cents a month once its calls have ended; null if one of them failed. */
export async function knownCreditCents(
  client: QueryClient,
  criteria: QuoteCriteria,
  body: MarketplaceRequest,
): Promise<number | null> {
  if (criteria.forceZeroSubsidy) return 0
  const { income, stateAbbreviation, planYear: year } = criteria
  const poverty = povertyQuery(factsOfCriteria(criteria))
  const fplPercent = await settled(client, poverty.queryKey, () => client.query({ ...poverty, staleTime: 'static' }))
  if (fplPercent === null) return null
  if (chooseSubsidyPath(stateAbbreviation, fplPercent) === 'estimate') {
    const query = creditEstimateQuery(body)
    const estimate = await settled(client, query.queryKey, () => client.query({ ...query, staleTime: 'static' }))
    return estimate?.monthlyCreditCents ?? null
  }
  const query = benchmarkQuery(body)
  const benchmarkCents = await settled(client, query.queryKey, () => client.query({ ...query, staleTime: 'static' }))
  return benchmarkCents === null ? null : monthlyCreditCents({ benchmarkCents, annualIncome: income, fplPercent, year })
}

import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

import type { HouseholdMember } from '#domain/household/member.ts'
import type { CsrVariant } from '#domain/plans/plan.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import type { CreditOutlookFacts } from '#domain/subsidy/credit-outlook.ts'
import { csrVariantFor, estimatedCsr } from '#domain/subsidy/csr.ts'
import { type CreditWorking, explainCredit } from '#domain/subsidy/monthly-credit.ts'
import { type SubsidyPath, chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'

import { benchmarkQuery, creditEstimateQuery, povertyQuery } from './queries.ts'
import { everyoneRequest, quoteRequest } from './quote-request.ts'

/** The answers that give the amount of a credit. A call that has not answered is missing. */
interface CreditAnswers {
  readonly fplPercent: number | null
  readonly benchmarkCents?: number | undefined
  readonly estimateCents?: number | undefined
}

/** The calls of a household's credit, and the calculation of its amount from their answers. */
export type CreditQuery = ReturnType<typeof creditQuery>

/**
 * Returns the calls of the credit of a search. The poverty level decides whether the benchmark or the estimate gives
 * the amount. On either path, the results also call the benchmark and the estimate of everyone
 * (Q-68, Q-90, Q-100).
 */
export function creditQuery(criteria: QuoteCriteria) {
  const { forceZeroSubsidy: isForgone, stateAbbreviation, income: annualIncome, planYear: year } = criteria
  const body = quoteRequest(criteria)
  /** Returns the call that gives the amount; null while the percentage is unknown, and for a forgone credit. */
  const sourceAt = (fplPercent: number | null): SubsidyPath | null =>
    isForgone || fplPercent === null ? null : chooseSubsidyPath(stateAbbreviation, fplPercent)
  return {
    isForgone,
    body,
    poverty: povertyQuery(factsOfCriteria(criteria)),
    benchmark: benchmarkQuery(body),
    estimate: creditEstimateQuery(body),
    /** The estimate of everyone with a known age, including people outside the prices. */
    everyone: creditEstimateQuery(everyoneRequest(criteria)),
    sourceAt,
    /** Returns the amount with its calculation; null while an answer is missing, and for a forgone credit. */
    workingOf: ({ fplPercent, benchmarkCents, estimateCents }: CreditAnswers): CreditWorking | null => {
      const source = sourceAt(fplPercent)
      if (fplPercent === null || source === null) return null
      if (source === 'estimate')
        return estimateCents === undefined
          ? null
          : { kind: source, annualIncome, fplPercent, creditCents: estimateCents }
      return benchmarkCents === undefined
        ? null
        : { kind: source, ...explainCredit({ benchmarkCents, annualIncome, fplPercent, year }) }
    },
  }
}

/** Returns a query's answer once it is loaded; undefined if the call has failed, without a retry. */
async function settled<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<Data | undefined> {
  if (client.getQueryState(query.queryKey)?.status === 'error') return undefined
  return client.query({ ...query, staleTime: 'static' }).catch(() => undefined)
}

/** Returns the credit of a search in cents a month once its calls have ended; null if one of them failed. */
export async function knownCreditCents(
  client: QueryClient,
  { isForgone, poverty, benchmark, estimate, sourceAt, workingOf }: CreditQuery,
): Promise<number | null> {
  if (isForgone) return 0
  const fplPercent = (await settled(client, poverty)) ?? null
  const source = sourceAt(fplPercent)
  if (source === null) return null
  const answers =
    source === 'benchmark'
      ? { benchmarkCents: await settled(client, benchmark) }
      : { estimateCents: (await settled(client, estimate))?.monthlyCreditCents }
  return workingOf({ fplPercent, ...answers })?.creditCents ?? null
}

/** Returns the cost-sharing variant of a search once its calls have ended. */
export async function knownCsr(
  client: QueryClient,
  { isForgone, poverty, estimate, everyone, sourceAt }: CreditQuery,
  members: readonly HouseholdMember[],
): Promise<CsrVariant> {
  if (isForgone) return 'none'
  const fplPercent = (await settled(client, poverty)) ?? null
  if (sourceAt(fplPercent) === 'estimate')
    return csrVariantFor({ fplPercent, estimateCsr: (await settled(client, estimate))?.csr ?? null })
  const answer = await settled(client, everyone)
  return csrVariantFor({ fplPercent, estimateCsr: answer ? estimatedCsr(answer, members) : null })
}

/** Returns the service's estimates of a search once their calls have ended: of everyone, and the credit of the people in the prices. */
export async function knownEstimates(
  client: QueryClient,
  { isForgone, estimate, everyone }: CreditQuery,
): Promise<Pick<CreditOutlookFacts, 'people' | 'estimateCents'>> {
  if (isForgone) return { people: undefined, estimateCents: null }
  const [ofPrices, ofEveryone] = await Promise.all([settled(client, estimate), settled(client, everyone)])
  return { people: ofEveryone?.people, estimateCents: ofPrices?.monthlyCreditCents ?? null }
}

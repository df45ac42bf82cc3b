import * as z from 'zod/mini'

import { csrVariantOf } from '#domain/plans/official-words.ts'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { sharedCsr } from '#domain/subsidy/csr.ts'
import type { PersonEstimate } from '#domain/subsidy/person-estimate.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import type { MarketplaceRequest } from './marketplace-request.ts'

/** Dollars a month for one household; no premium or credit is larger. */
const dollars = z.number().check(z.gte(0), z.lte(1_000_000))

/** The benchmark call's answer: the second-lowest-cost Silver plan's premium for the applying people. */
export const benchmarkResponse = z.object({ premium: dollars })

/**
 * The estimate call's answer: one entry per person; the first one's credit counts. Older services have no
 * `in_coverage_gap`.
 */
export const estimatesResponse = z.object({
  estimates: z.array(
    z.object({
      aptc: dollars,
      csr: z.optional(z.nullable(z.string())),
      is_medicaid_chip: z.optional(z.boolean()),
      in_coverage_gap: z.optional(z.boolean()),
    }),
  ),
})

/** An estimate of the household's credit and cost-sharing variant. */
export interface CreditEstimate {
  /** Monthly, as the service answers it, cut to the cent so that a price is never too low. */
  readonly monthlyCreditCents: number
  /** Null when the answer has none; `none` is an answer. */
  readonly csr: CsrVariant | null
  /** Each person of the request, in its order; empty when the answer has another number of entries. */
  readonly people: readonly PersonEstimate[]
}

type Estimate = z.output<typeof estimatesResponse>['estimates'][number]

/** Returns the variant of one entry. A null field is "no savings"; null when the entry has no field. */
function ownCsr({ csr }: Estimate): CsrVariant | null {
  if (csr === undefined) return null
  return csr === null ? 'none' : csrVariantOf(csr)
}

function personEstimate(estimate: Estimate): PersonEstimate {
  return {
    csr: ownCsr(estimate),
    isMedicaidChip: estimate.is_medicaid_chip === true,
    inCoverageGap: estimate.in_coverage_gap === true,
  }
}

/** Fetches the monthly premium of the benchmark plan, in cents. */
export async function fetchBenchmarkCents(body: MarketplaceRequest, signal?: AbortSignal): Promise<number> {
  const answer = await request({
    operation: 'benchmark',
    url: endpoints.benchmark(),
    method: 'POST',
    isIdempotent: true,
    body,
    schema: benchmarkResponse,
    signal,
  })
  return Math.round(answer.premium * 100)
}

/** Fetches the service's own estimate: the household's credit, none without entries, and each person's coverage. */
export async function fetchCreditEstimate(body: MarketplaceRequest, signal?: AbortSignal): Promise<CreditEstimate> {
  const answer = await request({
    operation: 'estimates',
    url: endpoints.estimates(),
    method: 'POST',
    isIdempotent: true,
    body,
    schema: estimatesResponse,
    signal,
  })
  const first = answer.estimates[0]
  const { people } = body.household
  const estimated = answer.estimates.map(personEstimate)
  // Entries of another number cannot be matched to the people.
  const isMatched = estimated.length === people.length
  return {
    // The small added value keeps 448.08 from becoming 44807 in floating point.
    monthlyCreditCents: Math.floor((first?.aptc ?? 0) * 100 + 1e-6),
    csr: sharedCsr(isMatched ? estimated.filter((_, at) => people[at]?.aptc_eligible) : estimated),
    people: isMatched ? estimated : [],
  }
}

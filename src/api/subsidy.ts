import * as z from 'zod/mini'

import { csrVariantOf } from '#domain/plans/official-words.ts'
import { type CsrVariant, csrVariants } from '#domain/plans/plan.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import type { MarketplaceRequest } from './marketplace-request.ts'

/** Dollars a month for one household; no premium or credit is larger. */
const dollars = z.number().check(z.gte(0), z.lte(1_000_000))

/** The benchmark call's answer: the second-lowest-cost Silver plan's premium for the applying people. */
export const benchmarkResponse = z.object({ premium: dollars })

/** The estimate call's answer: one entry per person; the first one's credit counts. */
export const estimatesResponse = z.object({
  estimates: z.array(
    z.object({
      aptc: dollars,
      csr: z.optional(z.nullable(z.string())),
      is_medicaid_chip: z.optional(z.boolean()),
    }),
  ),
})

/** An estimate of the household's credit and cost-sharing variant. */
export interface CreditEstimate {
  /** Monthly, as the service answers it, cut to the cent so that a price is never too low. */
  readonly monthlyCreditCents: number
  /** Null when the answer has none; `none` is an answer. */
  readonly csr: CsrVariant | null
}

type Estimate = z.output<typeof estimatesResponse>['estimates'][number]

/**
 * Returns the variant that the applying people share, from their entries, which are in the order of the people. People
 * likely to have Medicaid or CHIP take no plan. The household gets the variant with the fewest savings that any of them
 * is entitled to (45 CFR 155.305(g)(3)). A null entry is "no savings"; the result is null when no entry has the field.
 */
function householdCsr(estimates: readonly Estimate[], people: MarketplaceRequest['household']['people']) {
  const own =
    estimates.length === people.length ? estimates.filter((_, at) => people[at]?.aptc_eligible === true) : estimates
  const buying = own.filter((estimate) => estimate.is_medicaid_chip !== true)
  const variants = (buying.length > 0 ? buying : own).flatMap(({ csr }) =>
    csr === undefined ? [] : [csr === null ? 'none' : csrVariantOf(csr)],
  )
  return csrVariants.find((variant) => variants.includes(variant)) ?? null
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

/** Fetches the service's own estimate of the credit; none for a household without entries. */
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
  // The small added value keeps 448.08 from becoming 44807 in floating point.
  return {
    monthlyCreditCents: Math.floor((first?.aptc ?? 0) * 100 + 1e-6),
    csr: householdCsr(answer.estimates, body.household.people),
  }
}

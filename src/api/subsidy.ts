import * as z from 'zod/mini'

import { csrVariantOf } from '#domain/plans/official-words.ts'
import { type CsrVariant, csrVariants } from '#domain/plans/plan.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import type { MarketplaceRequest } from './marketplace-request.ts'

/** Dollars a month for one household. What says more is no premium and no credit. */
const dollars = z.number().check(z.gte(0), z.lte(1_000_000))

/** The benchmark call's answer: the second-lowest-cost Silver plan's premium for the people who apply. */
export const benchmarkResponse = z.object({ premium: dollars })

/** The estimate call's answer: one entry a person; the first one's credit counts. */
export const estimatesResponse = z.object({
  estimates: z.array(
    z.object({
      aptc: dollars,
      csr: z.optional(z.nullable(z.string())),
      is_medicaid_chip: z.optional(z.boolean()),
    }),
  ),
})

/** An estimate of the credit and of the cost-sharing variant that the household gets. */
export interface CreditEstimate {
  /** A month, as the service answers it, cut to the cent so that a price never shows too low. */
  readonly monthlyCreditCents: number
  /** Null where the answer is silent about it; `none` is an answer. */
  readonly csr: CsrVariant | null
}

type Estimate = z.output<typeof estimatesResponse>['estimates'][number]

/**
 * The variant that the people who apply share, from their own entries, which stand in the order of the people; who is
 * likely to have Medicaid or CHIP takes no plan. They share the one with the fewest savings that anybody of them is entitled
 * to (45 CFR 155.305(g)(3)). A null is "no savings"; null comes back where no entry speaks of it.
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

/** Monthly premium of the benchmark plan, in cents. */
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

/** The service's own estimate of the credit; none for a household without entries. */
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
  // The added hair keeps 448.08 from becoming 44807 as a double.
  return {
    monthlyCreditCents: Math.floor((first?.aptc ?? 0) * 100 + 1e-6),
    csr: householdCsr(answer.estimates, body.household.people),
  }
}

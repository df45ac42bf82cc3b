import * as z from 'zod/mini'

import type { CsrVariant } from '#domain/plans/plan.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import type { MarketplaceRequest } from './marketplace-request.ts'

/** The benchmark call's answer: the second-lowest-cost Silver plan's premium for the people who apply (spec 1 §3). */
export const benchmarkResponse = z.object({ premium: z.number().check(z.gte(0)) })

/** The estimate call's answer: one entry a person; the first one's credit counts (spec 1 §3). */
export const estimatesResponse = z.object({
  estimates: z.array(
    z.object({
      aptc: z.number().check(z.gte(0)),
      csr: z.optional(z.nullable(z.string())),
      is_medicaid_chip: z.optional(z.boolean()),
    }),
  ),
})

/** An estimate of the credit and of the cost-sharing variant that the household gets. */
export interface CreditEstimate {
  /** A month, as the service answers it, cut to the cent so that a price never shows too low. */
  readonly monthlyCreditCents: number
  readonly csr: CsrVariant | null
}

const csrByOpening = { '73': '73', '87': '87', '94': '94' } as const satisfies Record<string, CsrVariant>

function toCsr(official: string | null | undefined): CsrVariant | null {
  const opening = official?.slice(0, 2)
  return opening === '73' || opening === '87' || opening === '94' ? csrByOpening[opening] : null
}

/** Monthly premium of the benchmark plan, in cents. */
export async function fetchBenchmarkCents(body: MarketplaceRequest, signal?: AbortSignal): Promise<number> {
  const answer = await request({
    operation: 'benchmark',
    url: endpoints.benchmark(),
    method: 'POST',
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
    body,
    schema: estimatesResponse,
    signal,
  })
  const first = answer.estimates[0]
  // The added hair keeps 448.08 from becoming 44807 as a double.
  return { monthlyCreditCents: Math.floor((first?.aptc ?? 0) * 100 + 1e-6), csr: toCsr(first?.csr) }
}

import * as z from 'zod/mini'

import { familyCosts, networkTiers } from '#domain/plans/plan.ts'

const networkTier = z.enum(networkTiers)
/** Official words; `csrVariantOf` reads them, and words that it does not know are the standard plan. */
const csr = z.catch(z.string(), '')

/** The most dollars that an amount may have. What says more is no amount of a health plan. */
const amount = z.number().check(z.gte(0), z.lte(1_000_000))

const limit = z.object({
  amount,
  network_tier: networkTier,
  family_cost: z.enum(familyCosts),
  type: z.string(),
  csr: z._default(csr, 'Exchange variant (no CSR)'),
})

const benefit = z.object({
  name: z.string(),
  covered: z._default(z.boolean(), true),
  cost_sharings: z._default(
    z.array(
      z.object({
        network_tier: networkTier,
        display_string: z._default(z.string(), ''),
        csr: z._default(csr, 'Exchange variant (no CSR)'),
      }),
    ),
    [],
  ),
})

/** One plan as the search answers it; only the fields that the site reads (P-4). */
export const wirePlan = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  type: z._default(z.string(), ''),
  metal_level: z.string(),
  issuer: z.object({ name: z.string() }),
  premium: amount,
  aptc_eligible_premium: z.optional(z.nullable(amount)),
  hsa_eligible: z._default(z.boolean(), false),
  quality_rating: z.optional(
    z.nullable(z.object({ available: z.optional(z.boolean()), global_rating: z.optional(z.nullable(z.number())) })),
  ),
  benefits_url: z.optional(z.nullable(z.string())),
  formulary_url: z.optional(z.nullable(z.string())),
  network_url: z.optional(z.nullable(z.string())),
  brochure_url: z.optional(z.nullable(z.string())),
  deductibles: z._default(z.array(limit), []),
  moops: z._default(z.array(limit), []),
  benefits: z._default(z.array(benefit), []),
})

/** The search's answer (P-1). */
export const planSearchResponse = z.object({
  total: z.number().check(z.int(), z.gte(0)),
  plans: z.array(wirePlan),
  facet_groups: z._default(
    z.array(z.object({ name: z.string(), facets: z.array(z.object({ value: z.string(), count: z.number() })) })),
    [],
  ),
})

/** Null in the place of what may be left out says as little as leaving it out. */
const readablePlan = z.pipe(
  z.transform((plan: unknown) =>
    typeof plan === 'object' && plan !== null
      ? Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== null))
      : plan,
  ),
  wirePlan,
)

/**
 * The search's answer as it is read: each plan by itself, so that one odd plan costs no other, and facets of which the
 * odd ones are none.
 */
export const readSearchResponse = z.object({
  total: z.number().check(z.int(), z.gte(0)),
  plans: z.array(z.unknown()),
  facet_groups: z.catch(
    z.array(
      z.object({
        name: z.string(),
        facets: z.array(z.object({ value: z.string(), count: z.number().check(z.int(), z.gte(0)) })),
      }),
    ),
    [],
  ),
})

/** One plan of the answer; undefined where it cannot be read. */
export function readPlan(plan: unknown): WirePlan | undefined {
  const read = z.safeParse(readablePlan, plan)
  return read.success ? read.data : undefined
}

/** A plan as the wire has it. */
export type WirePlan = z.output<typeof wirePlan>

/** A limit (deductible or out-of-pocket maximum) as the wire has it. */
export type WireLimit = z.output<typeof limit>

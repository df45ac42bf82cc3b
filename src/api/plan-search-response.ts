import * as z from 'zod/mini'

import { familyCosts, networkTiers } from '#domain/plans/plan.ts'

const networkTier = z.enum(networkTiers)
/** Official words, read by `csrVariantOf`; unknown words mean the standard plan. */
const csr = z.catch(z.string(), '')

/** The largest accepted amount in dollars; no health plan has a larger one. */
const amount = z.number().check(z.gte(0), z.lte(1_000_000))

/** A deductible or maximum on the wire. */
export const wireLimit = z.object({
  amount,
  network_tier: networkTier,
  family_cost: z.enum(familyCosts),
  type: z.string(),
  csr: z._default(csr, 'Exchange variant (no CSR)'),
})

/** A service on the wire. */
export const wireBenefit = z.object({
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

const example = z.catch(
  z.optional(z.nullable(z.object({ deductible: amount, copay: amount, coinsurance: amount, limit: amount }))),
  undefined,
)

/** One plan of the search's answer; only the fields that the site reads (P-4). */
export const wirePlan = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  type: z._default(z.string(), ''),
  metal_level: z.string(),
  issuer: z.object({ name: z.string() }),
  premium: amount,
  aptc_eligible_premium: z.optional(z.nullable(amount)),
  hsa_eligible: z._default(z.boolean(), false),
  simple_choice: z._default(z.boolean(), false),
  design_type: z.optional(z.string()),
  quality_rating: z.optional(
    z.nullable(z.object({ available: z.optional(z.boolean()), global_rating: z.optional(z.nullable(z.number())) })),
  ),
  benefits_url: z.optional(z.nullable(z.string())),
  formulary_url: z.optional(z.nullable(z.string())),
  network_url: z.optional(z.nullable(z.string())),
  brochure_url: z.optional(z.nullable(z.string())),
  deductibles: z._default(z.array(wireLimit), []),
  moops: z._default(z.array(wireLimit), []),
  benefits: z._default(z.array(wireBenefit), []),
  // Unreadable examples are left out, and the plan is still read.
  sbcs: z.catch(z.optional(z.nullable(z.object({ baby: example, diabetes: example, fracture: example }))), undefined),
  source: z.catch(z.optional(z.enum(['cms_files', 'marketplace_api', 'invented_files'])), undefined),
  as_of: z.catch(z.optional(z.string()), undefined),
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

/** Null in an optional field means the same as a missing field. */
const readablePlan = z.pipe(
  z.transform((plan: unknown) =>
    typeof plan === 'object' && plan !== null
      ? Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== null))
      : plan,
  ),
  wirePlan,
)

/**
 * The search's answer for reading: each plan is read separately, so an invalid one doesn't affect the others, and
 * invalid facets are dropped.
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

/** Reads one plan of the answer; undefined when it is unreadable. */
export function readPlan(plan: unknown): WirePlan | undefined {
  const read = z.safeParse(readablePlan, plan)
  return read.success ? read.data : undefined
}

/** A plan on the wire. */
export type WirePlan = z.output<typeof wirePlan>

/** A service on the wire. */
export type WireBenefit = z.output<typeof wireBenefit>

/** A limit (deductible or out-of-pocket maximum) on the wire. */
export type WireLimit = z.output<typeof wireLimit>

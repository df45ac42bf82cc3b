import * as z from 'zod/mini'

const networkTier = z.enum(['In-Network', 'In-Network Tier 2', 'Out-of-Network', 'Combined In-Out of Network'])
/** Official words; `csrVariantOf` reads them, and words that it does not know are the standard plan. */
const csr = z.catch(z.string(), '')

const limit = z.object({
  amount: z.number().check(z.gte(0)),
  network_tier: networkTier,
  family_cost: z.enum(['Individual', 'Family Per Person', 'Family']),
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

/** One plan as the search answers it; only the fields that the site reads (spec 1 §3). */
export const wirePlan = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  type: z._default(z.string(), ''),
  metal_level: z.string(),
  issuer: z.object({ name: z.string() }),
  premium: z.number().check(z.gte(0)),
  aptc_eligible_premium: z.optional(z.nullable(z.number().check(z.gte(0)))),
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

/** The search's answer (spec 1 §3). */
export const planSearchResponse = z.object({
  total: z.number().check(z.int(), z.gte(0)),
  plans: z.array(wirePlan),
  facet_groups: z._default(
    z.array(z.object({ name: z.string(), facets: z.array(z.object({ value: z.string(), count: z.number() })) })),
    [],
  ),
})

/** A plan as the wire has it. */
export type WirePlan = z.output<typeof wirePlan>

/** A limit (deductible or out-of-pocket maximum) as the wire has it. */
export type WireLimit = z.output<typeof limit>

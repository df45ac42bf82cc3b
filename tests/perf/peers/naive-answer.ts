import './jitless.ts'

import * as z from 'zod'

// A naive schema of a plan search's answer: every field of the service's description, in classic zod.

const networkTier = z.enum(['In-Network', 'In-Network Tier 2', 'Out-of-Network', 'Combined In-Out of Network'])
const csr = z.enum([
  'Exchange variant (no CSR)',
  'Zero Cost Sharing Plan Variation',
  'Limited Cost Sharing Plan Variation',
  '73% AV Level Silver Plan CSR',
  '87% AV Level Silver Plan CSR',
  '94% AV Level Silver Plan CSR',
  'Non-Exchange variant',
  'Unknown CSR',
])
const url = z.union([z.url(), z.literal('')]).nullish()
const rating = z.number().min(0).max(5)
const range = z.object({ min: z.number().optional(), max: z.number().optional() })

const limit = z.object({
  type: z.string(),
  amount: z.number().nonnegative(),
  csr,
  network_tier: networkTier,
  family_cost: z.enum(['Individual', 'Family Per Person', 'Family']),
  individual: z.boolean(),
  family: z.boolean(),
  display_string: z.string(),
})

const costSharing = z.object({
  network_tier: networkTier,
  csr,
  display_string: z.string(),
  copay_amount: z.number().optional(),
  copay_options: z.string().optional(),
  coinsurance_rate: z.number().optional(),
  coinsurance_options: z.string().optional(),
})

const benefit = z.object({
  name: z.string(),
  covered: z.boolean(),
  cost_sharings: z.array(costSharing),
  has_limits: z.boolean(),
  limit_unit: z.string().optional(),
  limit_quantity: z.number().optional(),
  explanation: z.string().optional(),
})

const summary = z.object({ deductible: z.number(), copay: z.number(), coinsurance: z.number(), limit: z.number() })

const plan = z.object({
  id: z.string().min(1),
  name: z.string(),
  issuer: z.object({
    id: z.string(),
    name: z.string(),
    state: z.string().length(2),
    toll_free: z.string(),
    tty: z.string(),
    individual_url: url,
  }),
  state: z.string().length(2),
  metal_level: z.string(),
  type: z.string(),
  design_type: z.string(),
  market: z.string(),
  insurance_market: z.string(),
  product_division: z.string(),
  premium: z.number().nonnegative(),
  premium_w_credit: z.number().nonnegative(),
  ehb_premium: z.number().nonnegative(),
  aptc_eligible_premium: z.number().nonnegative().nullish(),
  hsa_eligible: z.boolean(),
  specialist_referral_required: z.boolean(),
  has_national_network: z.boolean(),
  simple_choice: z.boolean(),
  guaranteed_rate: z.boolean(),
  max_age_child: z.number().int(),
  oopc: z.number(),
  suppression_state: z.string(),
  certification: z.string(),
  rx_3mo_mail_order: z.boolean(),
  is_ineligible: z.boolean(),
  service_area_id: z.string(),
  disease_mgmt_programs: z.array(z.string()),
  quality_rating: z.object({
    available: z.boolean(),
    year: z.number().int(),
    global_rating: rating,
    global_not_rated_reason: z.string(),
    clinical_quality_management_rating: rating,
    clinical_quality_management_not_rated_reason: z.string(),
    enrollee_experience_rating: rating,
    enrollee_experience_not_rated_reason: z.string(),
    plan_efficiency_rating: rating,
    plan_efficiency_not_rated_reason: z.string(),
  }),
  benefits_url: url,
  brochure_url: url,
  formulary_url: url,
  network_url: url,
  deductibles: z.array(limit),
  moops: z.array(limit),
  benefits: z.array(benefit),
  sbcs: z.record(z.string(), summary).optional(),
})

/** The whole answer. */
export const naiveAnswer = z.object({
  total: z.number().int().nonnegative(),
  plans: z.array(plan),
  facet_groups: z.array(
    z.object({ name: z.string(), facets: z.array(z.object({ value: z.string(), count: z.number().int() })) }),
  ),
  rate_area: z.object({ state: z.string(), area: z.number().int() }),
  ranges: z.object({ premiums: range, deductibles: range }),
})

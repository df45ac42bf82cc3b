import * as z from 'zod/mini'

import type { Plan } from './plan.ts'

const cents = z.int().check(z.gte(0))
const csr = z.enum(['none', '73', '87', '94', 'limited', 'zero'])
const networkTier = z.enum(['In-Network', 'In-Network Tier 2', 'Out-of-Network', 'Combined In-Out of Network'])
const link = z.exactOptional(z.string())

const costLimit = z.object({
  amountCents: cents,
  networkTier,
  familyCost: z.enum(['Individual', 'Family Per Person', 'Family']),
  type: z.string(),
  csr,
})

/** A plan as the domain knows it, for reading one back from storage. */
export const planSchema: z.ZodMiniType<Plan> = z.object({
  id: z.string(),
  name: z.string(),
  issuerName: z.string(),
  metalLevel: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic', 'Other']),
  type: z.string(),
  monthlyPremiumCents: cents,
  creditEligibleMonthlyPremiumCents: z.nullable(cents),
  hsaEligible: z.boolean(),
  qualityStars: z.nullable(z.number()),
  links: z.object({ benefits: link, formulary: link, network: link, brochure: link }),
  deductibles: z.array(costLimit),
  outOfPocketMaximums: z.array(costLimit),
  benefits: z.array(
    z.object({
      name: z.string(),
      covered: z.boolean(),
      costSharings: z.array(z.object({ networkTier, displayString: z.string(), csr })),
    }),
  ),
})

import * as z from 'zod/mini'

import { csrVariants, familyCosts, metalLevels, networkTiers, type Plan, priceOrigins } from './plan.ts'

const cents = z.int().check(z.gte(0))
const csr = z.enum(csrVariants)
const networkTier = z.enum(networkTiers)
const link = z.exactOptional(z.string())

const costLimit = z.object({
  amountCents: cents,
  networkTier,
  familyCost: z.enum(familyCosts),
  type: z.string(),
  csr,
})

const exampleCost = z.nullable(z.object({ sharedCents: cents, notCoveredCents: cents }))
/** A session that was stored before plans had their examples is read without them. */
const exampleCosts = z.catch(
  z.nullable(z.object({ baby: exampleCost, diabetes: exampleCost, fracture: exampleCost })),
  null,
)

/** Reads a domain plan back from storage. */
export const planSchema: z.ZodMiniType<Plan> = z.object({
  id: z.string(),
  name: z.string(),
  issuerName: z.string(),
  metalLevel: z.enum(metalLevels),
  type: z.string(),
  monthlyPremiumCents: cents,
  creditEligibleMonthlyPremiumCents: z.nullable(cents),
  hsaEligible: z.boolean(),
  // Sessions of an earlier version of the site have no such value.
  isEasyToCompare: z.catch(z.boolean(), false),
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
  exampleCosts,
  // Sessions of an earlier version of the site have no such value.
  priceSource: z.catch(z.nullable(z.object({ from: z.enum(priceOrigins), day: z.string() })), null),
})

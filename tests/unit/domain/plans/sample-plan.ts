import type { CostLimit, Plan } from '#domain/plans/plan.ts'

/** An in-network, individual, combined amount, in cents. */
export function limit(amountCents: number, change: Partial<CostLimit> = {}): CostLimit {
  return {
    amountCents,
    networkTier: 'In-Network',
    familyCost: 'Individual',
    type: 'Combined Medical and Drug EHB Deductible',
    csr: 'none',
    ...change,
  }
}

/** A Silver plan at $600.00 a month with a $5,000 deductible and a $9,000 maximum. */
export function samplePlan(change: Partial<Plan> = {}): Plan {
  return {
    id: '21525FL0020012',
    name: 'Silver Simple PCP Saver',
    issuerName: 'Oscar',
    metalLevel: 'Silver',
    type: 'EPO',
    monthlyPremiumCents: 60000,
    creditEligibleMonthlyPremiumCents: 60000,
    hsaEligible: false,
    isEasyToCompare: false,
    qualityStars: null,
    links: {},
    deductibles: [limit(500_000)],
    outOfPocketMaximums: [limit(900_000, { type: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)' })],
    benefits: [],
    exampleCosts: null,
    priceSource: null,
    ...change,
  }
}

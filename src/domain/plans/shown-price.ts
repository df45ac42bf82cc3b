import type { Plan } from './plan.ts'

/** The price in large type: the specified one (P-20), or the company's bill (P-21). */
export type PriceShown = 'specified' | 'bill'

/** The monthly price of a plan for a household, in cents. */
export interface ShownPrice {
  readonly priceCents: number
  /**
   * The company's bill: the premium less the part paid by the credit. When the price is lower, a line beside it says
   * so.
   */
  readonly billCents: number
  /** The full premium, struck through; absent when no credit lowers the price. */
  readonly beforeCents?: number
  /** The household has a credit that can't be used for this plan. */
  readonly refusesCredit: boolean
}

/** The facts of a plan that a price depends on. */
export type PricedPlan = Pick<Plan, 'metalLevel' | 'monthlyPremiumCents' | 'creditEligibleMonthlyPremiumCents'>

/**
 * Returns the part of a premium that a credit may pay, in cents a month: 0 for a Catastrophic plan whatever the answer
 * says (P-23, 26 CFR 1.36B-1(c)), and never more than the premium.
 */
export function creditEligibleCents(plan: PricedPlan): number {
  if (plan.metalLevel === 'Catastrophic') return 0
  return Math.min(plan.creditEligibleMonthlyPremiumCents ?? 0, plan.monthlyPremiumCents)
}

/**
 * Returns the price of P-20: with a credit above 0 and an eligible premium above 0, that premium less the credit, never
 * below 0, beside the struck-through full premium; otherwise the premium. The bill is the premium less the credit, of
 * which no more than the eligible premium is used; with `bill` it is the price too (P-22).
 */
export function shownPrice(plan: PricedPlan, monthlyCreditCents: number, shown: PriceShown): ShownPrice {
  const { monthlyPremiumCents } = plan
  const eligible = creditEligibleCents(plan)
  if (monthlyCreditCents <= 0 || eligible <= 0)
    return { priceCents: monthlyPremiumCents, billCents: monthlyPremiumCents, refusesCredit: monthlyCreditCents > 0 }
  const billCents = monthlyPremiumCents - Math.min(monthlyCreditCents, eligible)
  return {
    priceCents: shown === 'bill' ? billCents : Math.max(0, eligible - monthlyCreditCents),
    billCents,
    beforeCents: monthlyPremiumCents,
    refusesCredit: false,
  }
}

/** Returns the price of a plan that was chosen from a list, as its card showed it. */
export function chosenPrice(chosen: {
  readonly plan: PricedPlan
  readonly monthlyPriceCents: number
  readonly monthlyCreditCents: number
}): ShownPrice {
  const { plan, monthlyPriceCents, monthlyCreditCents } = chosen
  return { ...shownPrice(plan, monthlyCreditCents, 'specified'), priceCents: monthlyPriceCents }
}

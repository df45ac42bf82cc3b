import type { Plan } from './plan.ts'

/** The monthly price of a plan for a household, in cents. */
export interface ShownPrice {
  readonly priceCents: number
  /** The full premium, struck through; absent where no credit lowers the price. */
  readonly beforeCents?: number
  /** The part of the premium that the credit cannot pay, named by the price explanation; 0 where no credit applies. */
  readonly notCreditEligibleCents: number
}

/**
 * The price of spec 1 §9: with a credit above 0 and a credit-eligible premium, that premium less the credit, never below
 * 0, beside the struck full premium; otherwise the premium.
 */
export function shownPrice(
  plan: Pick<Plan, 'monthlyPremiumCents' | 'creditEligibleMonthlyPremiumCents'>,
  monthlyCreditCents: number,
): ShownPrice {
  const { monthlyPremiumCents, creditEligibleMonthlyPremiumCents: eligible } = plan
  if (monthlyCreditCents <= 0 || eligible === null)
    return { priceCents: monthlyPremiumCents, notCreditEligibleCents: 0 }
  return {
    priceCents: Math.max(0, eligible - monthlyCreditCents),
    beforeCents: monthlyPremiumCents,
    notCreditEligibleCents: Math.max(0, monthlyPremiumCents - eligible),
  }
}

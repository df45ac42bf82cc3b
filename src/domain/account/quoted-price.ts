import { type ShownPrice, shownPrice } from '#domain/plans/shown-price.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'

import type { QuotedPrice, VerifiedUser } from './verified-user.ts'

/** Returns the price of a chosen plan, to be carried into the application. */
export function quotedPriceOf({ plan, monthlyPriceCents, monthlyCreditCents }: ChosenPlan): QuotedPrice {
  return {
    planApiId: plan.id,
    priceCents: monthlyPriceCents,
    premiumCents: plan.monthlyPremiumCents,
    // Neither the premium nor the bill depends on which price is shown.
    billCents: shownPrice(plan, monthlyCreditCents, 'specified').billCents,
  }
}

type Priced = Pick<VerifiedUser, 'planApiId' | 'monthlyPriceCents' | 'monthlySubsidyCents' | 'quotedPrice'>

/**
 * Returns the price of the user's plan; null when the profile has none. The full premium is struck through and the bill
 * is shown only when the quote of exactly this plan and price is known. Neither is derived from price and credit.
 */
export function accountPrice({
  planApiId,
  monthlyPriceCents,
  monthlySubsidyCents,
  quotedPrice,
}: Priced): ShownPrice | null {
  if (monthlyPriceCents === null) return null
  if (quotedPrice?.planApiId !== planApiId || quotedPrice.priceCents !== monthlyPriceCents)
    return { priceCents: monthlyPriceCents, billCents: monthlyPriceCents, refusesCredit: false }
  const { premiumCents, billCents } = quotedPrice
  const isLowered = billCents < premiumCents
  return {
    priceCents: monthlyPriceCents,
    billCents,
    ...(isLowered && { beforeCents: premiumCents }),
    refusesCredit: monthlySubsidyCents > 0 && !isLowered,
  }
}

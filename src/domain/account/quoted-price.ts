import { type ShownPrice, shownPrice } from '#domain/plans/shown-price.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'

import type { QuotedPrice, VerifiedUser } from './verified-user.ts'

/** The price of a chosen plan, to be carried into the application. */
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
 * The price of the person's plan; null where the profile has none. The full premium is struck, and the bill told, only where
 * the quote of this very plan and price is known: nothing is made up from price and credit.
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

import { furtherMarketplace } from '#domain/geo/further-marketplaces.ts'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import { type ShownPrice, shownPrice } from '#domain/plans/shown-price.ts'
import type { ChosenPlan, Results } from '#domain/quote/session.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'

import type { QuotedPrice, VerifiedUser } from './verified-user.ts'

/**
 * Returns what the application keeps of a quote: the price, facts and year of its plan (A-56, P-89, P-100, Q-152), and
 * whether the filer is married and files apart (F-22).
 */
export function quotedPriceOf(
  { plan, monthlyPriceCents, monthlyCreditCents, facts, outlook }: ChosenPlan,
  { criteria: { planYear }, priceAnswers }: Pick<Results, 'criteria' | 'priceAnswers'>,
): QuotedPrice {
  const marriedApart = priceAnswers?.marriedApart ?? null
  return {
    planApiId: plan.id,
    priceCents: monthlyPriceCents,
    premiumCents: plan.monthlyPremiumCents,
    // Neither the premium nor the bill depends on which price is shown.
    billCents: shownPrice(plan, monthlyCreditCents, 'specified').billCents,
    ...(facts && { facts }),
    ...(outlook && { outlook }),
    ...(marriedApart !== null && { isMarriedApart: marriedApart !== 'no' }),
    planYear,
  }
}

type Priced = Pick<VerifiedUser, 'planApiId' | 'monthlyPriceCents' | 'monthlySubsidyCents' | 'quotedPrice'>

/** Returns the quote of exactly the user's plan and price; null when the device has none. */
export function quoteOf({
  planApiId,
  monthlyPriceCents,
  quotedPrice,
}: Omit<Priced, 'monthlySubsidyCents'>): QuotedPrice | null {
  return quotedPrice?.planApiId === planApiId && quotedPrice.priceCents === monthlyPriceCents ? quotedPrice : null
}

/** Whether a user has a priced plan whose quote this device lacks, as after a log-in on another device. */
export function lacksQuote(user: VerifiedUser): boolean {
  return user.planApiId !== null && user.monthlyPriceCents !== null && quoteOf(user) === null
}

/** Returns the name of the marketplace that the state of a user's quote runs in the plan's year; undefined elsewhere. */
export function marketplaceOf(user: Omit<Priced, 'monthlySubsidyCents'> & Pick<VerifiedUser, 'stateAbbreviation'>) {
  const planYear = quoteOf(user)?.planYear
  return planYear && furtherMarketplace(user.stateAbbreviation, planYear)?.name
}

/**
 * Returns the household's facts of the user's plan; null when this device has no quote of this plan and price (P-89).
 */
export function accountFacts(user: Omit<Priced, 'monthlySubsidyCents'>): ChosenFacts | null {
  return quoteOf(user)?.facts ?? null
}

/**
 * Returns who in the user's price probably gets no credit; null when this device has no quote of this plan and price
 * (P-100).
 */
export function accountOutlook(user: Omit<Priced, 'monthlySubsidyCents'>): CreditOutlook | null {
  return quoteOf(user)?.outlook ?? null
}

/**
 * Returns the price of the user's plan; null when the profile has none. The full premium is struck through and the bill
 * is shown only when the quote of exactly this plan and price is known. Neither is derived from price and credit.
 */
export function accountPrice(user: Priced): ShownPrice | null {
  const { monthlyPriceCents, monthlySubsidyCents } = user
  if (monthlyPriceCents === null) return null
  const quote = quoteOf(user)
  if (quote === null) return { priceCents: monthlyPriceCents, billCents: monthlyPriceCents, refusesCredit: false }
  const { premiumCents, billCents } = quote
  const isLowered = billCents < premiumCents
  return {
    priceCents: monthlyPriceCents,
    billCents,
    ...(isLowered && { beforeCents: premiumCents }),
    refusesCredit: monthlySubsidyCents > 0 && !isLowered,
  }
}

import type { QuotedPrice, VerifiedUser } from '#domain/account/verified-user.ts'
import type { County } from '#domain/geo/county.ts'
import { applyingCount } from '#domain/household/members.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import type { CsrVariant, Plan } from '#domain/plans/plan.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { requoteSession } from './requote-session.ts'

/** Returns the search of a user's quote in a plan year; null if the profile lacks one of its answers. */
export function searchOfUser(
  user: VerifiedUser,
  counties: readonly County[],
  planYear: PlanYear,
): QuoteCriteria | null {
  const session = requoteSession({ user, handover: null, counties, planYear, ask: { at: 'plans' } })
  return session.phase === 'results' ? session.results.criteria : null
}

/** The user's plan in a new search, and the household's help in that search. */
export interface PlanOfSearch {
  readonly criteria: QuoteCriteria
  readonly plan: Plan
  /** Cents a month; null if unknown. */
  readonly creditCents: number | null
  readonly csr: CsrVariant
  /** Whole months of the year that coverage would have; null when none can start. */
  readonly monthsCovered: number | null
}

/**
 * Returns the quote of a user from a new search of it; null unless the plan has exactly the registered price
 * there, with the registered credit. A price of 0 also needs the same credit, because it fits every premium below the
 * credit. The plan's amounts for the household are in it only if the search also gives that
 * credit: with another one, the household may have other extra savings.
 */
export function foundQuote(user: VerifiedUser, found: PlanOfSearch): QuotedPrice | null {
  const { plan, criteria, creditCents, csr, monthsCovered } = found
  const { monthlyPriceCents: priceCents, monthlySubsidyCents } = user
  const specified = shownPrice(plan, monthlySubsidyCents, 'specified')
  const isPrice = priceCents === specified.priceCents || priceCents === specified.billCents
  const isSameHelp = creditCents === monthlySubsidyCents
  if (plan.id !== user.planApiId || priceCents === null || !isPrice || (priceCents === 0 && !isSameHelp)) return null
  const applicants = applyingCount(criteria.householdMembers)
  return {
    planApiId: plan.id,
    priceCents,
    premiumCents: plan.monthlyPremiumCents,
    billCents: specified.billCents,
    ...(isSameHelp && {
      facts: chosenFactsOf(toPlanCard(plan, { csr, applicants, creditCents, priceShown: 'specified', monthsCovered })),
    }),
    planYear: criteria.planYear,
  }
}

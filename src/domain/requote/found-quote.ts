import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { County } from '#domain/geo/county.ts'
import { applyingCount } from '#domain/household/members.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import type { CsrVariant, Plan } from '#domain/plans/plan.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { answeredChoice } from '#domain/quote/price-basis.ts'
import { handedPlanOf, type QuoteDay, type QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'
import { creditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { householdHelp, leftToMedicaid } from '#domain/subsidy/household-help.ts'
import type { PersonEstimate } from '#domain/subsidy/person-estimate.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { membersOf, requoteSession } from './requote-session.ts'

/** Returns the search of a user's quote in a plan year; null if the profile lacks one of its answers. */
export function searchOfUser(
  user: VerifiedUser,
  counties: readonly County[],
  planYear: PlanYear,
): QuoteCriteria | null {
  const session = requoteSession({ user, handover: null, counties, planYear, ask: { at: 'plans' } })
  if (session.phase !== 'results') return null
  const { criteria } = session.results
  // The questions have no age of a person who does not apply, and the profile may have it.
  const known = membersOf(user)
  const householdMembers = criteria.householdMembers.map((member, at) => ({
    ...member,
    age: member.age ?? known[at]?.age ?? null,
  }))
  return { ...criteria, householdMembers }
}

/** The user's plan in a new search, and the household's help in that search. */
export interface PlanOfSearch {
  readonly criteria: QuoteCriteria
  readonly plan: Plan
  /** Cents a month; null if unknown. */
  readonly creditCents: number | null
  readonly csr: CsrVariant
  /** The estimate of everyone, in the household's order; undefined if unknown. */
  readonly people: readonly PersonEstimate[] | undefined
  /** The credit by the service's estimate, in cents a month; null if unknown. */
  readonly estimateCents: number | null
  /** Whole months of the year that coverage would have; null when none can start. */
  readonly monthsCovered: number | null
}

/** A quote that a new search has found: its search, without the six answers, and its plan. */
export interface FoundQuote {
  readonly criteria: QuoteCriteria
  readonly chosen: ChosenPlan
}

/**
 * Returns the quote of a user from a new search of it; null unless the plan has exactly the registered price
 * there, with the registered credit. A price of 0 also needs the same credit, because it fits every premium below the
 * credit. The plan's amounts for the household, and who probably gets no credit, are in it only if the search also
 * gives that credit: with another one, the household may have other help.
 */
export function foundQuote(user: VerifiedUser, found: PlanOfSearch): FoundQuote | null {
  const { plan, criteria, creditCents, csr, people, estimateCents, monthsCovered } = found
  const { monthlyPriceCents, monthlySubsidyCents: monthlyCreditCents } = user
  const { priceCents, billCents } = shownPrice(plan, monthlyCreditCents, 'specified')
  const isPrice = monthlyPriceCents === priceCents || monthlyPriceCents === billCents
  const isSameHelp = creditCents === monthlyCreditCents
  if (plan.id !== user.planApiId || monthlyPriceCents === null || !isPrice) return null
  if (monthlyPriceCents === 0 && !isSameHelp) return null
  const chosen = { plan, monthlyPriceCents, monthlyCreditCents }
  if (!isSameHelp) return { criteria, chosen }
  const { householdMembers: members } = criteria
  const outlook = creditOutlook({ members, people, estimateCents })
  const left = leftToMedicaid((people && householdHelp({ members, people, creditCents, csr })) ?? [])
  const ranking = {
    csr,
    applicants: applyingCount(members),
    creditCents,
    priceShown: 'specified',
    monthsCovered,
  } as const
  return {
    criteria,
    chosen: {
      ...chosen,
      facts: chosenFactsOf(toPlanCard(plan, ranking)),
      csr,
      ...(outlook && { outlook }),
      ...(left.length > 0 && { leftToMedicaid: left }),
    },
  }
}

/**
 * Returns what a found quote hands over to the application and the portal. The six answers, the life changes and
 * the comparison stay on the device that has them.
 */
export function handoverOfFound({ criteria, chosen }: FoundQuote, at: QuoteDay): QuoteHandover {
  return {
    ...at,
    criteria,
    priceAnswers: null,
    plan: handedPlanOf(answeredChoice({ criteria }, chosen)),
    compared: [],
    estimator: null,
    lifeChanges: null,
    isFound: true,
  }
}

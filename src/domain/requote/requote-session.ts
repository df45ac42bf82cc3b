import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { isQuotedAlike } from '#domain/account/requote.ts'
import { reachable } from '#domain/flow/step-order.ts'
import type { County } from '#domain/geo/county.ts'
import { notAsked } from '#domain/household/member-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { householdOf, countyOf } from '#domain/quote/criteria.ts'
import { draftOfHousehold } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft, type IncomeDraft, type QuoteDraft } from '#domain/quote/draft.ts'
import { factsOfCriteria, incomeFacts } from '#domain/quote/income-check.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { initialView, type QuoteSession } from '#domain/quote/session.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { wizardSteps } from '#domain/quote/wizard-steps.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import type { RequoteAsk } from './requote-ask.ts'

/** Returns the ZIP code of a new quote. */
export function zipOfAsk({ zipCode }: VerifiedUser, { zip }: RequoteAsk): string {
  return zip ?? zipCode
}

/** The data that an applicant's new quote starts from. */
export interface RequoteStart {
  readonly user: VerifiedUser
  /** The stored hand-over of the user's quote; null without one. */
  readonly handover: QuoteHandover | null
  /** The counties of the quote's ZIP code; empty where the service has not answered. */
  readonly counties: readonly County[]
  /** Null where this build has no year to quote for. */
  readonly planYear: PlanYear | null
  readonly ask: RequoteAsk
}

/** Returns the only answers of a person that a profile has. */
const quotedOf = ({ age, isApplyingForCoverage }: Pick<HouseholdMember, 'age' | 'isApplyingForCoverage'>) => ({
  ...notAsked,
  age,
  isApplyingForCoverage,
})

/** Returns the members of a user's quote, in the order of a search. */
export function membersOf(user: VerifiedUser): readonly HouseholdMember[] {
  const { relatives } = user
  const spouseAt = relatives.findIndex(({ isSpouse }) => isSpouse)
  const dependents = relatives.filter((_, at) => at !== spouseAt)
  const spouse = relatives[spouseAt]
  return [
    { ...quotedOf(user), role: 'primary' },
    ...(spouse ? [{ ...quotedOf(spouse), role: 'spouse' as const }] : []),
    ...dependents.map((relative) => ({ ...quotedOf(relative), role: 'dependent' as const })),
  ]
}

const isIncomeOf = ({ householdAnnualIncome }: VerifiedUser, income: number) => householdAnnualIncome === income

/** Returns the hand-over if it belongs to the profile's quote; otherwise null. */
export function handoverOf(user: VerifiedUser, handover: QuoteHandover | null): QuoteHandover | null {
  if (handover === null || handover.plan.id !== user.planApiId) return null
  const { zipCode, income, householdMembers } = handover.criteria
  const members = membersOf(user)
  const isSame =
    zipCode === user.zipCode &&
    isIncomeOf(user, income) &&
    members.length === householdMembers.length &&
    members.every((member, at) => {
      const quoted = householdMembers[at]
      return quoted !== undefined && quoted.role === member.role && isQuotedAlike(quoted, member)
    })
  return isSame ? handover : null
}

function incomeDraft({ user, handover, ask: { income } }: RequoteStart): IncomeDraft {
  if (income) {
    const { primary, spouse } = income
    return { annualIncome: String(primary + spouse), primaryAnnualIncome: primary, spouseAnnualIncome: spouse }
  }
  if (handover !== null) {
    const { income: total, primaryApplicantIncome, spouseIncome } = handover.criteria
    return {
      annualIncome: String(total),
      primaryAnnualIncome: primaryApplicantIncome,
      spouseAnnualIncome: spouseIncome,
    }
  }
  const { householdAnnualIncome } = user
  return householdAnnualIncome === null
    ? emptyDraft.income
    : { ...emptyDraft.income, annualIncome: String(Math.round(householdAnnualIncome)) }
}

function draftOf(start: RequoteStart): QuoteDraft {
  const { user, handover, counties, ask } = start
  const { county, stateAbbreviation } = user
  const zip = zipOfAsk(user, ask)
  const known = handover === null || zip !== user.zipCode ? [] : [countyOf(handover.criteria)]
  const listed = counties.length > 0 ? counties : known
  const named = listed.find(({ name, state }) => name === county && state === stateAbbreviation)
  const only = listed.length === 1 ? listed[0] : undefined
  return {
    ...emptyDraft,
    location: { zip, counties: listed, countyFips: (named ?? only)?.fips ?? null },
    ...draftOfHousehold(householdOf(handover?.criteria.householdMembers ?? membersOf(user)), emptyDraft),
    income: incomeDraft(start),
    estimator: handover?.estimator ?? null,
    coverage: { hasMarketplaceCoverage: handover?.hasMarketplaceCoverage ?? null },
  }
}

/**
 * Returns the flow of a new quote for an application, with the answers of the quote that it replaces (F-81). It opens
 * at the requested question, at the first unanswered one before it, or at the list of plans.
 */
export function requoteSession(given: RequoteStart): QuoteSession {
  const start = { ...given, handover: handoverOf(given.user, given.handover) }
  const { planYear, ask, handover } = start
  const draft = draftOf(start)
  const carried = { ...(planYear && { planYear }), ...(handover?.lifeChanges && { lifeChanges: handover.lifeChanges }) }
  const submit = planYear && toCriteria(draft, planYear)
  if (submit?.ok && ask.at === 'plans') {
    const criteria = submit.value
    // The results request the same percentage and show the Medicaid notice themselves.
    const answers = handover?.priceAnswers && { priceAnswers: handover.priceAnswers }
    const checked = { ...draft, incomeCheck: factsOfCriteria(criteria) }
    return {
      ...carried,
      phase: 'results',
      draft: checked,
      results: { criteria, ...answers, view: initialView, compareIds: [] },
    }
  }
  const step = ask.at === 'plans' ? 'coverage' : ask.at
  // The income of the former quote has passed its check. Another income is checked at its question.
  const incomeCheck = planYear && ask.income === undefined ? incomeFacts(draft, planYear) : null
  const filled = { ...draft, incomeCheck }
  return { ...carried, phase: 'quote', step: reachable(wizardSteps, filled, step), draft: filled, results: null }
}

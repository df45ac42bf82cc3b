import type { HouseholdMember } from '#domain/household/member.ts'
import { type PriceAnswers, priceAnswersFor } from '#domain/household/price-answers.ts'
import { povertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { answeredOutlook, type CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { type PriceOutcome, priceOutcome } from '#domain/subsidy/price-outcome.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import type { ChosenPlan, Results } from './session.ts'

/** What a credit, or a price after it, rests on. */
export interface PriceBasis {
  /** Everyone in the tax household. */
  readonly members: readonly HouseholdMember[]
  /** The six answers, with those that the ages give. */
  readonly answers: PriceAnswers
  /** What the answers say. */
  readonly outcome: PriceOutcome
  /** Who in the price probably gets no credit, by age, estimate and answers; null where nobody has a reason. */
  readonly outlook: CreditOutlook | null
  /** The household's credit, in cents a month. */
  readonly creditCents: number
  /** The household's income, in whole dollars a year. */
  readonly annualIncome: number
  readonly year: PlanYear
}

type Answered = Pick<Results, 'criteria' | 'priceAnswers'>

/** Returns what the credit of a search rests on. The outlook contains the six answers already. */
export function priceBasis(
  { criteria, priceAnswers = null }: Answered,
  { outlook, creditCents }: Pick<PriceBasis, 'outlook' | 'creditCents'>,
): PriceBasis {
  const { householdMembers: members, income: annualIncome, planYear: year, stateAbbreviation } = criteria
  const answers = priceAnswersFor(members, priceAnswers)
  const fplPercent = povertyPercent(annualIncome, members.length, year, povertyRegionOf(stateAbbreviation))
  const outcome = priceOutcome({ members, answers, year, fplPercent, creditCents })
  return { members, answers, outcome, outlook, creditCents, annualIncome, year }
}

/** Returns a chosen plan whose outlook contains the six answers, for what is shown and handed over. */
export function answeredChoice({ criteria, priceAnswers }: Answered, chosen: ChosenPlan): ChosenPlan {
  const { householdMembers: members, planYear: year } = criteria
  if (!priceAnswers) return chosen
  const answered = { answers: priceAnswersFor(members, priceAnswers), year }
  return { ...chosen, outlook: answeredOutlook(chosen.outlook ?? null, members, answered) ?? undefined }
}

/** Returns what the price of a chosen plan rests on. */
export function basisOfChoice(results: Answered, chosen: ChosenPlan): PriceBasis {
  const { outlook = null, monthlyCreditCents: creditCents } = answeredChoice(results, chosen)
  return priceBasis(results, { outlook, creditCents })
}

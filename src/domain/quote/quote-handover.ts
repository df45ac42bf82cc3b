import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { type EffectiveDate, effectiveDate } from '#domain/calendar/effective-date.ts'
import { type NextYearChoice, nextYearChoice } from '#domain/calendar/next-year-choice.ts'
import type { LifeChangeAnswers } from '#domain/calendar/life-changes.ts'
import type { EstimatorDraft } from '#domain/income/estimator.ts'
import { estimatorIssues } from '#domain/income/estimator-issues.ts'
import { estimateIncome } from '#domain/income/estimated-income.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import type { CsrVariant, MetalLevel } from '#domain/plans/plan.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import type { QuoteCriteria } from './criteria.ts'
import { type PriceBasis, priceBasis, toldIncomeOf } from './price-basis.ts'
import type { ChosenPlan, ComparedPlan, QuoteSession, Results } from './session.ts'

/** A plan of the agent's sheet, in cents a month. The part that the tax credit pays is the premium less the bill. */
export interface HandedPlan extends ComparedPlan {
  readonly metalLevel: MetalLevel
  readonly monthlyPremiumCents: number
  /** The household's whole credit, of which the plan may use less. */
  readonly monthlyCreditCents: number
  /** The household's cost-sharing variant; 'none' if it was not stored. */
  readonly csr: CsrVariant
  /** The household gets this plan with extra savings. */
  readonly hasExtraSavings: boolean
  /** Who of the people in the bill probably gets no credit (P-100); absent where nobody does. */
  readonly outlook?: CreditOutlook | undefined
  /** The members who don't apply, and probably have Medicaid or CHIP, by position; absent where nobody does. */
  readonly leftToMedicaid?: readonly number[] | undefined
  /** The bill in the search of the second amount; absent without one. */
  readonly secondCents?: number | undefined
}

/**
 * The summary of a quote for the agent's sheet (P-95), and for the application after the registration. It
 * contains no identity number, name, email or phone.
 */
export interface QuoteHandover {
  /** The day of the quote. */
  readonly day: CalendarDay
  /** When coverage could start, as of the day of the quote; null if no plan of the year could. */
  readonly effective: EffectiveDate | null
  /**
   * When to choose a plan of the next year, as of the day of the quote (F-109); absent where `nextYearChoice` returns
   * null.
   */
  readonly next?: NextYearChoice | undefined
  readonly criteria: QuoteCriteria
  /** The six answers; null before one is given. */
  readonly priceAnswers: PriceAnswers | null
  readonly plan: HandedPlan
  /** The other plans of the comparison. */
  readonly compared: readonly ComparedPlan[]
  /** The estimator's answers if the quoted income comes from them; null for a typed income (P-96). */
  readonly estimator: EstimatorDraft | null
  /** The ticked life changes; empty for "none of these", null if the check was not answered. */
  readonly lifeChanges: LifeChangeAnswers
  /** Whether the household has a Marketplace plan today; absent where it was not answered. */
  readonly hasMarketplaceCoverage?: boolean | undefined
  /** The income that was told before it was raised to the quoted one, in whole dollars a year; absent elsewhere. */
  readonly toldIncome?: number | undefined
  /** The person lets the agent read the note of this hand-over; absent where it was not ticked. */
  readonly tellsAgent?: true | undefined
  /** The quote was searched again after a log-in, so this device lacks its answers; absent elsewhere. */
  readonly isFound?: true | undefined
}

/** Returns a plan of the comparison as it is handed over. */
export function comparedPlanOf({ id, name, issuerName, price }: PlanCardModel): ComparedPlan {
  return { id, name, issuerName, monthlyBillCents: price.billCents }
}

/** Returns a chosen plan as it is handed over. */
export function handedPlanOf({
  plan,
  monthlyCreditCents,
  facts,
  csr = 'none',
  outlook,
  leftToMedicaid,
  secondCents,
}: Omit<ChosenPlan, 'monthlyPriceCents' | 'compared'>): HandedPlan {
  const { id, name, issuerName, metalLevel, monthlyPremiumCents } = plan
  // Neither the premium nor the bill depends on which price is shown.
  const { billCents } = shownPrice(plan, monthlyCreditCents, 'specified')
  return {
    id,
    name,
    issuerName,
    metalLevel,
    monthlyPremiumCents,
    monthlyCreditCents,
    monthlyBillCents: billCents,
    csr,
    hasExtraSavings: facts?.extraSavings ?? false,
    ...(outlook && { outlook }),
    ...(leftToMedicaid && { leftToMedicaid }),
    ...(secondCents !== undefined && { secondCents }),
  }
}

/**
 * Returns the estimator's answers if the quoted income comes from them; null if it was typed or has changed since
 * (P-96).
 */
export function estimatorOfIncome(
  estimator: EstimatorDraft | null,
  { income, planYear, householdMembers }: Pick<QuoteCriteria, 'income' | 'planYear' | 'householdMembers'>,
): EstimatorDraft | null {
  if (estimator === null) return null
  // The draft keeps the spouse's answers while the household has no spouse.
  const hasSpouse = householdMembers.some(({ role }) => role === 'spouse')
  const asked = hasSpouse ? estimator : { ...estimator, spouse: null }
  if (estimatorIssues(asked).length > 0) return null
  return estimateIncome(asked, planYear).annualIncome === income ? asked : null
}

/** The day of a quote, when coverage could start by that day, and the end of a plan whose year is nearly over. */
export type QuoteDay = Pick<QuoteHandover, 'day' | 'effective' | 'next'>

/** Returns the day of a quote. `lastDay` is the setting that replaces the dated end of Open Enrollment. */
export function quoteDay(now: Date, planYear: PlanYear, lastDay: CalendarDay | null): QuoteDay {
  const day = calendarDay(now)
  const next = nextYearChoice(day, planYear, lastDay)
  return { day, effective: effectiveDate(now, planYear, lastDay), ...(next && { next }) }
}

/** The parts of a hand-over: the search, the visitor's answers, and the plan with the compared ones. */
export interface HandoverParts extends Pick<QuoteHandover, 'plan' | 'compared'> {
  readonly results: Pick<Results, 'criteria' | 'priceAnswers'>
  readonly session: Pick<QuoteSession, 'draft' | 'lifeChanges' | 'entry'>
}

/** Returns the hand-over of a quote on a day. The plan itself is not among the compared ones. */
export function quoteHandover({ session, results, plan, compared }: HandoverParts, at: QuoteDay): QuoteHandover {
  const { criteria, priceAnswers = null } = results
  const toldIncome = toldIncomeOf(session, criteria)
  const { hasMarketplaceCoverage } = session.draft.coverage
  return {
    ...at,
    criteria,
    priceAnswers,
    plan,
    compared: compared.filter(({ id }) => id !== plan.id),
    estimator:
      estimatorOfIncome(session.draft.usedEstimator, criteria) ?? estimatorOfIncome(session.draft.estimator, criteria),
    lifeChanges: session.lifeChanges ?? null,
    ...(hasMarketplaceCoverage !== null && { hasMarketplaceCoverage }),
    ...(toldIncome !== undefined && { toldIncome }),
    ...(session.entry?.tellsAgent && { tellsAgent: true }),
  }
}

/** Returns what the price of a hand-over rests on. */
export function basisOfHandover(handover: QuoteHandover): PriceBasis {
  const { outlook = null, monthlyCreditCents: creditCents, csr, secondCents, ...plan } = handover.plan
  const planPrice = { premiumCents: plan.monthlyPremiumCents, billCents: plan.monthlyBillCents }
  const basis = priceBasis(handover, { outlook, creditCents, csr, secondCents, planPrice })
  return handover.isFound ? { ...basis, lacksAnswers: true } : basis
}

/** Returns the hand-over of a flow that has chosen its plan, which is from `answeredChoice`. */
export function handoverOfChoice(
  session: QuoteSession & { readonly phase: 'register' | 'verify' },
  at: QuoteDay,
): QuoteHandover {
  const { results, chosen } = session
  return quoteHandover({ session, results, plan: handedPlanOf(chosen), compared: chosen.compared ?? [] }, at)
}

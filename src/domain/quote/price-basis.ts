import type { HouseholdMember } from '#domain/household/member.ts'
import { type PriceAnswers, priceAnswersFor } from '#domain/household/price-answers.ts'
import { povertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { type PricedPlan, shownPrice } from '#domain/plans/shown-price.ts'
import {
  answeredOutlook,
  type CreditOutlook,
  outlookStatement,
  reasonCounts,
  type SecondCredit,
} from '#domain/subsidy/credit-outlook.ts'
import {
  kindOfSecond,
  membersOfSecond,
  peopleLeft,
  type PriceOutcome,
  priceOutcome,
  type SecondKind,
  type SecondSearch,
} from '#domain/subsidy/price-outcome.ts'
import type { AnsweredBy } from '#domain/subsidy/price-notes.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { householdOf, type QuoteCriteria } from './criteria.ts'
import type { ChosenPlan, QuoteSession, Results } from './session.ts'

/** The facts that a credit, or a price after it, rests on. */
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
  /** The state and the income, by which the law reads the answers. */
  readonly income: NonNullable<AnsweredBy['income']>
  /** The cost-sharing variant that the amounts count for everyone who applies. */
  readonly csr: CsrVariant
  /** The bill of the plan in the search of the second amount, in cents a month; absent where it is not known. */
  readonly secondCents?: number | undefined
  /** The plan's price for everyone who applies; absent where no plan is meant. */
  readonly planPrice?: PlanPrice | undefined
  /** The incomes of the application, in cents a year, where they are less than the quoted one (F-46); absent elsewhere. */
  readonly typedCents?: number | undefined
  /** The income that was typed in the quote before it was raised to the state's threshold, in whole dollars. */
  readonly toldIncome?: number | undefined
  /** A child who applies is another relative's, such as a grandchild (F-110); absent where no application says so. */
  readonly hasOtherRelative?: true | undefined
  /** The members who don't apply, and probably have Medicaid or CHIP, by position; absent where nobody does. */
  readonly leftToMedicaid?: readonly number[] | undefined
  /** The six answers were given on another device; absent elsewhere. */
  readonly lacksAnswers?: true | undefined
}

/** The price of a plan for everyone who applies, in cents a month. */
export interface PlanPrice {
  /** Before the tax credit. */
  readonly premiumCents: number
  readonly billCents: number
}

/**
 * Returns everyone's bill with the probable credit, in cents a month; null where the plan's bill counts it already,
 * and where it is not known.
 */
export function probableBillCents({
  outlook,
  creditCents,
  planPrice,
}: Pick<PriceBasis, 'outlook' | 'creditCents' | 'planPrice'>): number | null {
  const statement = outlook && outlookStatement(outlook, creditCents)
  if (!planPrice || statement?.kind !== 'lower') return null
  const { premiumCents, billCents } = planPrice
  const probable = premiumCents - Math.min(statement.probableCents, premiumCents - billCents)
  return probable === billCents ? null : probable
}

/**
 * Returns the second amount's search without the people who probably have Medicaid or CHIP, because they get no credit
 * either. It does so even where the answers give no second amount. A full price counts no credit, so they stay
 * in it. If nobody would be left, the people who left for a job offer or Medicaid in pregnancy can buy at the full
 * price; without such people, and with a credit in the price, whoever can enroll.
 */
function withoutMedicaid(
  { second, said }: PriceOutcome,
  members: readonly HouseholdMember[],
  { outlook, creditCents }: Pick<BasisFacts, 'outlook' | 'creditCents'>,
): SecondSearch | null {
  if (second?.isFullPrice || !outlook) return second
  const applying = members.flatMap(({ isApplyingForCoverage }, at) => (isApplyingForCoverage ? [at] : []))
  const covered = applying.filter((_, at) => outlook.reasons[at] === 'medicaidOrChip')
  if (covered.length === 0) return second
  const unable = said.flatMap(({ id, who }) => (id === 'medicare' || id === 'daca' ? who : []))
  const leaving = second?.without ?? unable
  const without = applying.filter((at) => leaving.includes(at) || covered.includes(at))
  const left = applying.filter((at) => !without.includes(at))
  const withoutCredit = left.filter((at) => second?.withoutCredit?.includes(at))
  if (withoutCredit.length > 0 && withoutCredit.length === left.length) return { without: leaving, isFullPrice: true }
  if (left.length > 0) return { without, isFullPrice: false, ...(withoutCredit.length > 0 && { withoutCredit }) }
  const buying = leaving.filter((at) => !unable.includes(at) && !covered.includes(at))
  const payers = buying.length > 0 || creditCents <= 0 ? buying : applying.filter((at) => !unable.includes(at))
  return payers.length === 0 ? null : { without: applying.filter((at) => !payers.includes(at)), isFullPrice: true }
}

/** The facts that a basis takes from the page. The rest follows from the search and the answers. */
type BasisFacts = Pick<PriceBasis, 'outlook' | 'creditCents' | 'csr' | 'secondCents' | 'planPrice'>

type Answered = Pick<Results, 'criteria' | 'priceAnswers'> & Pick<PriceBasis, 'toldIncome'>

/** Returns the income that was told before it was raised to that of the search; undefined where it was not raised. */
export function toldIncomeOf({ draft }: Pick<QuoteSession, 'draft'>, criteria: QuoteCriteria): number | undefined {
  const { annualIncome, toldIncome } = draft.income
  return annualIncome === String(criteria.income) ? toldIncome : undefined
}

/** Returns what the credit of a search rests on. The outlook contains the six answers, or gets them later. */
export function priceBasis({ criteria, priceAnswers = null, toldIncome }: Answered, facts: BasisFacts): PriceBasis {
  const { householdMembers: members, income: annualIncome, planYear: year, stateAbbreviation } = criteria
  const answers = priceAnswersFor(members, priceAnswers)
  const fplPercent = povertyPercent(annualIncome, members.length, year, povertyRegionOf(stateAbbreviation))
  const income = { stateAbbr: stateAbbreviation, annualIncome }
  const outcome = priceOutcome({ members, answers, year, fplPercent, creditCents: facts.creditCents, income })
  const second = withoutMedicaid(outcome, members, facts)
  const told = toldIncome !== undefined && { toldIncome }
  return { ...facts, members, answers, outcome: { ...outcome, second }, annualIncome, year, income, ...told }
}

/** Whose bills the cost of a year counts (P-67). */
export interface YearCounts {
  /** Everyone who applies. */
  readonly people: number
  /** Whom and which price the second amount is for; null without one. */
  readonly second: { readonly kind: SecondKind; readonly left: number } | null
  /** Somebody uses tobacco, and what that adds is in no bill. */
  readonly hasTobacco: boolean
}

/**
 * Returns whose bills a year counts where somebody in them probably gets no credit, now or later, or uses tobacco; null
 * elsewhere (P-67).
 */
export function yearCountsOf({
  outlook,
  creditCents,
  members,
  outcome: { second, said },
}: Pick<PriceBasis, 'outlook' | 'creditCents' | 'members'> & {
  readonly outcome: Pick<PriceOutcome, 'second' | 'said'>
}): YearCounts | null {
  const kind = second && kindOfSecond(second)
  const hasTobacco = said.some(({ id }) => id === 'tobacco')
  const endsLater = outlook !== null && creditCents > 0 && reasonCounts(outlook, 'later').length > 0
  const isStated = outlook !== null && outlookStatement(outlook, creditCents) !== null
  if (!isStated && !endsLater && !hasTobacco) return null
  return {
    people: outlook?.reasons.length ?? members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage).length,
    hasTobacco,
    second: second && kind && { kind, left: peopleLeft(members, second) },
  }
}

/** Returns the search of the second amount. */
export function criteriaOfSecond(criteria: QuoteCriteria, second: SecondSearch): QuoteCriteria {
  return {
    ...criteria,
    ...householdOf(membersOfSecond(criteria.householdMembers, second)),
    forceZeroSubsidy: criteria.forceZeroSubsidy || second.isFullPrice,
  }
}

/** What the search of the second amount found: its credit, and the bill of a plan. */
export interface SecondFound {
  readonly credit: SecondCredit | undefined
  readonly billCents: number | undefined
}

const nothingFound: SecondFound = { credit: undefined, billCents: undefined }

/** Returns a chosen plan with the six answers in its outlook, and its second amount, for what is shown and handed over. */
export function answeredChoice(
  { criteria, priceAnswers = null }: Answered,
  chosen: ChosenPlan,
  { credit, billCents }: SecondFound = nothingFound,
): ChosenPlan {
  const { householdMembers: members, planYear: year, stateAbbreviation: stateAbbr, income: annualIncome } = criteria
  const answered = { answers: priceAnswersFor(members, priceAnswers), year, income: { stateAbbr, annualIncome } }
  const outlook = answeredOutlook(chosen.outlook ?? null, members, answered, credit)
  return { ...chosen, outlook: outlook ?? undefined, secondCents: billCents }
}

/** Returns the price of a plan with a credit, in cents a month. */
export function planPriceOf(plan: PricedPlan, creditCents: number): PlanPrice {
  return { premiumCents: plan.monthlyPremiumCents, billCents: shownPrice(plan, creditCents, 'bill').billCents }
}

/** Returns what the price of a chosen plan rests on, from `answeredChoice`. */
export function basisOfChoice(results: Answered, chosen: ChosenPlan): PriceBasis {
  const { plan, outlook = null, monthlyCreditCents: creditCents, csr = 'none', secondCents } = chosen
  return priceBasis(results, { outlook, creditCents, csr, secondCents, planPrice: planPriceOf(plan, creditCents) })
}

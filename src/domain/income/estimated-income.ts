import { factsOf, type PlanYear, planYears } from '#domain/years/plan-years.ts'
import type { YearFacts } from '#domain/years/year-facts.ts'

import { annualWages } from './annualise.ts'
import {
  countedSources,
  type EstimatorDraft,
  type EstimatorPerson,
  type EstimatedSource,
  type PersonIncomeDraft,
} from './estimator.ts'
import { amountScale, parseAmount } from './money-text.ts'
import { finePerMillionth, type HalfTax, halfSelfEmploymentTax } from './self-employment-tax.ts'
import { type YearCase, yearOfMonths } from './varying-months.ts'

/** The estimator's result in whole dollars a year; a person without income is null, since 0 is unset. */
export interface IncomeEstimate {
  readonly annualIncome: number
  readonly primaryAnnualIncome: number | null
  readonly spouseAnnualIncome: number | null
}

/**
 * Returns the IRA limits of a year in dollars, below age 50 and from 50 on. For an unknown year they are those of the
 * last known year, because limits only rise (26 U.S.C. 219(b)(5)).
 */
export function knownIraLimit(year: PlanYear): NonNullable<YearFacts['iraLimit']> & { readonly year: PlanYear } {
  const known = planYears.filter((one) => one <= year && factsOf(one).iraLimit !== null).at(-1) ?? year
  return { year: known, ...(factsOf(known).iraLimit ?? { under50Dollars: 0, from50Dollars: 0 }) }
}

/** The most student-loan interest that one tax return can deduct, in millionths of a dollar (26 U.S.C. 221(b)(1)). */
const loanInterestLimit = 2_500n * amountScale

/** One source's yearly income, in millionths of a dollar. Only self-employment has expenses. */
export interface SourceYear {
  readonly source: EstimatedSource
  readonly earned: bigint
  readonly expenses: bigint
  /** The amount that counts. A loss counts as 0 and does not reduce other income. */
  readonly counted: bigint
}

/** An amount with a limit. */
interface LimitedAmount {
  readonly entered: bigint
  readonly counted: bigint
}

function limited(entered: bigint, limit: bigint): LimitedAmount {
  return { entered, counted: entered < limit ? entered : limit }
}

/** One person's year, exact: its amounts in millionths of a dollar, unless they say otherwise. */
export interface PersonYear {
  readonly sources: readonly SourceYear[]
  readonly ira: LimitedAmount
  readonly loanInterest: LimitedAmount
  /** Null if it is left out because the year's cap is unknown. */
  readonly halfTax: HalfTax | null
  /** The sources less the deductions, in fractions of a millionth of a dollar. It can be below 0. */
  readonly income: bigint
}

/** Returns the yearly income of a person's source before expenses, in millionths of a dollar. */
export function earnedOf(draft: PersonIncomeDraft, source: EstimatedSource, yearCase: YearCase): bigint {
  if (source === 'wages')
    return draft.payMethod === 'varies'
      ? yearOfMonths(draft.wageMonths, yearCase)
      : annualWages(draft.payMethod, draft.wages)
  return source === 'selfEmployment' && draft.earningMethod === 'varies'
    ? yearOfMonths(draft.earningMonths, yearCase)
    : parseAmount(draft.amounts[source] ?? '')
}

function sourceYear(draft: PersonIncomeDraft, source: EstimatedSource, yearCase: YearCase): SourceYear {
  const earned = earnedOf(draft, source, yearCase)
  const expenses = source === 'selfEmployment' ? parseAmount(draft.workExpenses) : 0n
  return { source, earned, expenses, counted: earned > expenses ? earned - expenses : 0n }
}

function personYear(draft: PersonIncomeDraft, yearCase: YearCase, year: PlanYear, loanRoom: bigint): PersonYear {
  const sources = countedSources(draft).map((source) => sourceYear(draft, source, yearCase))
  const countedOf = (wanted: EstimatedSource) => sources.find(({ source }) => source === wanted)?.counted ?? 0n
  const { under50Dollars, from50Dollars } = knownIraLimit(year)
  // Without an age the higher limit applies, so no deduction is cut wrongly.
  const iraLimit = BigInt(draft.isFrom50 === false ? under50Dollars : from50Dollars) * amountScale
  const ira = limited(parseAmount(draft.deductions.ira), iraLimit)
  const loanInterest = limited(parseAmount(draft.deductions.studentLoanInterest), loanRoom)
  const halfTax = halfSelfEmploymentTax({ profit: countedOf('selfEmployment'), wages: countedOf('wages') }, year)
  const counted = sources.reduce((sum, source) => sum + source.counted, 0n)
  const income = (counted - ira.counted - loanInterest.counted) * finePerMillionth - (halfTax?.amount ?? 0n)
  return { sources, ira, loanInterest, halfTax, income }
}

/** A household's year, exact; `spouse` is null if there is none. */
export type HouseholdYear = Readonly<Record<EstimatorPerson, PersonYear | null>>

/**
 * Returns a household's year for one case, exact. One return has one limit of loan interest, and the primary person's
 * counts first.
 */
export function householdYear({ primary, spouse }: EstimatorDraft, yearCase: YearCase, year: PlanYear): HouseholdYear {
  const first = personYear(primary, yearCase, year, loanInterestLimit)
  const loanRoom = loanInterestLimit - first.loanInterest.counted
  return { primary: first, spouse: spouse && personYear(spouse, yearCase, year, loanRoom) }
}

function wholeDollars(fine: bigint): number {
  const scale = amountScale * finePerMillionth
  return fine > 0n ? Number((fine * 2n + scale) / (scale * 2n)) : 0
}

/** Returns the income of a year in whole dollars, with each person's part. Deductions can't make it negative. */
export function wholeEstimate({ primary, spouse }: HouseholdYear): IncomeEstimate {
  const spouseIncome = spouse?.income ?? 0n
  const annualIncome = wholeDollars((primary?.income ?? 0n) + spouseIncome)
  const spousePart = Math.min(wholeDollars(spouseIncome), annualIncome)
  return {
    annualIncome,
    primaryAnnualIncome: annualIncome - spousePart || null,
    spouseAnnualIncome: spousePart || null,
  }
}

/**
 * Returns the household's likely income in a plan year: the sum of both people's totals, rounded. The spouse's part
 * is rounded separately and the primary person's is the rest, so the two always add up to the whole.
 */
export function estimateIncome(draft: EstimatorDraft, year: PlanYear): IncomeEstimate {
  return wholeEstimate(householdYear(draft, 'likely', year))
}

/** The household's income in whole dollars a year for each case. All are equal if no income varies. */
export type IncomeRange = Readonly<Record<YearCase, number>>

/** Returns the likely income, and the incomes of years whose months are all low or all best. */
export function incomeRange(draft: EstimatorDraft, year: PlanYear): IncomeRange {
  const incomeOf = (yearCase: YearCase) => wholeEstimate(householdYear(draft, yearCase, year)).annualIncome
  return { low: incomeOf('low'), likely: incomeOf('likely'), best: incomeOf('best') }
}

import type { PlanYear } from '#domain/years/plan-years.ts'

import { type SteadyPay, timesAYear, wageFields } from './annualise.ts'
import type { EstimatorDraft, EstimatorPerson, EstimatedSource, OtherSource, PersonIncomeDraft } from './estimator.ts'
import {
  type HouseholdYear,
  householdYear,
  type IncomeRange,
  incomeRange,
  type PersonYear,
  type SourceYear,
  wholeEstimate,
} from './estimated-income.ts'
import { amountScale, parseAmount } from './money-text.ts'
import { finePerMillionth } from './self-employment-tax.ts'
import { type MonthKind, type MonthTexts, parseMonths } from './varying-months.ts'

/** One kind of month: what it brings in dollars, as typed, and how many there are. */
export interface MonthLine {
  readonly payDollars: number
  readonly months: number
}

/** How the amount of a source was given. Amounts in dollars are as typed, with up to six decimals. */
export type GivenAmount =
  | { readonly method: 'year' }
  | { readonly method: 'hourly'; readonly payDollars: number; readonly hoursAWeek: number; readonly timesAYear: number }
  | {
      readonly method: Exclude<SteadyPay, 'none' | 'hourly' | 'annual'>
      readonly payDollars: number
      readonly timesAYear: number
    }
  | { readonly method: 'varies'; readonly months: Readonly<Record<MonthKind, MonthLine>> }

/** The calculation of one source's income, in cents a year. */
export interface SourceLine {
  readonly source: EstimatedSource
  readonly given: GivenAmount
  readonly earnedCents: number
  /** The work expenses; null if none were entered. */
  readonly expensesCents: number | null
  /** The amount that counts. With `isLoss` it is 0. */
  readonly countedCents: number
  readonly isLoss: boolean
}

/** One deduction from a person's income, in cents a year. */
export type DeductionLine =
  /** `countedCents` is lower than the entered amount above the year's limit. */
  | { readonly id: 'ira'; readonly enteredCents: number; readonly countedCents: number }
  /** `countedCents` is lower than the entered amount when both people's interest exceeds the limit of one return. */
  | { readonly id: 'studentLoanInterest'; readonly enteredCents: number; readonly countedCents: number }
  /** Half of the self-employment tax on the profit; null if it is left out because the year's cap is unknown. */
  | {
      readonly id: 'halfSelfEmploymentTax'
      readonly profitCents: number
      readonly countedCents: number | null
      /** The year's Social Security cap, if it limits the deduction. */
      readonly capDollars: number | null
    }

/** The calculation of one person's likely income. */
export interface PersonLines {
  readonly person: EstimatorPerson
  /** Empty for a person without income. */
  readonly sources: readonly SourceLine[]
  readonly deductions: readonly DeductionLine[]
  /** The person's part of the household's likely income, in whole dollars a year. */
  readonly annualIncome: number
}

/** The calculation of an income as codes and numbers, without texts. */
export interface EstimateLines {
  readonly people: readonly PersonLines[]
  /** The household's income in whole dollars a year. */
  readonly household: IncomeRange
}

const centsOf = (amount: bigint, scale = amountScale) => Number((amount * 200n + scale) / (scale * 2n))
const dollarsOf = (text: string) => Number(parseAmount(text)) / Number(amountScale)

function monthLines(texts: MonthTexts): Readonly<Record<MonthKind, MonthLine>> {
  const line = (kind: MonthKind) => ({
    payDollars: dollarsOf(texts[kind].pay),
    months: parseMonths(texts[kind].months) ?? 0,
  })
  return { low: line('low'), usual: line('usual'), best: line('best') }
}

function givenWages({ payMethod, wages, wageMonths }: PersonIncomeDraft): GivenAmount {
  if (payMethod === 'none' || payMethod === 'annual') return { method: 'year' }
  if (payMethod === 'varies') return { method: 'varies', months: monthLines(wageMonths) }
  const [pay] = wageFields[payMethod]
  const given = { payDollars: pay ? dollarsOf(wages[pay]) : 0, timesAYear: timesAYear[payMethod] }
  return payMethod === 'hourly'
    ? { method: payMethod, hoursAWeek: dollarsOf(wages.hoursWeek), ...given }
    : { method: payMethod, ...given }
}

function givenOther({ earningMethod, earningMonths }: PersonIncomeDraft, source: OtherSource): GivenAmount {
  return source === 'selfEmployment' && earningMethod === 'varies'
    ? { method: 'varies', months: monthLines(earningMonths) }
    : { method: 'year' }
}

function sourceLine(draft: PersonIncomeDraft, { source, earned, expenses, counted }: SourceYear): SourceLine {
  return {
    source,
    given: source === 'wages' ? givenWages(draft) : givenOther(draft, source),
    earnedCents: centsOf(earned),
    expensesCents: expenses > 0n ? centsOf(expenses) : null,
    countedCents: centsOf(counted),
    isLoss: expenses > earned,
  }
}

function deductionLines({ sources, ira, loanInterest, halfTax }: PersonYear): readonly DeductionLine[] {
  const profit = sources.find(({ source }) => source === 'selfEmployment')?.counted ?? 0n
  const lines: DeductionLine[] = []
  if (ira.entered > 0n)
    lines.push({ id: 'ira', enteredCents: centsOf(ira.entered), countedCents: centsOf(ira.counted) })
  if (loanInterest.entered > 0n)
    lines.push({
      id: 'studentLoanInterest',
      enteredCents: centsOf(loanInterest.entered),
      countedCents: centsOf(loanInterest.counted),
    })
  if (profit > 0n && halfTax?.amount !== 0n)
    lines.push({
      id: 'halfSelfEmploymentTax',
      profitCents: centsOf(profit),
      countedCents: halfTax === null ? null : centsOf(halfTax.amount, amountScale * finePerMillionth),
      capDollars: halfTax?.capDollars ?? null,
    })
  return lines
}

/** Returns the calculation of the likely income of a plan year by person, with the household's range. */
export function estimateLines(draft: EstimatorDraft, year: PlanYear): EstimateLines {
  const likely: HouseholdYear = householdYear(draft, 'likely', year)
  const { primaryAnnualIncome, spouseAnnualIncome } = wholeEstimate(likely)
  const parts = { primary: primaryAnnualIncome ?? 0, spouse: spouseAnnualIncome ?? 0 }
  const people = (['primary', 'spouse'] as const).flatMap((person): readonly PersonLines[] => {
    const answers = draft[person]
    const exact = likely[person]
    if (answers === null || exact === null) return []
    return [
      {
        person,
        sources: exact.sources.map((source) => sourceLine(answers, source)),
        deductions: deductionLines(exact),
        annualIncome: parts[person],
      },
    ]
  })
  return { people, household: incomeRange(draft, year) }
}

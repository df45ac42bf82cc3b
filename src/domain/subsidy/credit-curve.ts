import { factsOf } from '#domain/years/plan-years.ts'
import { lawfulCreditPercent } from '#domain/poverty/adult-medicaid.ts'

import { lastCreditPercent } from './contribution.ts'
import {
  creditAtIncomeCents,
  type CreditHousehold,
  incomeAtPercent,
  incomeLimit,
  levelOf,
  lowestCreditIncome,
} from './credit-at-income.ts'

/** An income in whole dollars a year, and its credit in cents a month. */
export interface CreditPoint {
  readonly annualIncome: number
  readonly creditCents: number
}

/**
 * The incomes that the chart and its table name. `step` is the first income of 133 percent, `end` the first
 * without a credit, where the benchmark is used up before the limit.
 */
export type CreditMarkId = 'you' | 'threshold' | 'step' | '150' | '200' | '250' | 'end' | '400' | 'above'

/** A named income with its credit. */
export interface CreditMark extends CreditPoint {
  readonly id: CreditMarkId
}

/** A piece of the curve without a jump: its points from the left to the right, both ends included. */
export interface CreditSegment {
  /**
   * `curve` in a band where the expected share rises with income. In the other bands the credit falls in a straight
   * line.
   */
  readonly shape: 'straight' | 'curve'
  readonly points: readonly CreditPoint[]
}

/** A household's credit by income. */
export interface CreditCurve {
  /** The named incomes, rising; the visitor's own stands before a mark of the same income. */
  readonly marks: readonly CreditMark[]
  /** Between two segments the credit continues, or jumps if their incomes are one dollar apart. */
  readonly segments: readonly CreditSegment[]
  /** The lowest and the highest income with a credit, if the benchmark leaves one. */
  readonly lowestIncome: number
  readonly limit: CreditPoint
  /** The highest credit, in cents a month. */
  readonly highestCreditCents: number
}

/** The percentages up to which extra savings are given. */
const savingsMarks = ['150', '200', '250'] as const

/** Points of a curved segment besides its ends; enough for a smooth line a thousand pixels wide. */
const pointsOnCurve = 12

const pointAt = (annualIncome: number, household: CreditHousehold): CreditPoint => ({
  annualIncome,
  creditCents: creditAtIncomeCents(annualIncome, household),
})

/**
 * Returns the lowest income above `from` whose credit is less than that of `from`; null where none is. From the
 * threshold on a credit never rises, so a binary search up to the first income above the limit finds it.
 */
function nextLower(from: CreditPoint, household: CreditHousehold): CreditPoint | null {
  if (from.creditCents === 0) return null
  let [same, lower] = [from.annualIncome, incomeLimit(household) + 1]
  while (lower - same > 1) {
    const middle = Math.floor((same + lower) / 2)
    if (creditAtIncomeCents(middle, household) < from.creditCents) lower = middle
    else same = middle
  }
  return pointAt(lower, household)
}

/**
 * Returns the next higher income with another credit, as `$62,601` after `$62,600`; null where every higher income has
 * the same.
 */
export function nextChange(annualIncome: number, household: CreditHousehold): CreditPoint | null {
  const lowest = pointAt(lowestCreditIncome(household), household)
  if (annualIncome < lowest.annualIncome) return lowest.creditCents === 0 ? null : lowest
  return nextLower(pointAt(annualIncome, household), household)
}

function segment(first: number, last: number, isSloped: boolean, household: CreditHousehold): CreditSegment {
  const inner = isSloped ? Math.min(pointsOnCurve, Math.max(0, last - first - 1)) : 0
  const incomes = Array.from({ length: inner + 2 }, (_, at) => Math.round(first + ((last - first) * at) / (inner + 1)))
  return {
    shape: isSloped ? 'curve' : 'straight',
    points: [...new Set(incomes)].map((income) => pointAt(income, household)),
  }
}

/** Returns the pieces of the curve from an income of 0 to `last`, which is above the limit. */
function segmentsTo(last: number, household: CreditHousehold): readonly CreditSegment[] {
  const level = levelOf(household)
  const lowest = lowestCreditIncome(household)
  const limit = incomeLimit(household)
  const firstOfPercent = (percent: number) => Math.ceil((level * percent) / 100)
  // A benchmark may be used up inside a band, and the line bends there.
  const usedUp = firstWithoutCredit(household)

  const bands = factsOf(household.year).contributionBands.flatMap(({ fromPercent, toPercent, lowRate, highRate }) => {
    const first = Math.max(firstOfPercent(fromPercent), lowest)
    const until = Math.min(firstOfPercent(toPercent) - 1, limit)
    const to = toPercent === lastCreditPercent ? limit : until
    if (to < first) return []
    const isSloped = highRate > lowRate
    if (usedUp === null || usedUp <= first || usedUp > to) return [segment(first, to, isSloped, household)]
    return [segment(first, usedUp, isSloped, household), segment(usedUp, to, false, household)]
  })
  return [segment(0, lowest - 1, false, household), ...bands, segment(limit + 1, last, false, household)]
}

/** Returns the lowest income without a credit, where the benchmark is used up before the limit; otherwise null. */
function firstWithoutCredit(household: CreditHousehold): number | null {
  let [withCredit, without] = [lowestCreditIncome(household), incomeLimit(household)]
  if (creditAtIncomeCents(withCredit, household) === 0 || creditAtIncomeCents(without, household) > 0) return null
  while (without - withCredit > 1) {
    const middle = Math.floor((withCredit + without) / 2)
    if (creditAtIncomeCents(middle, household) > 0) withCredit = middle
    else without = middle
  }
  return without
}

/** Returns the named incomes and the pieces of a household's credit from an income of 0 to `last`. */
export function creditCurve(annualIncome: number, last: number, household: CreditHousehold): CreditCurve {
  const lowest = lowestCreditIncome(household)
  const limit = incomeLimit(household)
  const end = firstWithoutCredit(household)
  const mark = (id: CreditMarkId, income: number): CreditMark => ({ id, ...pointAt(income, household) })
  const marks = [
    mark('you', annualIncome),
    mark('threshold', lowest),
    ...(lawfulCreditPercent(household.stateAbbr, household.year) < 133
      ? [mark('step', Math.ceil((levelOf(household) * 133) / 100))]
      : []),
    ...savingsMarks.map((percent) => mark(percent, incomeAtPercent(Number(percent), household))),
    ...(end === null ? [] : [mark('end', end)]),
    mark('400', limit),
    mark('above', limit + 1),
  ]
  return {
    marks: marks.toSorted((one, other) => one.annualIncome - other.annualIncome),
    segments: segmentsTo(Math.max(last, limit + 2), household),
    lowestIncome: lowest,
    limit: pointAt(limit, household),
    highestCreditCents: creditAtIncomeCents(lowest, household),
  }
}

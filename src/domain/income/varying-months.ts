import { parseCount } from '#domain/household/age.ts'

import { parseAmount } from './money-text.ts'

/** The months of an income that changes, from the lowest to the highest. */
export const monthKinds = ['low', 'usual', 'best'] as const

/** One kind of month. */
export type MonthKind = (typeof monthKinds)[number]

/** What a month of one kind brings, and how many there are in the year, as typed. */
export interface MonthText {
  readonly pay: string
  readonly months: string
}

/** An income that changes, as typed. */
export type MonthTexts = Readonly<Record<MonthKind, MonthText>>

const noMonth: MonthText = { pay: '', months: '' }

/** Months without an answer. */
export const noMonths: MonthTexts = { low: noMonth, usual: noMonth, best: noMonth }

/** The months of a year. */
export const monthsAYear = 12

/** Reads a number of months, or null when the text isn't a whole number from 0 to 12. */
export function parseMonths(text: string): number | null {
  const months = parseCount(text)
  return months !== null && months <= monthsAYear ? months : null
}

/** Returns the number of months of all kinds; null while one is unreadable. */
export function monthsTogether(texts: MonthTexts): number | null {
  return monthKinds.reduce<number | null>((sum, kind) => {
    const months = parseMonths(texts[kind].months)
    return sum === null || months === null ? null : sum + months
  }, 0)
}

/**
 * A year as it may turn out: each month like the lowest that comes, the months as they were given, or each month like
 * the best that comes.
 */
export const yearCases = ['low', 'likely', 'best'] as const

/** One way that a year may turn out. */
export type YearCase = (typeof yearCases)[number]

/** Returns the kinds of months that come; one without a readable number may come. */
export function comingKinds(texts: MonthTexts): readonly MonthKind[] {
  return monthKinds.filter((kind) => parseMonths(texts[kind].months) !== 0)
}

/** Returns an income that changes as a year's, in millionths of a dollar, exact. */
export function yearOfMonths(texts: MonthTexts, yearCase: YearCase): bigint {
  if (yearCase !== 'likely') {
    const kind = comingKinds(texts).at(yearCase === 'low' ? 0 : -1)
    return kind === undefined ? 0n : parseAmount(texts[kind].pay) * BigInt(monthsAYear)
  }
  return monthKinds.reduce(
    (sum, kind) => sum + parseAmount(texts[kind].pay) * BigInt(parseMonths(texts[kind].months) ?? 0),
    0n,
  )
}

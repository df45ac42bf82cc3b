import { creditAtIncomeCents, type CreditHousehold, incomeLimit, lowestCreditIncome } from './credit-at-income.ts'

/**
 * The first tax year in which too much credit is paid back in full: P.L. 119-21, section 71305, strikes the limits of 26
 * U.S.C. 36B(f)(2)(B) for tax years after December 31, 2025.
 */
const firstYearWithoutLimit = 2026

/** Whether the law sets no limit on what is paid back for a tax year. */
export function hasNoRepaymentLimit(year: number): boolean {
  return year >= firstYearWithoutLimit
}

/** The effect on the tax return of a year's income that differs from the planned one. */
export type PayingBack =
  /** All credit, if the later income is above the limit; otherwise the difference. Cents over the covered months. */
  | { readonly kind: 'payBack'; readonly cents: number; readonly everything: boolean }
  | { readonly kind: 'comesIn'; readonly cents: number }
  | { readonly kind: 'same' }
  /** Below the threshold it depends on more than the income, so there is no figure. */
  | { readonly kind: 'notSimple'; readonly lowestIncome: number }

/** What the difference depends on. Incomes are whole dollars a year. */
export interface PayingBackInput {
  readonly household: CreditHousehold
  readonly plannedIncome: number
  readonly laterIncome: number
  /** Months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
}

/** Returns what a household may pay back or may get on its tax return: months × (credit planned − credit of the later income). */
export function payingBack({ household, plannedIncome, laterIncome, monthsCovered }: PayingBackInput): PayingBack {
  const lowestIncome = lowestCreditIncome(household)
  if (laterIncome < lowestIncome) return { kind: 'notSimple', lowestIncome }
  const planned = creditAtIncomeCents(plannedIncome, household)
  const cents = monthsCovered * (planned - creditAtIncomeCents(laterIncome, household))
  if (cents > 0) return { kind: 'payBack', cents, everything: laterIncome > incomeLimit(household) }
  return cents < 0 ? { kind: 'comesIn', cents: -cents } : { kind: 'same' }
}

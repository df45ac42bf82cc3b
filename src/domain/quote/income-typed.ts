import type { IncomeDraft } from './draft.ts'

/** Returns the income after typing. The estimator's parts are dropped, because they no longer match. */
export function incomeTyped(text: string): IncomeDraft {
  return { annualIncome: text, primaryAnnualIncome: null, spouseAnnualIncome: null }
}

/**
 * Returns the income raised to the minimum by the low-income dialog, with the spouse's part set to 0. The income
 * that was told stays beside it.
 */
export function incomeAdjusted(minimumIncome: number, toldIncome: number): IncomeDraft {
  return { annualIncome: String(minimumIncome), primaryAnnualIncome: minimumIncome, spouseAnnualIncome: 0, toldIncome }
}

import { visibleText } from './visible-text.ts'

/** Larger incomes are typing errors; the limit keeps every amount an exact integer in cents. */
export const maximumAnnualIncome = 999_999_999

/**
 * A typed annual income. `invalid` is an empty text, no number or a negative one; `unclear` is a number that can
 * be read in more than one way, such as `40.000`.
 */
export type AnnualIncome =
  | { readonly kind: 'amount'; readonly dollars: number }
  | { readonly kind: 'invalid' | 'unclear' | 'tooLarge' }

/** Reads whole dollars a year, with or without `$` and thousands separators. It never guesses. */
export function readAnnualIncome(text: string): AnnualIncome {
  const bare = visibleText(text).replace(/^\$\s*/, '')
  if (/^(\d+|\d{1,3}(,\d{3})+)$/.test(bare)) {
    const dollars = Number(bare.replaceAll(',', ''))
    return dollars <= maximumAnnualIncome ? { kind: 'amount', dollars } : { kind: 'tooLarge' }
  }
  return { kind: /^\d[\d.,'\s]*$/.test(bare) ? 'unclear' : 'invalid' }
}

/** Reads a typed income as whole dollars a year; null when it is unreadable. */
export function parseAnnualIncome(text: string): number | null {
  const income = readAnnualIncome(text)
  return income.kind === 'amount' ? income.dollars : null
}

/** Units of an exact amount per dollar. */
export const amountScale = 1_000_000n

/** Whether `parseAmount` can read a text. Three decimals are ambiguous: `40.000` may mean thousands. */
export function isAmount(text: string): boolean {
  const bare = visibleText(text)
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})?(\.\d{0,6})?$/.test(bare) && /\d/.test(bare) && !/\.\d{3}$/.test(bare)
}

/**
 * Reads a decimal amount such as "1,234.50", "17." or ".5" in millionths, exact, so products and sums round as on
 * paper. An empty, unreadable or ambiguous text is 0, which counts as unset.
 */
export function parseAmount(text: string): bigint {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(visibleText(text).replaceAll(',', ''))
  if (!match || match[2]?.length === 3) return 0n
  const [, whole = '', fraction = ''] = match
  return BigInt(whole || '0') * amountScale + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

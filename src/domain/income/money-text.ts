/** Incomes above this are a slip of the keyboard; the bound keeps every amount an exact integer in cents. */
export const maximumAnnualIncome = 999_999_999

/**
 * A typed income a year. `invalid` is nothing, no number or a negative one; `unclear` are digits that can be read
 * in more than one way, such as `40.000`.
 */
export type AnnualIncome =
  | { readonly kind: 'amount'; readonly dollars: number }
  | { readonly kind: 'invalid' | 'unclear' | 'tooLarge' }

/** Reads whole dollars a year, with or without `$` and thousands separators. It never guesses. */
export function readAnnualIncome(text: string): AnnualIncome {
  const bare = text.trim().replace(/^\$\s*/, '')
  if (/^(\d+|\d{1,3}(,\d{3})+)$/.test(bare)) {
    const dollars = Number(bare.replaceAll(',', ''))
    return dollars <= maximumAnnualIncome ? { kind: 'amount', dollars } : { kind: 'tooLarge' }
  }
  return { kind: /^\d[\d.,'\s]*$/.test(bare) ? 'unclear' : 'invalid' }
}

/** Whole dollars a year from a typed income; null where it cannot be read as one. */
export function parseAnnualIncome(text: string): number | null {
  const income = readAnnualIncome(text)
  return income.kind === 'amount' ? income.dollars : null
}

/** Parts of one in an exact amount. */
export const amountScale = 1_000_000n

/** Whether a text is an amount that `parseAmount` reads. Three decimals can be thousands to whoever wrote `40.000`. */
export function isAmount(text: string): boolean {
  const bare = text.trim()
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})?(\.\d{0,6})?$/.test(bare) && /\d/.test(bare) && !/\.\d{3}$/.test(bare)
}

/**
 * A decimal amount such as "1,234.50", "17." or ".5" in millionths, exact, so that products and sums round as on paper.
 * An empty or unreadable text is 0, which counts as unset.
 */
export function parseAmount(text: string): bigint {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return 0n
  const [, whole = '', fraction = ''] = match
  return BigInt(whole || '0') * amountScale + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

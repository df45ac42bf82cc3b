/** Only the digits of a text: the income field keeps nothing else (spec 1 §5). */
export function keepDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Only the digits and the first decimal point of a text: the estimator's fields keep nothing else (spec 1 §5). */
export function keepDecimal(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}

/** Incomes above this are a slip of the keyboard; the bound keeps every amount an exact integer in cents. */
export const maximumAnnualIncome = 999_999_999

/**
 * Whole dollars a year from a typed income, with or without `$` and thousands separators; null when it is empty, not a
 * number, negative or above `maximumAnnualIncome` (spec 1 §5).
 */
export function parseAnnualIncome(text: string): number | null {
  const bare = text.trim().replace(/^\$\s*/, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(bare)) return null
  const income = Number(bare.replaceAll(',', ''))
  return income <= maximumAnnualIncome ? income : null
}

/** Parts of one in an exact amount. */
export const amountScale = 1_000_000n

/**
 * A decimal amount such as "1,234.50", "17." or ".5" in millionths, exact, so that products and sums round as on paper.
 * An empty or unreadable text is 0, which counts as unset (spec 1 §9).
 */
export function parseAmount(text: string): bigint {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return 0n
  const [, whole = '', fraction = ''] = match
  return BigInt(whole || '0') * amountScale + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

/** Groups digits in threes, `42000` → `42,000`: the format of both languages in the United States. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Formats a bare amount for its field: `1234.5` → `1,234.5`. */
export function showAmount(amount: string): string {
  const [whole = '', cents] = amount.split('.')
  return groupThousands(whole) + (cents === undefined ? '' : `.${cents}`)
}

/** Digits in groups of three, `42000` → `42,000`: the way of both languages in the United States. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A bare amount as shown in its field: `1234.5` → `1,234.5`. */
export function showAmount(amount: string): string {
  const [whole = '', cents] = amount.split('.')
  return groupThousands(whole) + (cents === undefined ? '' : `.${cents}`)
}

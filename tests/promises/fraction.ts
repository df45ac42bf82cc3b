/** An exact fraction of integers. It shares no code with the site's arithmetic, which it checks. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** Reads a decimal as written: `4.19` or `133.00001`. */
export function written(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}

/** Cents as dollars. */
export const centsAsDollars = (cents: number): Fraction => ({ over: BigInt(cents), under: 100n })

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })
export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })
export const by = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under, under: a.under * b.over })
export const isBelow = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under

/** Rounds down, for fractions above zero. */
export const floor = ({ over, under }: Fraction): bigint => over / under
/** Rounds up, for fractions above zero. */
export const ceiling = ({ over, under }: Fraction): bigint => (over + under - 1n) / under

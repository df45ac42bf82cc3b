import type { QuoteSide } from './quote-side.ts'

/** The values of a quote that are compared, in the order of reading. */
export const quoteValues = [
  'price',
  'bill',
  'premium',
  'credit',
  'deductible',
  'maximum',
  'extraSavings',
  'year',
  'income',
  'place',
  'people',
] as const

/** A value of a quote. */
export type QuoteValue = (typeof quoteValues)[number]

/** Two quotes compared. */
export interface QuoteChanges {
  /** The values that differ, or are unknown on one side. */
  readonly changed: readonly QuoteValue[]
  /** Whether the plan and the other values are known on both sides and the same. */
  readonly isRestSame: boolean
}

/** Returns a value of a quote; null if it is unknown. */
function valueOf(side: QuoteSide, value: QuoteValue): unknown {
  const { facts } = side
  switch (value) {
    case 'price':
      return side.priceCents
    case 'bill':
      return side.billCents
    case 'premium':
      return side.premiumCents
    case 'credit':
      return side.creditCents
    case 'deductible':
      return facts && [facts.deductibleCents, facts.drugDeductibleCents, facts.perPerson]
    case 'maximum':
      return facts && [facts.familyMaximumCents, facts.outOfPocketMaximumCents, facts.perPerson]
    case 'extraSavings':
      return facts?.extraSavings ?? null
    case 'year':
      return facts?.year ?? null
    case 'income':
      // A quote without an income has no limit.
      return side.incomeCents ?? 'none'
    case 'place':
      return [side.zip, side.county, side.state]
    case 'people':
      return side.people
  }
}

/**
 * Compares two quotes (F-90). A value unknown on both sides is left out. In that case, for another plan and without a
 * bill, `isRestSame` is false, because more may differ than is compared. The price after the credit is listed only where
 * a bill differs from it or is unknown.
 */
export function quoteChanges(before: QuoteSide, after: QuoteSide): QuoteChanges {
  const sides = [before, after]
  const isBillKnown = sides.every(({ billCents }) => billCents !== null)
  const isPriceBill = sides.every(({ priceCents, billCents }) => priceCents === billCents)
  const compared = quoteValues.filter((value) => {
    if (value === 'price') return !isBillKnown || !isPriceBill
    return value !== 'bill' || sides.some(({ billCents }) => billCents !== null)
  })
  const known = (side: QuoteSide, value: QuoteValue) => JSON.stringify(valueOf(side, value))
  const changed = compared.filter((value) => known(before, value) !== known(after, value))
  const isSamePlan = JSON.stringify(before.plan) === JSON.stringify(after.plan)
  const rest = compared.filter((value) => !changed.includes(value))
  return {
    changed,
    isRestSame: isSamePlan && isBillKnown && rest.length > 0 && rest.every((value) => valueOf(before, value) !== null),
  }
}

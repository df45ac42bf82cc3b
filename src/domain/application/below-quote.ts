import type { Application } from './application.ts'
import { combinedIncomeCents, incomeCents } from './income.ts'

/** A smaller difference comes from rounding the parts of an estimate. */
const leastDifferenceCents = 100_00

/**
 * Returns the typed yearly incomes of primary and spouse together where they are less than the household income of the
 * quote; null where they aren't, where one is not typed, and without a quoted income (F-46). It may be right: the quote
 * counts dependents' incomes too.
 */
export function belowQuoteCents(application: Application, quotedIncomeCents: number | null): number | null {
  const earners = application.members.filter(({ role }) => role !== 'dependent')
  if (quotedIncomeCents === null || earners.some((earner) => incomeCents(earner) === null)) return null
  const together = combinedIncomeCents(application)
  return quotedIncomeCents - together >= leastDifferenceCents ? together : null
}

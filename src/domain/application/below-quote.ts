import type { Application } from './application.ts'
import { combinedIncomeCents, incomeCents } from './income.ts'

/** A smaller difference comes from rounding the parts of an estimate. */
const leastDifferenceCents = 100_00

/**
 * Returns the joint typed income of primary and spouse if it is less than the quote's household income; null if it is
 * not, if an income is missing, and without a quoted income (F-46). It is not an error, because the quote includes
 * dependents' incomes.
 */
export function belowQuoteCents(application: Application, quotedIncomeCents: number | null): number | null {
  const earners = application.members.filter(({ role }) => role !== 'dependent')
  if (quotedIncomeCents === null || earners.some((earner) => incomeCents(earner) === null)) return null
  const together = combinedIncomeCents(application)
  return quotedIncomeCents - together >= leastDifferenceCents ? together : null
}

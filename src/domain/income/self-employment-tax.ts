import { factsOf, type PlanYear, planYears } from '#domain/years/plan-years.ts'

import { amountScale } from './money-text.ts'

/**
 * The rates of 26 U.S.C. 1401 and 1402(a)(12), in ten-thousandths: the taxed share of the profit, and the two taxes on
 * it.
 */
const taxedShare = 9_235n
const socialSecurityShare = 1_240n
const medicareShare = 290n
const shareScale = 10_000n
/** Taxed profit below this many dollars a year owes no self-employment tax (26 U.S.C. 1402(b)(2)). */
const leastTaxedDollars = 400n

/**
 * Fractions of a millionth of a dollar, fine enough that half of the self-employment tax is a whole number: the scales
 * of two rates, and the half.
 */
export const finePerMillionth = shareScale * shareScale * 2n

/** The cap of a year, or that of the last year whose cap is known: caps only rise (42 U.S.C. 430(b)). */
interface KnownCap {
  readonly dollars: number
  readonly isOfYear: boolean
}

function knownCap(year: PlanYear): KnownCap {
  const known = planYears.filter((one) => one <= year && factsOf(one).socialSecurityCap !== null).at(-1)
  return { dollars: known === undefined ? 0 : (factsOf(known).socialSecurityCap ?? 0), isOfYear: known === year }
}

/** Profit and wages of one person in a year, in millionths of a dollar. */
export interface Earnings {
  readonly profit: bigint
  readonly wages: bigint
}

/** Half of one person's self-employment tax. */
export interface HalfTax {
  /** Exact, in parts of a millionth of a dollar. */
  readonly amount: bigint
  /** The year's cap in whole dollars, where it limits the amount. */
  readonly capDollars: number | null
}

/**
 * Returns the half of one person's self-employment tax that lowers the income; null if the year's cap is unknown and
 * the earnings exceed the last known cap.
 */
export function halfSelfEmploymentTax({ profit, wages }: Earnings, year: PlanYear): HalfTax | null {
  const cap = knownCap(year)
  // The taxed profit, and the room that the wages leave below the cap, both in fractions.
  const taxed = profit * taxedShare
  if (taxed < leastTaxedDollars * amountScale * shareScale) return { amount: 0n, capDollars: null }
  const room = (BigInt(cap.dollars) * amountScale - wages) * shareScale
  const isCapped = taxed > 0n && taxed > room
  if (isCapped && !cap.isOfYear) return null
  const capped = isCapped ? (room > 0n ? room : 0n) : taxed
  return { amount: capped * socialSecurityShare + taxed * medicareShare, capDollars: isCapped ? cap.dollars : null }
}

import type { QuoteStatus } from '#domain/household/price-answers.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { unread } from '#domain/years/year-facts.ts'

/** A part of the law, where it is written, and the day it was read, as YYYY-MM-DD; `unread` until a person read it there. */
interface Law<T> {
  readonly value: T
  readonly source: string
  readonly read: string
}

/** What the law says in a plan year of the six things that can change a price. */
export interface PriceLaw {
  /**
   * The share of the household's income up to which a job's offer is affordable and ends the credit, in hundredths of a
   * percent: 996 is 9.96 %.
   */
  readonly offerRate: Law<number>
  /** The statuses whose holders can enroll and probably get no credit. */
  readonly statusesWithoutCredit: Law<readonly QuoteStatus[]>
  /** The statuses whose holders probably can't enroll in a Marketplace plan. */
  readonly statusesWithoutPlan: Law<readonly QuoteStatus[]>
  /** Where it is true, the credit of immigrants below the poverty level has ended. */
  readonly hasNoCreditBelowPoverty: Law<boolean>
  /** The most that tobacco adds to a person's price, in percent. */
  readonly mostTobaccoPercent: Law<number>
}

const read = unread

const statusesWithoutPlan = {
  value: ['daca'],
  source: '45 CFR 155.20 (lawfully present), as amended by 90 FR 27074',
  read,
} as const
const hasNoCreditBelowPoverty = {
  value: true,
  source: 'P.L. 119-21 §71302',
  read,
} as const
const mostTobaccoPercent = {
  value: 50,
  source: '42 U.S.C. 300gg(a)(1)(A)(iv); 45 CFR 147.102(a)(1)(iv)',
  read,
} as const

/** The law of each plan year, one table a year. */
export const priceLaw: Readonly<Record<PlanYear, PriceLaw>> = {
  2026: {
    offerRate: {
      value: 996,
      source: '26 U.S.C. 36B(c)(2)(C)(i)(II); the IRS revenue procedure on the percentages of the year',
      read,
    },
    statusesWithoutCredit: { value: [], source: '26 U.S.C. 36B(e)(2)', read },
    statusesWithoutPlan,
    hasNoCreditBelowPoverty,
    mostTobaccoPercent,
  },
  2027: {
    offerRate: {
      value: 1_022,
      source: '26 U.S.C. 36B(c)(2)(C)(i)(II); the IRS revenue procedure on the percentages of the year',
      read,
    },
    statusesWithoutCredit: { value: ['other'], source: 'P.L. 119-21 §71301; 26 U.S.C. 36B(e)(2)', read },
    statusesWithoutPlan,
    hasNoCreditBelowPoverty,
    mostTobaccoPercent,
  },
}

/**
 * Returns the most that an affordable offer of a job may cost a month, in cents: the year's share of the household's income
 * in whole dollars a year, a twelfth of it, rounded down. An offer at most this high ends the credit.
 */
export function affordableOfferCents(annualIncome: number, year: PlanYear): number {
  const income = BigInt(Math.max(0, Math.round(annualIncome)))
  return Number((income * BigInt(priceLaw[year].offerRate.value)) / 1_200n)
}

/** Returns the most that tobacco can add to a full price (45 CFR 147.102(a)(1)(iv)), in cents of the same period. */
export function mostTobaccoCents(premiumCents: number, year: PlanYear): number {
  return Math.floor((premiumCents * priceLaw[year].mostTobaccoPercent.value) / 100)
}

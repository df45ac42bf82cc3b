import { isPlanYear } from '#domain/years/plan-years.ts'
import { povertyPercent as exactPovertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { contributionRate, ratePercent } from '#domain/subsidy/contribution.ts'

import { inventedMarket } from './invented-market.ts'
import type { Market, SaleQuestion } from './market.ts'
import { isState } from './places.ts'
import { applicantsOf, chargedPeople, isOffered } from './premiums.ts'
import type { WireHousehold } from './wire.ts'

/** The household, place and year of a request. */
export interface HouseholdQuestion extends SaleQuestion {
  readonly household: WireHousehold
}

/** The benchmark plan and its premium for the applying people, in cents a month. */
export interface Benchmark {
  readonly premiumCents: number
  readonly planId: string
  readonly planName: string
}

/**
 * Returns income as percent of the poverty level of the state's region, unrounded; none for an empty household and a year
 * without a table.
 */
export function exactPercent(
  state: string,
  householdSize: number,
  annualIncome: number,
  year: number,
): number | undefined {
  if (!isPlanYear(year) || householdSize < 1) return undefined
  return exactPovertyPercent(annualIncome, householdSize, year, povertyRegionOf(state))
}

/**
 * Returns income as a percentage of the poverty level, to two decimals. It is cut, but rounded up when the cut would
 * give a whole percent, so an income above or below a limit never shows as the limit. None for an invalid state, an
 * empty household, and a year without a table.
 */
export function percentOfPoverty(state: string, size: number, annualIncome: number, year: number): number | undefined {
  const percent = exactPercent(state, size, annualIncome, year)
  if (percent === undefined || !isState(state)) return undefined
  const hundredths = Math.floor(percent * 100 + 1e-9)
  const isAbove = hundredths % 100 === 0 && percent * 100 > hundredths + 1e-9
  return (isAbove ? hundredths + 1 : hundredths) / 100
}

/**
 * Returns the second-lowest-cost Silver plan for the applying people, by the premium part that the credit may pay (26
 * CFR 1.36B-3(f)), without what tobacco adds. None when no plan is sold or no one applies.
 */
export function benchmark(question: HouseholdQuestion, market: Market = inventedMarket): Benchmark | undefined {
  const applicants = applicantsOf(question.household.people)
  const charged = chargedPeople(applicants).map((person) => ({ ...person, uses_tobacco: false }))
  const silvers = market
    .saleAt(question)
    ?.plans.filter((plan) => plan.metalLevel === 'Silver' && isOffered(plan, applicants))
    .map((plan) => ({ plan, premiumCents: plan.premiumOf(charged).essentialCents }))
    .sort((one, other) => one.premiumCents - other.premiumCents || (one.plan.id < other.plan.id ? -1 : 1))
  const second = silvers?.[1] ?? silvers?.[0]
  if (second === undefined || charged.length === 0) return undefined
  return { premiumCents: second.premiumCents, planId: second.plan.id, planName: second.plan.name }
}

/**
 * Returns the percent of income that a household pays for the benchmark plan; none outside 100 to 400 percent (Q-60,
 *
 */
export function contributionPercent(povertyPercent: number, year: number): number | undefined {
  const rate = isPlanYear(year) ? contributionRate(povertyPercent, year) : null
  return rate === null ? undefined : ratePercent(rate)
}

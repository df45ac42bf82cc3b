import { isPlanYear } from '#domain/years/plan-years.ts'
import { povertyPercent as exactPovertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { contributionRate, ratePercent } from '#domain/subsidy/contribution.ts'

import { type Catalogue, catalogueOf } from './catalogue.ts'
import { countyOf, isState } from './places.ts'
import { applicantsOf, chargedFactors, premiumOf } from './premiums.ts'
import type { WireHousehold, WirePlace } from './wire.ts'

/** The household, place and year of a request; `size` is the load switch of the catalogue. */
export interface HouseholdQuestion {
  readonly household: WireHousehold
  readonly place: WirePlace
  readonly year: number
  readonly size?: number | undefined
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
 * Returns the catalogue of a place, if its county is known, lies in the given state, and buys from the federal
 * marketplace.
 */
export function catalogueAt({ place, year, size }: Omit<HouseholdQuestion, 'household'>): Catalogue | undefined {
  const county = countyOf(place.countyfips)
  return county?.state === place.state ? catalogueOf(county, year, size) : undefined
}

/**
 * Returns the second-lowest-cost Silver plan for the applying people, by the premium part that the credit may pay (26
 * CFR 1.36B-3(f)). None when no plan is sold or no one applies.
 */
export function benchmark(question: HouseholdQuestion): Benchmark | undefined {
  const factors = chargedFactors(applicantsOf(question.household.people))
  const silvers = catalogueAt(question)
    ?.plans.filter((plan) => plan.design.metalLevel === 'Silver')
    .map((plan) => ({ plan, premiumCents: premiumOf(plan.essentialRateAt21Cents, factors) }))
    .sort((one, other) => one.premiumCents - other.premiumCents || (one.plan.id < other.plan.id ? -1 : 1))
  const second = silvers?.[1] ?? silvers?.[0]
  if (second === undefined || factors.length === 0) return undefined
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

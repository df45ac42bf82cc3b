import { ageCurve } from './tables/age-curve.ts'
import type { WirePerson } from './wire.ts'

/** A plan's rate for a 21-year-old in one rating area, in cents a month. */
export interface PlanRates {
  /** The whole premium. */
  readonly rateAt21Cents: number
  /** The part for essential health benefits. */
  readonly essentialRateAt21Cents: number
}

/** A household's premium for one plan, in cents a month. */
export interface HouseholdPremium {
  readonly premiumCents: number
  /** The part for essential health benefits. */
  readonly essentialCents: number
}

const childrenCharged = 3
const youngestAge = 14
const adultAge = 21

/** Returns the age factor in thousandths. Ages below 14 count as 14, ages above 64 as 64. */
export function ageFactor(age: number): number {
  const factor = ageCurve[Math.min(Math.max(age - youngestAge, 0), ageCurve.length - 1)]
  if (factor === undefined) throw new RangeError(`No age factor for ${age}`)
  return factor
}

/** Returns the people who apply for coverage: eligible for the credit and without other coverage. */
export function applicantsOf(people: readonly WirePerson[]): readonly WirePerson[] {
  return people.filter((person) => person.aptc_eligible !== false && person.has_mec !== true)
}

/** Returns the charged age factors: every adult, and the three oldest of those under 21 (45 CFR 147.102(c)). */
export function chargedFactors(applicants: readonly WirePerson[]): readonly number[] {
  const ages = applicants.map((person) => person.age).sort((one, other) => other - one)
  const adults = ages.filter((age) => age >= adultAge)
  const children = ages.filter((age) => age < adultAge).slice(0, childrenCharged)
  return [...adults, ...children].map(ageFactor)
}

/** Returns the sum of each person's rate, rounded to the cent per person. */
export function premiumOf(rateAt21Cents: number, factors: readonly number[]): number {
  let sum = 0
  for (const factor of factors) sum += Math.round((rateAt21Cents * factor) / 1000)
  return sum
}

/** Returns the monthly premium of the applying people. Tobacco use is never rated here. */
export function priceHousehold(plan: PlanRates, people: readonly WirePerson[]): HouseholdPremium {
  const factors = chargedFactors(applicantsOf(people))
  return {
    premiumCents: premiumOf(plan.rateAt21Cents, factors),
    essentialCents: premiumOf(plan.essentialRateAt21Cents, factors),
  }
}

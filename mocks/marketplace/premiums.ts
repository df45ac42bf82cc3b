import type { HouseholdPremium, SoldPlan } from './market.ts'
import { personFactor } from './person-fields.ts'
import type { WirePerson } from './wire.ts'

/** A plan's rate for a 21-year-old in one rating area, in cents a month. */
export interface PlanRates {
  /** The whole premium. */
  readonly rateAt21Cents: number
  /** The part for essential health benefits. */
  readonly essentialRateAt21Cents: number
}

const childrenCharged = 3
const adultAge = 21

/** Returns the people who apply for coverage: eligible for the credit and without other coverage. */
export function applicantsOf(people: readonly WirePerson[]): readonly WirePerson[] {
  return people.filter((person) => person.aptc_eligible !== false && person.has_mec !== true)
}

/** Returns the people who are charged: every adult, and the three oldest of those under 21 (45 CFR 147.102(c)). */
export function chargedPeople(applicants: readonly WirePerson[]): readonly WirePerson[] {
  const people = applicants.toSorted((one, other) => other.age - one.age)
  const adults = people.filter(({ age }) => age >= adultAge)
  const children = people.filter(({ age }) => age < adultAge).slice(0, childrenCharged)
  return [...adults, ...children]
}

/** Whether everyone who applies may buy a plan. */
export function isOffered({ onlyFor }: Pick<SoldPlan, 'onlyFor'>, applicants: readonly WirePerson[]): boolean {
  if (onlyFor === undefined) return true
  const adults = applicants.filter(({ age }) => age >= adultAge).length
  return onlyFor === 'children' ? adults === 0 : adults > 0
}

/** Returns the sum of each person's rate, rounded to the cent per person. */
export function premiumOf(rateAt21Cents: number, factors: readonly number[]): number {
  let sum = 0
  for (const factor of factors) sum += Math.round((rateAt21Cents * factor) / 1000)
  return sum
}

/** Returns the monthly premium of the applying people. Tobacco use is never rated here. */
export function priceHousehold(plan: PlanRates, people: readonly WirePerson[]): HouseholdPremium {
  const factors = chargedPeople(applicantsOf(people)).map(personFactor)
  return {
    premiumCents: premiumOf(plan.rateAt21Cents, factors),
    essentialCents: premiumOf(plan.essentialRateAt21Cents, factors),
  }
}

import { adultMedicaidPercent } from '#domain/poverty/adult-medicaid.ts'
import { isPlanYear, type PlanYear } from '#domain/years/plan-years.ts'

import { benchmark, contributionPercent, exactPercent, type HouseholdQuestion } from './credit.ts'
import { inventedMarket } from './invented-market.ts'
import type { Market } from './market.ts'
import { applicantsOf } from './premiums.ts'
import { childLimit, isChild } from './tables/child-limits.ts'
import type { WireCsr, WireEstimate, WirePerson } from './wire.ts'

/** Who pays for a person's coverage, by age, state and income. */
type Coverage = 'credit' | 'medicaidOrChip' | 'gap'

/**
 * Returns who pays for a person's coverage at a household's percentage of the poverty level. A child up to the state's
 * limit has Medicaid or CHIP. An adult up to the state's limit has Medicaid, and one below the poverty level nothing in a
 * state without Medicaid for adults. Everyone else may have the tax credit.
 */
export function coverageOf(
  { age }: Pick<WirePerson, 'age'>,
  { state, year }: { readonly state: string; readonly year: PlanYear },
  povertyPercent: number,
): Coverage {
  if (isChild(age)) {
    const limit = childLimit(state, age)
    if (limit !== undefined && povertyPercent <= limit) return 'medicaidOrChip'
  }
  const adultLimit = adultMedicaidPercent(state, year)
  if (adultLimit !== null && povertyPercent <= adultLimit) return 'medicaidOrChip'
  return povertyPercent < 100 ? 'gap' : 'credit'
}

function csrFor(povertyPercent: number): WireCsr {
  if (povertyPercent < 100 || povertyPercent > 250) return 'Exchange variant (no CSR)'
  if (povertyPercent > 200) return '73% AV Level Silver Plan CSR'
  return povertyPercent > 150 ? '87% AV Level Silver Plan CSR' : '94% AV Level Silver Plan CSR'
}

/**
 * Returns the household's monthly credit in cents: the benchmark premium of the people who may have it, less the share
 * of income (26 CFR 1.36B-3(d)).
 */
function creditCentsOf(
  question: HouseholdQuestion,
  eligible: readonly WirePerson[],
  povertyPercent: number,
  market: Market,
): number {
  const { household, year } = question
  const premium = benchmark({ ...question, household: { ...household, people: eligible } }, market)
  const share = contributionPercent(povertyPercent, year)
  if (premium === undefined || share === undefined) return 0
  return Math.max(0, Math.floor(premium.premiumCents - (household.income * share) / 12))
}

/**
 * Returns one estimate per person, in the order of `people`. All are one tax household, with their number as its size.
 * `aptc` is the household's whole monthly credit and is in every entry, because callers read the first one.
 * The other fields belong to the person, and have default values for one who does not apply. None when no plan is sold.
 */
export function estimates(question: HouseholdQuestion, market: Market = inventedMarket): readonly WireEstimate[] {
  const { household, place, year } = question
  const { people } = household
  const percent = exactPercent(place.state, people.length, household.income, year)
  if (!isPlanYear(year) || percent === undefined || market.saleAt(question) === undefined) return []
  const coverages = new Map(
    applicantsOf(people).map((person) => [person, coverageOf(person, { state: place.state, year }, percent)]),
  )
  const eligible = people.filter((person) => coverages.get(person) === 'credit')
  const aptc = creditCentsOf(question, eligible, percent, market) / 100
  return people.map((person) => {
    const coverage = coverages.get(person)
    return {
      aptc,
      csr: coverage === 'credit' ? csrFor(percent) : 'Exchange variant (no CSR)',
      hardship_exemption: false,
      is_medicaid_chip: coverage === 'medicaidOrChip',
      in_coverage_gap: coverage === 'gap',
    }
  })
}

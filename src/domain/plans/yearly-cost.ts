import { maximumForAllCareCents } from './cost-limit.ts'
import type { CsrVariant, Plan } from './plan.ts'
import { type PricedPlan, shownPrice } from './shown-price.ts'

/** The household and months that a year's cost is for. */
export interface YearlyCostChoice {
  /** People who apply, at least one. */
  readonly applicants: number
  readonly csr: CsrVariant
  /** The tax credit in cents a month. */
  readonly creditCents: number
  /** Whole months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
}

/** What a plan costs in its year, in cents. Care outside the network is in neither figure. */
export interface YearlyCost {
  /** All bills of the company. */
  readonly billsCents: number
  /** The bills plus the most that in-network care can cost; null when the plan data lacks the maximum. */
  readonly mostCents: number | null
}

/**
 * Returns the most that in-network care can cost the applicants in a year, in cents (P-26): the individual maximum of
 * the household's variant for one; for several the lower of the family's and as many of those per person as apply. Null
 * when the plan data lacks the maximum.
 */
function mostForCareCents(
  plan: Pick<Plan, 'outOfPocketMaximums'>,
  { applicants, csr }: Pick<YearlyCostChoice, 'applicants' | 'csr'>,
): number | null {
  if (applicants === 1) return maximumForAllCareCents(plan, csr, 'Individual')
  const family = maximumForAllCareCents(plan, csr, 'Family')
  const perPerson = maximumForAllCareCents(plan, csr, 'Family Per Person')
  if (perPerson === null) return family
  return Math.min(family ?? Infinity, applicants * perPerson)
}

/**
 * Returns a plan's bills of a year, and the most that it can cost with them, in cents (P-26). The bills are known for
 * each plan; the most is null when the plan data has no out-of-pocket maximum for the household.
 */
export function yearlyCost(plan: PricedPlan & Pick<Plan, 'outOfPocketMaximums'>, choice: YearlyCostChoice): YearlyCost {
  const careCents = mostForCareCents(plan, choice)
  const billsCents = choice.monthsCovered * shownPrice(plan, choice.creditCents, 'bill').billCents
  return { billsCents, mostCents: careCents === null ? null : billsCents + careCents }
}

import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'

import type { Plan } from './plan.ts'
import { type YearlyCostChoice, yearlyCost } from './yearly-cost.ts'

/** A plan without extra savings beside the Silver plan of the list that costs the least in a bad year; in cents. */
export interface SavingsGuard {
  readonly chosenBillsCents: number
  readonly chosenMostCents: number
  readonly silver: {
    readonly planId: string
    readonly name: string
    readonly billsCents: number
    readonly mostCents: number
  }
}

function isLower(one: SavingsGuard['silver'], other: SavingsGuard['silver']): boolean {
  if (one.mostCents !== other.mostCents) return one.mostCents < other.mostCents
  if (one.billsCents !== other.billsCents) return one.billsCents < other.billsCents
  return one.planId < other.planId
}

/** Returns the Silver plan whose highest cost of a year is the lowest; then the lowest bills, then the first id decide. */
function lowestSilver(plans: readonly Plan[], choice: YearlyCostChoice): SavingsGuard['silver'] | null {
  let lowest: SavingsGuard['silver'] | null = null
  for (const plan of plans) {
    if (plan.metalLevel !== 'Silver') continue
    const { billsCents, mostCents } = yearlyCost(plan, choice)
    if (mostCents === null) continue
    const silver = { planId: plan.id, name: plan.name, billsCents, mostCents }
    if (lowest === null || isLower(silver, lowest)) lowest = silver
  }
  return lowest
}

/**
 * Returns the comparison shown to a household with income-based extra savings before it chooses a plan without them
 * (P-28). Null for other households, for a Silver plan, when a figure is not known, and when no Silver plan of the
 * search costs less in a bad year.
 */
export function savingsGuard(chosen: Plan, plans: readonly Plan[], choice: YearlyCostChoice): SavingsGuard | null {
  if (!savesOnSilverOnly(choice.csr) || chosen.metalLevel === 'Silver') return null
  const { billsCents, mostCents } = yearlyCost(chosen, choice)
  const silver = lowestSilver(plans, choice)
  if (mostCents === null || !silver || silver.mostCents >= mostCents) return null
  return { chosenBillsCents: billsCents, chosenMostCents: mostCents, silver }
}

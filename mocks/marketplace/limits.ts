import type { OfferedPlan } from './catalogue.ts'
import type { CsrRow } from './market.ts'
import { amountsOf, csrNames, csrRowsOf, paysOutside } from './plan-cost-sharing.ts'
import { federalMaximum } from './tables/federal-limits.ts'
import type { WireDeductible, WireFamilyCost, WireLimit, WireMoop, WireNetworkTier } from './wire.ts'

const familyKinds = ['Individual', 'Family Per Person', 'Family'] as const satisfies readonly WireFamilyCost[]

/**
 * Returns a limit's other tiers: Tier 2 is 1.5 times the first, outside the network twice, and both sides together
 * three times.
 */
function byTier(plan: OfferedPlan, amount: number, ceiling: number): readonly (readonly [WireNetworkTier, number])[] {
  const tiers: (readonly [WireNetworkTier, number])[] = [['In-Network', amount]]
  if (plan.network.tiered) tiers.push(['In-Network Tier 2', Math.min(amount * 1.5, ceiling)])
  if (paysOutside(plan)) tiers.push(['Out-of-Network', amount * 2], ['Combined In-Out of Network', amount * 3])
  return tiers
}

function rows<Type extends string>(
  plan: OfferedPlan,
  row: CsrRow,
  type: Type,
  amount: number,
  ceiling: number,
): readonly WireLimit<Type>[] {
  return byTier(plan, amount, ceiling).flatMap(([tier, inTier]) =>
    familyKinds.map((kind) => ({
      type,
      amount: kind === 'Family' ? inTier * 2 : inTier,
      csr: csrNames[row],
      network_tier: tier,
      family_cost: kind,
      individual: kind === 'Individual',
      family: kind !== 'Individual',
      display_string: '',
    })),
  )
}

/**
 * Returns every deductible of a plan: each variant, tier and family kind; medical and drug separate when the design
 * separates them.
 */
export function deductiblesOf(plan: OfferedPlan): readonly WireDeductible[] {
  return csrRowsOf(plan).flatMap((row): readonly WireDeductible[] => {
    const { deductible, drugDeductible, outOfPocketMaximum } = amountsOf(plan, row)
    if (drugDeductible === undefined) {
      return rows(plan, row, 'Combined Medical and Drug EHB Deductible', deductible, outOfPocketMaximum)
    }
    return [
      ...rows(plan, row, 'Medical EHB Deductible', deductible, outOfPocketMaximum),
      ...rows(plan, row, 'Drug EHB Deductible', drugDeductible, outOfPocketMaximum),
    ]
  })
}

/** Returns every out-of-pocket maximum of a plan: each variant, tier and family kind. */
export function moopsOf(plan: OfferedPlan): readonly WireMoop[] {
  return csrRowsOf(plan).flatMap((row) =>
    rows(
      plan,
      row,
      'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)',
      amountsOf(plan, row).outOfPocketMaximum,
      federalMaximum(plan.year),
    ),
  )
}

/** Returns the in-network deductible of one person in a variant, in dollars, for sorting and filtering a search. */
export function deductibleForSearch(plan: OfferedPlan, row: CsrRow): number {
  return amountsOf(plan, plan.design.metalLevel === 'Silver' ? row : 'standard').deductible
}

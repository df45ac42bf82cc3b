import type { CostLimit, CsrVariant, Plan } from './plan.ts'

/** The household whose amounts are chosen. */
export interface CostLimitChoice {
  /** The household's cost-sharing variant. */
  readonly csr: CsrVariant
  /** More than one person applies: family amounts, per person. */
  readonly family: boolean
}

/** Kinds of amount by preference: combined medical and drug, then medical EHB, then any medical (P-25). */
const preferredKinds = [/medical and drug/i, /medical ehb/i, /medical/i]

/** Returns the rows of the household's variant when the plan has them, otherwise its standard rows. */
export function rowsForVariant<Row extends { readonly csr: CsrVariant }>(
  rows: readonly Row[],
  csr: CsrVariant,
): readonly Row[] {
  const own = rows.filter((row) => row.csr === csr)
  return own.length > 0 ? own : rows.filter((row) => row.csr === 'none')
}

function choose(rows: readonly CostLimit[], { csr, family }: CostLimitChoice): CostLimit | null {
  const inNetwork = rowsForVariant(
    rows.filter((row) => row.networkTier === 'In-Network'),
    csr,
  )
  const wished = inNetwork.filter((row) => row.familyCost === (family ? 'Family Per Person' : 'Individual'))
  // A plan without an amount per person of a family limits each of them by the individual one.
  const candidates = wished.length > 0 ? wished : inNetwork.filter((row) => row.familyCost !== 'Family')
  for (const kind of preferredKinds) {
    const match = candidates.find((row) => kind.test(row.type))
    if (match) return match
  }
  return candidates[0] ?? null
}

/**
 * Returns the deductible to show and sort by: in-network, individual or family per person (P-25); null when there is
 * none.
 */
export function chooseDeductible(plan: Pick<Plan, 'deductibles'>, choice: CostLimitChoice): CostLimit | null {
  return choose(plan.deductibles, choice)
}

/** Returns the out-of-pocket maximum to show, chosen like the deductible (P-25); null when there is none. */
export function chooseOutOfPocketMaximum(
  plan: Pick<Plan, 'outOfPocketMaximums'>,
  choice: CostLimitChoice,
): CostLimit | null {
  return choose(plan.outOfPocketMaximums, choice)
}

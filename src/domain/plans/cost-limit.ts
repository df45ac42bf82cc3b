import type { CostLimit, CsrVariant, FamilyCost, Plan } from './plan.ts'

/** The household whose amounts are chosen. */
export interface CostLimitChoice {
  /** The household's cost-sharing variant. */
  readonly csr: CsrVariant
  /** More than one person applies: family amounts, per person. */
  readonly family: boolean
}

const combinedKind = /medical and drug/i
const medicalKind = /medical/i
const drugKind = /drug/i

/** Kinds of amount by preference: combined medical and drug, then medical EHB, then any medical (P-25). */
const preferredKinds = [combinedKind, /medical ehb/i, medicalKind]

/** Returns the rows of the household's variant when the plan has them, otherwise its standard rows. */
export function rowsForVariant<Row extends { readonly csr: CsrVariant }>(
  rows: readonly Row[],
  csr: CsrVariant,
): readonly Row[] {
  const own = rows.filter((row) => row.csr === csr)
  return own.length > 0 ? own : rows.filter((row) => row.csr === 'none')
}

function inNetworkRows(rows: readonly CostLimit[], csr: CsrVariant): readonly CostLimit[] {
  return rowsForVariant(
    rows.filter((row) => row.networkTier === 'In-Network'),
    csr,
  )
}

/** Returns the in-network rows of one person, or of each of a family. */
function candidatesOf(rows: readonly CostLimit[], { csr, family }: CostLimitChoice): readonly CostLimit[] {
  const inNetwork = inNetworkRows(rows, csr)
  const wished = inNetwork.filter((row) => row.familyCost === (family ? 'Family Per Person' : 'Individual'))
  // A plan without an amount per person of a family limits each of them by the individual one.
  return wished.length > 0 ? wished : inNetwork.filter((row) => row.familyCost !== 'Family')
}

function choose(rows: readonly CostLimit[], choice: CostLimitChoice): CostLimit | null {
  const candidates = candidatesOf(rows, choice)
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

/** Whether an amount is for care and drugs together. */
export function isCombined({ type }: CostLimit): boolean {
  return combinedKind.test(type)
}

/**
 * Returns the deductible for drugs of a plan that has one beside that for care, chosen like it (P-86); null when one
 * deductible serves both, and when one of the two is not stated.
 */
export function chooseDrugDeductible(plan: Pick<Plan, 'deductibles'>, choice: CostLimitChoice): CostLimit | null {
  const candidates = candidatesOf(plan.deductibles, choice)
  const isDrugs = ({ type }: CostLimit) => drugKind.test(type) && !medicalKind.test(type)
  const isCare = ({ type }: CostLimit) => medicalKind.test(type) && !drugKind.test(type)
  if (candidates.some(isCombined) || !candidates.some(isCare)) return null
  return candidates.find(isDrugs) ?? null
}

/**
 * Returns the maximum of a kind of family for all in-network care, in cents: one amount for care and drugs, or the sum
 * of both; null when one is missing.
 */
export function maximumForAllCareCents(
  plan: Pick<Plan, 'outOfPocketMaximums'>,
  csr: CsrVariant,
  familyCost: FamilyCost,
): number | null {
  const own = inNetworkRows(plan.outOfPocketMaximums, csr).filter((row) => row.familyCost === familyCost)
  const combined = own.find(isCombined)
  if (combined) return combined.amountCents
  const medical = own.find(({ type }) => medicalKind.test(type))
  const drug = own.find(({ type }) => drugKind.test(type))
  return medical && drug ? medical.amountCents + drug.amountCents : null
}

/** Returns the out-of-pocket maximum to show, chosen like the deductible (P-25); null when there is none. */
export function chooseOutOfPocketMaximum(
  plan: Pick<Plan, 'outOfPocketMaximums'>,
  choice: CostLimitChoice,
): CostLimit | null {
  return choose(plan.outOfPocketMaximums, choice)
}

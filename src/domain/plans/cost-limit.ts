import type { CostLimit, CsrVariant, FamilyCost, Plan } from './plan.ts'

/** The household whose amounts are chosen. */
export interface CostLimitChoice {
  /** The household's cost-sharing variant. */
  readonly csr: CsrVariant
  /** More than one person applies: family amounts, per person. */
  readonly family: boolean
}

/**
 * The kinds of amounts, in the order shown: care and drugs together, care alone, drugs alone, another official kind.
 */
export const limitKinds = ['combined', 'medical', 'drug', 'other'] as const

/** What an amount is for. */
export type LimitKind = (typeof limitKinds)[number]

/** Returns what an amount is for, by its official kind, such as "Combined Medical and Drug EHB Deductible". */
export function limitKindOf({ type }: CostLimit): LimitKind {
  const [isCare, isDrugs] = [/medical/i.test(type), /drug/i.test(type)]
  if (isCare) return isDrugs ? 'combined' : 'medical'
  return isDrugs ? 'drug' : 'other'
}

const isOfKind = (kind: LimitKind) => (row: CostLimit) => limitKindOf(row) === kind

/** Whether an amount is for care and drugs together. */
export const isCombined = isOfKind('combined')
const isMedical = isOfKind('medical')
const isDrug = isOfKind('drug')

/** Kinds of amount by preference: combined medical and drug, then medical EHB, then any medical (P-25). */
const preferredKinds = [isCombined, (row: CostLimit) => isMedical(row) && /medical ehb/i.test(row.type), isMedical]

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
  // A plan without an amount per person of a family applies the individual amount to each.
  return wished.length > 0 ? wished : inNetwork.filter((row) => row.familyCost !== 'Family')
}

function choose(rows: readonly CostLimit[], choice: CostLimitChoice): CostLimit | null {
  const candidates = candidatesOf(rows, choice)
  for (const kind of preferredKinds) {
    const match = candidates.find(kind)
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

/**
 * Returns the drug deductible of a plan with separate deductibles, chosen like the one for care (P-86); null when one
 * deductible covers both, and when either is missing.
 */
export function chooseDrugDeductible(plan: Pick<Plan, 'deductibles'>, choice: CostLimitChoice): CostLimit | null {
  const candidates = candidatesOf(plan.deductibles, choice)
  if (candidates.some(isCombined) || !candidates.some(isMedical)) return null
  return candidates.find(isDrug) ?? null
}

/** Returns one amount for care and drugs, or the sum of both, in cents; null when one is missing. */
function centsForAll(rows: readonly CostLimit[]): number | null {
  const combined = rows.find(isCombined)
  if (combined) return combined.amountCents
  const [medical, drug] = [rows.find(isMedical), rows.find(isDrug)]
  return medical && drug ? medical.amountCents + drug.amountCents : null
}

/**
 * Returns the deductible for care and drugs in cents, chosen like the one shown (P-65). Separate deductibles are added,
 * so that plans are comparable; null when either is missing.
 */
export function deductibleForAllCareCents(plan: Pick<Plan, 'deductibles'>, choice: CostLimitChoice): number | null {
  return centsForAll(candidatesOf(plan.deductibles, choice))
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
  return centsForAll(inNetworkRows(plan.outOfPocketMaximums, csr).filter((row) => row.familyCost === familyCost))
}

/** Returns the out-of-pocket maximum to show, chosen like the deductible (P-25); null when there is none. */
export function chooseOutOfPocketMaximum(
  plan: Pick<Plan, 'outOfPocketMaximums'>,
  choice: CostLimitChoice,
): CostLimit | null {
  return choose(plan.outOfPocketMaximums, choice)
}

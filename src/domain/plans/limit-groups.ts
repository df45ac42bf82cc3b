import { type CostLimitChoice, type LimitKind, limitKindOf, limitKinds, rowsForVariant } from './cost-limit.ts'
import { type CostLimit, type NetworkTier, networkTiers } from './plan.ts'

/** The amounts of one kind in one tier, in cents; null when the plan data has none. */
export interface LimitGroup {
  readonly tier: NetworkTier
  readonly kind: LimitKind
  /** Limits one person: a person insured alone, or each person of a family. */
  readonly personCents: number | null
  /** Limits the family together. */
  readonly familyCents: number | null
}

/**
 * Returns every deductible or maximum of the household's variant, by tier and kind (P-72). When several people apply,
 * the amount of one person is the amount per person of a family. If the plan has only one of the two, it is used for
 * both.
 */
export function limitGroups(rows: readonly CostLimit[], { csr, family }: CostLimitChoice): readonly LimitGroup[] {
  const preferred = family
    ? (['Family Per Person', 'Individual'] as const)
    : (['Individual', 'Family Per Person'] as const)
  return networkTiers.flatMap((tier) => {
    const own = rowsForVariant(
      rows.filter((row) => row.networkTier === tier),
      csr,
    )
    return limitKinds.flatMap((kind): readonly LimitGroup[] => {
      const ofKind = own.filter((row) => limitKindOf(row) === kind)
      const amountOf = (cost: CostLimit['familyCost']) => ofKind.find((row) => row.familyCost === cost)?.amountCents
      const personCents = amountOf(preferred[0]) ?? amountOf(preferred[1]) ?? null
      const familyCents = amountOf('Family') ?? null
      return personCents === null && familyCents === null ? [] : [{ tier, kind, personCents, familyCents }]
    })
  })
}

import type { HouseholdMember } from '#domain/household/member.ts'
import { type CsrVariant, csrVariants } from '#domain/plans/plan.ts'

import { type CreditOutlook, reasonCounts } from './credit-outlook.ts'
import type { PersonEstimate } from './person-estimate.ts'

/** The variants by poverty level, each up to and including its percentage. */
const variants: readonly { readonly upTo: number; readonly variant: CsrVariant }[] = [
  { upTo: 150, variant: '94' },
  { upTo: 200, variant: '87' },
  { upTo: 250, variant: '73' },
]

/** Whether a variant depends on income, and so comes only with Silver plans. */
export function savesOnSilverOnly(csr: CsrVariant): boolean {
  return variants.some(({ variant }) => variant === csr)
}

/** Extra savings need a tax credit, which begins at 100 percent; the forced-zero option is below it. */
const firstPercent = 100

/**
 * Returns the household's cost-sharing variant: the estimate's, otherwise by poverty level. Below 100 percent,
 * above 250 and for an unknown level there is none.
 */
export function csrVariantFor({
  fplPercent,
  estimateCsr = null,
}: {
  readonly fplPercent: number | null
  readonly estimateCsr?: CsrVariant | null
}): CsrVariant {
  if (estimateCsr) return estimateCsr
  if (fplPercent === null || fplPercent < firstPercent) return 'none'
  return variants.find(({ upTo }) => fplPercent <= upTo)?.variant ?? 'none'
}

/**
 * Returns the variant of people who share a plan: the one with the fewest savings that any of them is entitled to
 * (45 CFR 155.305(g)(3)). People likely to have Medicaid or CHIP take no plan, unless all are; null when nobody has one.
 */
export function sharedCsr(people: readonly Pick<PersonEstimate, 'csr' | 'isMedicaidChip'>[]): CsrVariant | null {
  const buying = people.filter(({ isMedicaidChip }) => !isMedicaidChip)
  const own = (buying.length > 0 ? buying : people).map(({ csr }) => csr)
  return csrVariants.find((variant) => own.includes(variant)) ?? null
}

/**
 * Returns the variant that an estimate of everyone gives those who apply. The people are in the order of the
 * members. If their number differs, the result is the estimate's own variant.
 */
export function estimatedCsr(
  { csr, people }: { readonly csr: CsrVariant | null; readonly people: readonly PersonEstimate[] },
  members: readonly HouseholdMember[],
): CsrVariant | null {
  if (people.length !== members.length) return csr
  return sharedCsr(people.filter((_, at) => members[at]?.isApplyingForCoverage))
}

const countWithout = (outlook: CreditOutlook) =>
  reasonCounts(outlook, 'start').reduce((sum, { count }) => sum + count, 0)

/**
 * Whether a page counts extra savings for everyone that probably only some people get: somebody in the price, but not
 * everybody, gets no credit, and without a credit no extra savings.
 */
export function hasUnsharedSavings(csr: CsrVariant, outlook: CreditOutlook | null | undefined): boolean {
  if (!savesOnSilverOnly(csr) || !outlook) return false
  const without = countWithout(outlook)
  return without > 0 && without < outlook.reasons.length
}

/** Whether the extra savings in a plan's amounts are not sure: somebody in its price probably gets no credit (P-104). */
export function areSavingsDoubtful(hasExtraSavings: boolean, outlook: CreditOutlook | null | undefined): boolean {
  return hasExtraSavings && outlook != null && countWithout(outlook) > 0
}

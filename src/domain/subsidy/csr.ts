import type { CsrVariant } from '#domain/plans/plan.ts'

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

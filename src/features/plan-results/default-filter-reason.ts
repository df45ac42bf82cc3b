import type { DefaultFilterReason } from '#components/plans/active-filters.tsx'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'

/**
 * Returns the reason for a new list's levels, by percentage of the poverty level (P-31). Extra savings are a reason
 * only if the list shows them, which it doesn't if the estimate has none, the credit is forgone, or its call failed.
 */
export function defaultFilterReason(fplPercent: number | null, csr: CsrVariant): DefaultFilterReason {
  if (fplPercent === null) return 'unknown'
  if (fplPercent > 250) return 'bronze'
  return savesOnSilverOnly(csr) ? 'extraSavings' : 'silver'
}

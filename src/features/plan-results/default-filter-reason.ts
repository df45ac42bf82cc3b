import type { DefaultFilterReason } from '#components/plans/active-filters.tsx'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'

/**
 * Why a fresh list shows the levels it shows, by percentage of the poverty level (P-31). Extra savings are a reason only
 * where the list shows them: not where the estimate says that there are none, the credit is forgone, or its call failed.
 */
export function defaultFilterReason(fplPercent: number | null, csr: CsrVariant): DefaultFilterReason {
  if (fplPercent === null) return 'unknown'
  if (fplPercent > 250) return 'bronze'
  return savesOnSilverOnly(csr) ? 'extraSavings' : 'silver'
}

import type { DefaultFilterReason } from '#components/plans/active-filters.tsx'

/** Why a fresh list shows the levels it shows, by percentage of the poverty level (spec 1 §9). */
export function defaultFilterReason(fplPercent: number | null): DefaultFilterReason {
  if (fplPercent === null) return 'unknown'
  if (fplPercent > 250) return 'bronze'
  return fplPercent >= 100 ? 'extraSavings' : 'silver'
}

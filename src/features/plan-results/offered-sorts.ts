import { type PlanSort, planSorts } from '#domain/plans/plan.ts'

import type { ShownResults } from './use-results.ts'

/**
 * Returns the orders that the list can be in: that by yearly cost only where a year can be computed (P-64), that by
 * quality only where a plan has a rating (P-82).
 */
export function offeredSorts({ model }: ShownResults): readonly PlanSort[] {
  return planSorts.filter(
    (sort) =>
      (sort !== 'yearly' || (model !== null && model.yearViews.length > 0)) &&
      (sort !== 'quality' || model?.hasRatings === true),
  )
}

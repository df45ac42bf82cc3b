import type { PlanSort } from '#domain/plans/plan.ts'

import type { ShownResults } from './use-results.ts'

const always: readonly PlanSort[] = ['recommended', 'price', 'deductible']

/** Returns the orders that the list can be in: that by quality only where a plan has a rating (P-82). */
export function offeredSorts({ model }: ShownResults): readonly PlanSort[] {
  return model?.hasRatings === true ? [...always, 'quality'] : always
}

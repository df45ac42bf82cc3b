import { expect, it } from 'vitest'

import { defaultFilterReason } from '#features/plan-results/default-filter-reason.ts'

it.each([
  [null, 'unknown'],
  [0, 'silver'],
  [99, 'silver'],
  [100, 'extraSavings'],
  [250, 'extraSavings'],
  [250.01, 'bronze'],
  [401, 'bronze'],
] as const)('at %s percent the reason is %s', (fplPercent, reason) => {
  expect(defaultFilterReason(fplPercent)).toBe(reason)
})

import { expect, it } from 'vitest'

import { defaultFilterReason } from '#features/plan-results/list-guide.tsx'

it.each([
  [null, 'none', 'unknown'],
  [0, 'none', 'silver'],
  [99, 'none', 'silver'],
  [100, '94', 'extraSavings'],
  [250, '73', 'extraSavings'],
  [250.01, 'none', 'bronze'],
  [401, 'none', 'bronze'],
] as const)('at %s percent with the savings %s the reason is %s', (fplPercent, csr, reason) => {
  expect(defaultFilterReason(fplPercent, csr)).toBe(reason)
})

it('never speaks of extra savings of Silver plans that the list does not show', () => {
  // After a failed benchmark call: an estimate without reductions, and one with reductions at every level.
  for (const csr of ['none', 'limited', 'zero'] as const) expect(defaultFilterReason(158.03, csr)).toBe('silver')
})

import { describe, expect, it } from 'vitest'

import { compareMaximum } from '#domain/plans/compare-limits.ts'
import {
  canCompare,
  comparedAfterSwap,
  comparedAfterToggle,
  isCompareFull,
  offeredPlans,
} from '#domain/plans/compare-selection.ts'

// Proves P-40.
describe('the compare selection', () => {
  it('takes the most plans, none more, and gives them back', () => {
    const most = Array.from({ length: compareMaximum }, (_, at) => `plan ${at}`)
    const full = most.reduce<readonly string[]>(comparedAfterToggle, [])
    expect(full).toEqual(most)
    expect(isCompareFull(full)).toBe(true)
    expect(comparedAfterToggle(full, 'one more')).toBe(full)
    expect(comparedAfterToggle(full, 'plan 1')).toEqual(most.filter((id) => id !== 'plan 1'))
  })

  // Proves P-88.
  it('puts another plan in the place of one', () => {
    expect(comparedAfterSwap(['a', 'b', 'c'], 'b', 'd')).toEqual(['a', 'd', 'c'])
    expect(comparedAfterSwap(['a', 'b'], 'x', 'd')).toEqual(['a', 'b'])
    expect(comparedAfterSwap(['a', 'b'], 'a', 'b')).toEqual(['a', 'b'])
  })

  it('offers the first plans of the list that are not compared, and counts the rest', () => {
    const listed = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
    expect(offeredPlans(listed, ['b', 'x'], 3)).toEqual({ plans: [{ id: 'a' }, { id: 'c' }, { id: 'd' }], leftOut: 1 })
    expect(offeredPlans(listed, ['a', 'b'], 3)).toMatchObject({
      plans: [{ id: 'c' }, { id: 'd' }, { id: 'e' }],
      leftOut: 0,
    })
    expect(offeredPlans(listed, ['a'], 9)).toMatchObject({ leftOut: 0 })
  })

  it('opens with two', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(canCompare)).toEqual([false, false, true, true])
  })
})

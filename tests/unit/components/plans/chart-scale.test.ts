import { describe, expect, it } from 'vitest'

import {
  lastIncome,
  rowsOf,
  scaleTo,
  ticksOver,
  ticksTo,
  toStep,
} from '#components/plans/credit-explorer/chart-scale.ts'

// Proves Q-101.
describe('the scales of the credit chart', () => {
  it('maps amounts to places, upwards too', () => {
    const [x, y] = [scaleTo(80_000, 50, 450), scaleTo(1_000, 300, 100)]
    expect([x(0), x(40_000), x(80_000)]).toEqual([50, 250, 450])
    expect([y(0), y(500), y(1_000)]).toEqual([300, 200, 100])
    expect(scaleTo(0, 10, 20)(0)).toBe(10)
  })

  it.each([
    [76_000, 4, [0, 20_000, 40_000, 60_000]],
    [102_000, 3, [0, 50_000, 100_000]],
    [446_000, 7, [0, 100_000, 200_000, 300_000, 400_000]],
  ])('names round incomes up to %i in about %i steps', (most, count, ticks) => {
    expect(ticksTo(most, count)).toEqual(ticks)
  })

  it.each([
    [1_166, [0, 500, 1_000, 1_500]],
    [3_048, [0, 1_000, 2_000, 3_000, 4_000]],
    [0, [0, 25, 50, 75, 100]],
  ])('names round credits that reach %i', (most, ticks) => {
    expect(ticksOver(most, 4)).toEqual(ticks)
  })

  it('puts close labels into another row, and leaves out those without room', () => {
    const at = (...places: number[]) => places.map((place) => ({ at: place }))
    expect(rowsOf(at(0, 50, 100), 2, 42)).toEqual([0, 0, 0])
    expect(rowsOf(at(0, 20, 45, 70), 2, 42)).toEqual([0, 1, 0, 1])
    expect(rowsOf(at(0, 10, 20, 42), 2, 42)).toEqual([0, 1, null, 0])
  })

  it.each([
    ['inside, it ends beyond the limit', 48_000, 62_600, 76_000],
    ['above, it ends beyond the income', 90_000, 62_600, 98_000],
    ['far above, at twice the limit', 900_000, 62_600, 126_000],
  ])('%s', (_title, income, limit, last) => {
    expect(lastIncome(income, limit)).toBe(last)
  })

  it('chooses whole hundreds', () => {
    expect([toStep(62_649), toStep(62_650), toStep(0)]).toEqual([62_600, 62_700, 0])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rangeText, readRange } from '#domain/plans/range-text.ts'

// Proves P-81.
describe('a typed range', () => {
  it.each([
    [
      { min: '', max: '' },
      { min: null, max: null },
    ],
    [
      { min: '150', max: '' },
      { min: 15_000, max: null },
    ],
    [
      { min: ' ', max: '1,200.50' },
      { min: null, max: 120_050 },
    ],
    [
      { min: '0', max: '0' },
      { min: 0, max: 0 },
    ],
  ])('%j is %j', (text, range) => {
    expect(readRange(text)).toEqual({ kind: 'range', range })
  })

  it.each([
    [
      { min: '300', max: '200' },
      { kind: 'order', ends: ['min', 'max'] },
    ],
    [
      { min: '40.000', max: '' },
      { kind: 'unreadable', ends: ['min'] },
    ],
    [
      { min: '', max: 'abc' },
      { kind: 'unreadable', ends: ['max'] },
    ],
    [
      { min: '-5', max: 'abc' },
      { kind: 'unreadable', ends: ['min', 'max'] },
    ],
  ])('%j is refused: %j', (text, problem) => {
    expect(readRange(text)).toEqual({ kind: 'problem', problem })
  })

  it('is read back as it was', () => {
    const end = fc.option(fc.integer({ min: 0, max: 9_999_999 }))
    fc.assert(
      fc.property(end, end, (first, second) => {
        const isInOrder = first === null || second === null || first <= second
        const range = isInOrder ? { min: first, max: second } : { min: second, max: first }
        expect(readRange(rangeText(range))).toEqual({ kind: 'range', range })
      }),
    )
  })
})

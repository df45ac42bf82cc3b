import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { arrivedList, nothingSeen, seenAfter } from '#domain/plans/arrival-order.ts'
import type { Plan } from '#domain/plans/plan.ts'

import { samplePlan } from './sample-plan.ts'

/** Plans in order; a later letter belongs further down. */
const plans = (letters: string): readonly Plan[] => Array.from(letters, (id) => samplePlan({ id }))
const shown = (letters: string, seen: string) => {
  const { plans: list, waiting } = arrivedList(plans(letters), new Set(seen))
  return [list.map(({ id }) => id).join(''), waiting]
}

// Proves P-8.
describe('the list while plans arrive', () => {
  it('stands in order while nothing was seen', () => {
    expect(arrivedList(plans('abc'), nothingSeen)).toEqual({ plans: plans('abc'), waiting: 0 })
  })

  it('takes what belongs below the last plan seen', () => {
    expect(shown('bdef', 'bd')).toEqual(['bdef', 0])
  })

  it('lets what belongs above or between wait', () => {
    expect(shown('abcde', 'bd')).toEqual(['bde', 2])
  })

  it('goes on without a plan that is gone', () => {
    expect(shown('bd', 'acx')).toEqual(['bd', 0])
    expect(shown('abd', 'bx')).toEqual(['bd', 1])
  })

  it('counts as seen what stood before the reader, and nothing twice', () => {
    const list = arrivedList(plans('abcd'), nothingSeen)
    const seen = seenAfter(nothingSeen, list, 2)
    expect(seen).toEqual(new Set('ab'))
    expect(seenAfter(seen, list, 2)).toBe(seen)
  })

  it('never moves what was seen, in whatever order plans come and however far is read, and loses none', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
    const arrivals = fc
      .shuffledSubarray(letters, { minLength: letters.length })
      .chain((order) => fc.record({ order: fc.constant(order), sizes: fc.array(fc.integer({ min: 1, max: 6 })) }))
    const reads = fc.infiniteStream(fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(arrivals, reads, ({ order, sizes }, readTo) => {
        let come = ''
        let seen = nothingSeen
        let stood: readonly string[] = []
        for (const size of [...sizes, order.length]) {
          come += order.slice(come.length, come.length + size).join('')
          const ranked = plans(Array.from(come).sort().join(''))
          const list = arrivedList(ranked, seen)
          const ids = list.plans.map(({ id }) => id)
          expect(ids.slice(0, stood.length)).toEqual(stood)
          expect(ids).toEqual(ids.toSorted())
          expect(ids.length + list.waiting).toBe(come.length)
          const count = Math.max(stood.length, Number(readTo.next().value))
          seen = seenAfter(seen, list, count)
          stood = ids.slice(0, count)
        }
      }),
    )
  })
})

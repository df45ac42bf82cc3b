import { describe, expect, it } from 'vitest'

import { firstIncomplete, next, previous, reachable, type Step, stepPosition } from '#domain/flow/step-order.ts'

type Id = 'a' | 'b' | 'c' | 'd'
interface Draft {
  readonly asked: string
  readonly done: string
}

const steps: readonly Step<Id, Draft>[] = (['a', 'b', 'c', 'd'] as const).map((id) => ({
  id,
  applies: ({ asked }) => asked.includes(id),
  complete: ({ done }) => done.includes(id),
}))

const draft: Draft = { asked: 'abd', done: 'a' }

describe('ordered steps', () => {
  it('go forward and back over those that are asked', () => {
    expect(next(steps, draft, 'a')).toBe('b')
    expect(next(steps, draft, 'b')).toBe('d')
    expect(next(steps, draft, 'd')).toBeNull()
    expect(previous(steps, draft, 'd')).toBe('b')
    expect(previous(steps, draft, 'a')).toBeNull()
    expect(next(steps, draft, 'c')).toBe('d')
  })

  it('find the first that lacks an answer', () => {
    expect(firstIncomplete(steps, draft)).toBe('b')
    expect(firstIncomplete(steps, { asked: 'abd', done: 'abd' })).toBeNull()
    expect(firstIncomplete(steps, { asked: 'acd', done: 'a' })).toBe('c')
  })

  it('never jump over an open question', () => {
    expect(reachable(steps, draft, 'd')).toBe('b')
    expect(reachable(steps, draft, 'a')).toBe('a')
    expect(reachable(steps, draft, 'b')).toBe('b')
    expect(reachable(steps, draft, 'c')).toBe('b')
    expect(reachable(steps, { asked: 'abd', done: 'ab' }, 'c')).toBe('d')
    expect(reachable(steps, { asked: 'abd', done: 'abd' }, 'c')).toBe('c')
  })

  it('count those that are asked', () => {
    expect(stepPosition(steps, draft, 'd')).toEqual({ position: 3, total: 3 })
    expect(stepPosition(steps, draft, 'c')).toEqual({ position: 0, total: 3 })
  })
})

import { describe, expect, it } from 'vitest'

import { announcedSeconds, idleState, sessionOver } from '#domain/account/idle.ts'

const minute = 60_000
const limits = { warnAfterMs: 13 * minute, purgeAfterMs: 15 * minute }
const start = 1_000_000

// Proves A-45.
describe('the idle rule', () => {
  it.each([
    [0, { kind: 'active', warnInMs: 13 * minute }],
    [13 * minute - 1, { kind: 'active', warnInMs: 1 }],
    [13 * minute, { kind: 'warned', remainingMs: 2 * minute }],
    [15 * minute - 1, { kind: 'warned', remainingMs: 1 }],
    [15 * minute, { kind: 'over' }],
    [24 * 60 * minute, { kind: 'over' }],
    [-5 * minute, { kind: 'active', warnInMs: 13 * minute }],
  ])('after %i ms', (idleMs, state) => {
    expect(idleState(start, start + idleMs, limits)).toEqual(state)
  })
})

describe('the remaining time that is said', () => {
  it.each([
    [1, 10],
    [10, 10],
    [11, 30],
    [31, 60],
    [61, 120],
    [120, 120],
    [121, 300],
    [601, 660],
  ])('of %i seconds is %i', (remaining, said) => {
    expect(announcedSeconds(remaining)).toBe(said)
  })

  it('changes five times at most in two minutes', () => {
    const said = Array.from({ length: 120 }, (_, second) => announcedSeconds(120 - second))
    expect(new Set(said)).toEqual(new Set([120, 60, 30, 10]))
  })
})

// Proves A-45.
describe('a session by the times that the device keeps', () => {
  const now = 1_000 * minute
  const session = { ...limits, lifetimeMs: 24 * 60 * minute }
  const overAt = (lastActivityAt: number, beganAt: number) => sessionOver({ lastActivityAt, beganAt }, now, session)

  it.each([
    ['is open one millisecond before the limit', now - 15 * minute + 1, now - 60 * minute, null],
    ['is over at the limit', now - 15 * minute, now - 60 * minute, 'idle'],
    ['counts from its beginning where no activity is known', 0, now - 15 * minute, 'idle'],
    ['is open where no time is known', 0, 0, null],
    ['goes on where the clock was put right by a minute', now + minute, now - 5 * minute, null],
    ['is over where the activity is in the future', now + minute + 1, now - 5 * minute, 'idle'],
    ['is over where its beginning is in the future', now, now + minute + 1, 'idle'],
  ] as const)('%s', (_, lastActivityAt, beganAt, over) => {
    expect(overAt(lastActivityAt, beganAt)).toBe(over)
  })

  it('ends after a day, whatever the activity', () => {
    const today = 2_000 * minute
    const overSince = (beganAt: number) => sessionOver({ lastActivityAt: today, beganAt }, today, session)
    expect(overSince(today - session.lifetimeMs)).toBe('expired')
    expect(overSince(today - session.lifetimeMs + 1)).toBeNull()
  })
})

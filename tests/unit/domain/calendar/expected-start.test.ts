import { describe, expect, it } from 'vitest'

import { expectedStart, isTight } from '#domain/calendar/expected-start.ts'
import { isoDay } from '#domain/calendar/iso-day.ts'
import type { LifeChangeAnswers } from '#domain/calendar/life-changes.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** "2027-01-01 by 2026-12-15", or null. `lastDay` is the setting that ends Open Enrollment. */
function startOf(
  sentAt: string,
  planYear: PlanYear,
  changes: LifeChangeAnswers = null,
  lastDay: Parameters<typeof expectedStart>[3] = null,
) {
  const found = expectedStart(new Date(sentAt), planYear, changes, lastDay)
  if (found === null) return null
  const { start, enrollBy, needsChange, orBy } = found
  return `${isoDay(start)} by ${isoDay(enrollBy)}${needsChange ? ' with a change' : ''}${orBy ? ` or ${isoDay(orBy)}` : ''}`
}

// Proves F-77.
const moved = { id: 'moved', day: null } as const

describe('the expected start of coverage', () => {
  it.each([
    ['early in Open Enrollment', '2026-11-25T15:00:00Z', 2027, '2027-01-01 by 2026-12-15'],
    ['in the last minute for January, Eastern', '2026-12-16T04:59:00Z', 2027, '2027-01-01 by 2026-12-15'],
    ['a minute later', '2026-12-16T05:00:00Z', 2027, '2027-02-01 by 2027-01-15'],
    ['in the last part of Open Enrollment', '2027-01-10T15:00:00Z', 2027, '2027-02-01 by 2027-01-15'],
  ] as const)('%s', (_, sentAt, planYear, expected) => {
    expect(startOf(sentAt, planYear)).toBe(expected)
  })

  it.each([
    [14, false],
    [15, true],
    [16, true],
    [null, false],
  ])('is tight with an answer by December %s: %s', (day, tight) => {
    const found = expectedStart(new Date('2026-11-25T15:00:00Z'), 2027, null, null)
    const answerBy = day === null ? null : { day: { year: 2026, month: 12, day }, time: { hour: 9, minute: 0 } }
    expect(isTight(found, answerBy)).toBe(tight)
    expect(isTight(null, answerBy)).toBe(false)
  })

  it('follows the setting that ends Open Enrollment', () => {
    const lastDay = { year: 2026, month: 12, day: 31 }
    expect(startOf('2026-12-20T15:00:00Z', 2027, null, lastDay)).toBe('2027-02-01 by 2026-12-31')
  })

  // Proves Q-176 and Q-183.
  it.each<readonly [string, string, LifeChangeAnswers, string | null]>([
    [
      'ends',
      '2026-12-20',
      [{ id: 'losingCoverage', day: { year: 2026, month: 12, day: 31 } }],
      '2027-01-01 by 2026-12-31',
    ],
    ['has ended', '2026-12-20', [{ id: 'lostCoverage', day: null }], '2027-01-01 by 2026-12-31'],
    [
      'ends later',
      '2026-12-20',
      [{ id: 'losingCoverage', day: { year: 2027, month: 1, day: 31 } }],
      '2027-02-01 by 2027-01-15 or 2027-01-31',
    ],
    [
      'ends with the year',
      '2026-11-28',
      [{ id: 'losingCoverage', day: { year: 2026, month: 12, day: 31 } }],
      '2027-01-01 by 2026-12-15 or 2026-12-31',
    ],
    [
      'ends in November',
      '2026-11-28',
      [{ id: 'losingCoverage', day: { year: 2026, month: 11, day: 30 } }],
      '2027-01-01 by 2026-12-15',
    ],
    ['ends on a day that is not told', '2026-12-20', [{ id: 'losingCoverage', day: null }], '2027-02-01 by 2027-01-15'],
    ['is that of a new child', '2026-12-01', [{ id: 'child', day: null }], '2027-01-01 by 2026-12-15'],
    ['is that of a new child, after December 15', '2026-12-20', [{ id: 'child', day: null }], null],
  ])('in Open Enrollment, where coverage %s', (_, day, changes, expected) => {
    expect(startOf(`${day}T15:00:00Z`, 2027, changes)).toBe(expected)
  })

  it('outside Open Enrollment is the 1st of the next month, where a life change is known', () => {
    expect(startOf('2026-06-10T15:00:00Z', 2026, [moved])).toBe('2026-07-01 by 2026-06-30')
    expect(
      startOf('2026-02-27T15:00:00Z', 2026, [
        { id: 'married', day: null },
        { id: 'lostCoverage', day: null },
      ]),
    ).toBe('2026-03-01 by 2026-02-28')
  })

  it.each([null, []])('outside Open Enrollment without a life change needs one: %j', (changes) => {
    expect(startOf('2026-11-26T15:00:00Z', 2026, changes)).toBe('2026-12-01 by 2026-11-30 with a change')
  })

  it('follows coverage that ends, if it is chosen before', () => {
    const ends = (month: number, day: number, year = 2026) =>
      [{ id: 'losingCoverage', day: { year, month, day } }] as const
    expect(startOf('2026-09-26T15:00:00Z', 2026, ends(10, 31))).toBe('2026-11-01 by 2026-10-31')
    expect(startOf('2026-09-26T15:00:00Z', 2026, ends(10, 10))).toBe('2026-11-01 by 2026-10-10')
    expect(startOf('2026-11-26T15:00:00Z', 2026, ends(12, 31))).toBeNull()
    expect(startOf('2026-11-26T15:00:00Z', 2026, [moved, ...ends(12, 31)])).toBe('2026-12-01 by 2026-11-30')
  })

  // Proves Q-163.
  it('reads a loss by its day: one that was ticked as past follows the coverage that ends, and the reverse', () => {
    const loss = (id: 'lostCoverage' | 'lostMedicaid' | 'losingCoverage', month: number, day: number) =>
      startOf('2026-09-26T15:00:00Z', 2026, [{ id, day: { year: 2026, month, day } }])
    expect(loss('lostCoverage', 10, 31)).toBe('2026-11-01 by 2026-10-31')
    expect(loss('lostMedicaid', 10, 31)).toBe('2026-11-01 by 2026-10-31')
    expect(loss('lostCoverage', 9, 20)).toBe('2026-10-01 by 2026-09-30')
    expect(loss('losingCoverage', 8, 31)).toBe('2026-10-01 by 2026-09-30')
  })

  it.each([
    [
      'with a birth, whose coverage may start before',
      '2026-06-10T15:00:00Z',
      2026,
      [moved, { id: 'child', day: null }],
    ],
    [
      'with coverage that ends on a day that is not told',
      '2026-06-10T15:00:00Z',
      2026,
      [{ id: 'losingCoverage', day: null }],
    ],
    ['where the next month is in another year', '2026-12-10T15:00:00Z', 2026, [moved]],
  ] as const)('is unknown %s', (_, sentAt, planYear, changes) => {
    expect(startOf(sentAt, planYear, changes)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'

import { coverageStarts } from '#domain/calendar/coverage-starts.ts'
import { isoDay, parseIsoDay } from '#domain/calendar/iso-day.ts'
import { ageOn, parseDay } from '#domain/calendar/typed-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

const on = (day: string) => parseIsoDay(day) ?? { year: 0, month: 0, day: 0 }
const startsOn = (day: string, planYear: PlanYear | null) => coverageStarts(on(day), planYear).map(isoDay)

// Proves Q-152.
describe('the days on which coverage may start', () => {
  it.each<[string, PlanYear | null, string[]]>([
    ['2025-11-25', 2026, ['2026-01-01']],
    ['2026-11-25', 2027, ['2027-01-01']],
    ['2026-12-15', 2027, ['2027-01-01']],
    // A court or the setting may have ended Open Enrollment, and then a life change starts earlier.
    ['2026-12-16', 2027, ['2027-02-01', '2027-01-01']],
    ['2027-01-15', 2027, ['2027-02-01', '2027-02-01']],
    ['2027-01-16', 2027, ['2027-02-01']],
    ['2026-11-25', 2026, ['2026-12-01']],
    ['2026-11-25', null, ['2027-01-01', '2026-12-01']],
    ['2026-12-10', null, ['2027-01-01']],
    ['2026-06-30', null, ['2026-07-01']],
    // None can start: before its time, and after it.
    ['2026-10-31', 2027, ['2027-01-01']],
    ['2026-12-10', 2026, ['2026-12-10']],
  ])('on %s for plan year %j are %j', (day, planYear, expected) => {
    expect(startsOn(day, planYear)).toEqual(expected)
  })

  it.each([
    ['12/10/2000', '2026-11-25', 2027, 26],
    ['12/31/2000', '2026-11-25', 2027, 26],
    ['01/01/2001', '2026-11-25', 2027, 26],
    ['01/02/2001', '2026-11-25', 2027, 25],
    ['01/02/2001', '2026-12-16', 2027, 26],
    ['12/01/2000', '2026-11-25', 2026, 26],
    ['12/02/2000', '2026-11-25', 2026, 25],
    ['02/29/2000', '2027-01-20', 2027, 26],
    ['11/24/2026', '2026-11-25', 2027, 0],
    ['01/01/2026', '2026-11-25', 2027, 1],
  ] as const)('a person born on %s, asked on %s for %i, is %i then', (birth, day, planYear, age) => {
    const [start = on(day)] = coverageStarts(on(day), planYear)
    expect(ageOn(parseDay(birth) ?? start, start)).toBe(age)
  })
})

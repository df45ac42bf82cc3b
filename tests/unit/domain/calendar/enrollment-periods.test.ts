import { describe, expect, it } from 'vitest'

import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageWindow } from '#domain/calendar/coverage-window.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { enrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { openEnrollmentsFrom } from '#domain/calendar/enrollment-periods.ts'
import { type PlanYear, planYears } from '#domain/years/plan-years.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'

/** Noon in New York is the same day in every case below. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`)

const textOf = ({ year, month, day }: CalendarDay) =>
  [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

// Proves Q-76.
describe('the Open Enrollment of the banner', () => {
  it.each([
    ['2025-10-31', 2026, false],
    ['2025-11-01', 2026, true],
    ['2025-12-31', 2026, true],
    ['2026-01-01', 2026, true],
    ['2026-01-15', 2026, true],
    ['2026-01-16', 2027, false],
    ['2026-10-31', 2027, false],
    ['2026-11-22', 2027, true],
    ['2027-03-01', 2028, false],
  ])('on %s is the one for %i; it has begun: %s', (day, planYear, hasBegun) => {
    expect(enrollmentNews(calendarDay(noon(day)))).toEqual({ planYear, hasBegun })
  })
})

it('the banner says that an Open Enrollment began on each day on which one is open', () => {
  for (let at = Date.parse('2025-11-01T17:00:00Z'); at < Date.parse('2027-06-01T00:00:00Z'); at += 86_400_000) {
    const today = calendarDay(new Date(at))
    const open = planYears.find((year) => coverageWindow(today, year).kind === 'open')
    if (open !== undefined) expect(enrollmentNews(today)).toEqual({ planYear: open, hasBegun: true })
  }
})

describe('the Open Enrollments from a plan year on', () => {
  it('have a first and a last day', () => {
    const days = openEnrollmentsFrom(2026).map(({ planYear, first, last }) => [planYear, textOf(first), textOf(last)])
    expect(days.slice(0, 2)).toEqual([
      [2026, '2025-11-01', '2026-01-15'],
      [2027, '2026-11-01', '2027-01-15'],
    ])
    expect(openEnrollmentsFrom(2027).map(({ planYear }) => planYear)).toEqual(planYears.filter((year) => year >= 2027))
  })
})

// Proves P-15.
describe('the effective date', () => {
  it.each<[string, PlanYear, string]>([
    ['2025-10-31', 2026, 'none'],
    ['2025-11-01', 2026, 'openEnrollment: 2026-01-01, by 2025-12-15'],
    ['2025-11-29', 2026, 'openEnrollment: 2026-01-01, by 2025-12-15'],
    ['2025-12-16', 2026, 'openEnrollment: 2026-02-01, by 2026-01-15'],
    ['2026-01-15', 2026, 'openEnrollment: 2026-02-01, by 2026-01-15'],
    ['2026-01-16', 2026, 'standard: 2026-02-01'],
    ['2026-01-28', 2026, 'endOfMonth: 2026-02-01'],
    ['2026-02-24', 2026, 'standard: 2026-03-01'],
    ['2026-02-25', 2026, 'endOfMonth: 2026-03-01'],
    ['2026-04-26', 2026, 'standard: 2026-05-01'],
    ['2026-04-27', 2026, 'endOfMonth: 2026-05-01'],
    ['2026-11-22', 2026, 'standard: 2026-12-01'],
    ['2026-12-01', 2026, 'none'],
    ['2026-12-31', 2026, 'none'],
    ['2026-10-31', 2027, 'none'],
    ['2026-11-22', 2027, 'openEnrollment: 2027-01-01, by 2026-12-15'],
    ['2026-12-16', 2027, 'openEnrollment: 2027-02-01, by 2027-01-15'],
    ['2027-01-16', 2027, 'standard: 2027-02-01'],
    ['2027-02-25', 2027, 'endOfMonth: 2027-03-01'],
  ])('on %s for a plan of %i is %s', (day, planYear, expected) => {
    const effective = effectiveDate(noon(day), planYear)
    const by = effective && 'chooseBy' in effective ? `, by ${textOf(effective.chooseBy)}` : ''
    expect(effective ? `${effective.variant}: ${textOf(effective.start)}${by}` : 'none').toBe(expected)
  })

  it('is in the quoted year and lies ahead, on every day of three years', () => {
    for (let at = Date.parse('2025-01-01T17:00:00Z'); at < Date.parse('2028-01-01T00:00:00Z'); at += 86_400_000) {
      const now = new Date(at)
      for (const planYear of planYears) {
        const start = effectiveDate(now, planYear)?.start
        if (start) expect([start.year, compareDays(start, calendarDay(now)) > 0]).toEqual([planYear, true])
      }
    }
  })
})

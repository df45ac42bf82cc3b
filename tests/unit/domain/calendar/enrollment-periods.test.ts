import { describe, expect, it } from 'vitest'

import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { enrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { enrollmentsAhead, openEnrollmentsFrom } from '#domain/calendar/enrollment-periods.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { type PlanYear, planYears } from '#domain/years/plan-years.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'

/** Noon in New York is the same day in every case below. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`)

const textOf = ({ year, month, day }: CalendarDay) =>
  [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

/** The banner's facts at a time, by the build of another. */
function news(at: Date, lastDay = '', builtAt = at): string {
  const known = enrollmentsAhead(calendarDay(builtAt), parseIsoDay(lastDay))
  const found = enrollmentNews(calendarDay(at), known)
  const days = 'by' in found ? [found.by, found.start] : 'until' in found ? [found.until] : []
  return [found.planYear, found.kind, ...days.map(textOf)].join(' ')
}

// Proves.
describe('the Open Enrollment of the banner', () => {
  it.each([
    ['2025-10-31', '', '2026 begins'],
    ['2025-11-01', '', '2026 chooseBy 2025-12-15 2026-01-01'],
    ['2025-12-31', '', '2026 open 2026-01-15'],
    ['2026-01-15', '', '2026 open 2026-01-15'],
    ['2026-01-16', '', '2027 begins'],
    ['2026-10-31', '', '2027 begins'],
    ['2026-11-25', '', '2027 chooseBy 2026-12-15 2027-01-01'],
    ['2026-12-16', '', '2027 openMayChange 2027-01-15'],
    ['2027-01-15', '', '2027 openMayChange 2027-01-15'],
    ['2027-01-16', '', '2028 begins'],
    ['2026-12-15', '2026-12-15', '2027 chooseBy 2026-12-15 2027-01-01'],
    ['2026-12-31', '2026-12-15', '2027 began'],
    ['2026-12-16', '2027-01-31', '2027 open 2027-01-31'],
    ['2027-01-31', '2027-01-31', '2027 open 2027-01-31'],
    ['2027-02-01', '2027-01-31', '2028 begins'],
  ])('on %s with the setting %j is: %s', (day, lastDay, expected) => {
    expect(news(noon(day), lastDay)).toBe(expected)
  })

  it('counts the agency’s day, Eastern', () => {
    expect(news(new Date('2026-12-16T04:59:00Z'))).toBe('2027 chooseBy 2026-12-15 2027-01-01')
    expect(news(new Date('2026-12-16T05:00:00Z'))).toBe('2027 openMayChange 2027-01-15')
  })

  it('is true where the build has no days of the year', () => {
    const builtAt = noon('2027-02-01')
    expect(news(noon('2027-11-01'), '', builtAt)).toBe('2028 began')
    expect(news(noon('2028-01-10'), '', builtAt)).toBe('2029 begins')
  })
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

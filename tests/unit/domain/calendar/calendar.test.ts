import { describe, expect, it } from 'vitest'

import { calendarDay, daysInMonth } from '#domain/calendar/calendar-day.ts'
import { quoteYear, wizardYear } from '#domain/calendar/wizard-year.ts'

/** Noon in New York is the same day in every case below. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`)

describe('the calendar day', () => {
  it('is the Eastern one, wherever the machine stands', () => {
    expect(calendarDay(new Date('2026-11-01T03:59:00Z'))).toEqual({ year: 2026, month: 10, day: 31 })
    expect(calendarDay(new Date('2026-11-01T04:00:00Z'))).toEqual({ year: 2026, month: 11, day: 1 })
    expect(calendarDay(new Date('2027-01-01T04:59:00Z'))).toEqual({ year: 2026, month: 12, day: 31 })
  })

  it('can be asked for in another time zone', () => {
    expect(calendarDay(new Date('2026-11-01T03:59:00Z'), 'UTC')).toEqual({ year: 2026, month: 11, day: 1 })
  })

  it.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [2100, 2, 28],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('of %i-%i there are %i', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })
})

describe('the wizard year', () => {
  it.each([
    ['2026-01-01', 2026],
    ['2026-10-31', 2026],
    ['2026-11-01', 2027],
    ['2026-12-31', 2027],
  ])('on %s is %i', (day, expected) => {
    expect(wizardYear(calendarDay(noon(day)))).toBe(expected)
  })
})

// Proves Q-74.
describe('the quote year', () => {
  it.each([
    ['2026-10-31T23:00:00-04:00', 'auto', 2026],
    ['2026-11-01T00:00:00-04:00', 'auto', 2027],
    ['2026-11-01T00:00:00-04:00', 2026, 2026],
    ['2026-10-31T23:00:00-10:00', 'auto', 2027],
  ] as const)('at %s with the setting %s is %i', (now, setting, expected) => {
    expect(quoteYear(setting, calendarDay(new Date(now)))).toBe(expected)
  })

  it.each([
    ['2026-11-30', 'auto', 2026, 2026],
    ['2026-12-01', 'auto', 2026, 2027],
    ['2027-01-02', 'auto', 2026, 2027],
    ['2027-01-02', 'auto', 2027, 2027],
    ['2026-11-30', 2027, 2026, 2027],
  ] as const)('on %s with the setting %s and %i chosen before is %i', (day, setting, chosen, expected) => {
    expect(quoteYear(setting, calendarDay(noon(day)), chosen)).toBe(expected)
  })
})

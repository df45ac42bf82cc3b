import { describe, expect, it } from 'vitest'

import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageWindow, lossesAhead } from '#domain/calendar/coverage-window.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { isoDay, parseIsoDay } from '#domain/calendar/iso-day.ts'
import { needsLifeChange, yearsOnSale } from '#domain/calendar/years-on-sale.ts'
import { type PlanYear, planYears } from '#domain/years/plan-years.ts'

/** Noon in New York is the same day in every case below. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`)

function windowText(now: Date, planYear: PlanYear, lastDay: CalendarDay | null = null): string {
  const window = coverageWindow(calendarDay(now), planYear, lastDay)
  switch (window.kind) {
    case 'before':
      return `before ${isoDay(window.opens)}`
    case 'open': {
      const by = window.chooseBy ? `, by ${isoDay(window.chooseBy)}` : ''
      return `open until ${isoDay(window.until)}${by}, starts ${isoDay(window.startIfToday)}`
    }
    case 'closed':
      return 'closed'
  }
}

const onSaleText = (now: Date, lastDay: CalendarDay | null = null) =>
  yearsOnSale(now, lastDay)
    .map(({ planYear, effective }) => `${planYear}${needsLifeChange(effective) ? ' by a life change' : ''}`)
    .join(', ')

const startText = (now: Date, planYear: PlanYear, lastDay: CalendarDay | null = null) => {
  const effective = effectiveDate(now, planYear, lastDay)
  return effective ? isoDay(effective.start) : 'none'
}

const untilDecember = 'open until 2027-01-15, by 2026-12-15, starts 2027-01-01'
const untilJanuary = 'open until 2027-01-15, starts 2027-02-01'

/** What each day gives for the plans of 2026 and of 2027. */
const days = [
  ['2026-10-31', ['closed', '2026-11-01'], ['before 2026-11-01', 'none'], '2026 by a life change'],
  ['2026-11-01', ['closed', '2026-12-01'], [untilDecember, '2027-01-01'], '2026 by a life change, 2027'],
  ['2026-11-22', ['closed', '2026-12-01'], [untilDecember, '2027-01-01'], '2026 by a life change, 2027'],
  ['2026-12-15', ['closed', 'none'], [untilDecember, '2027-01-01'], '2027'],
  ['2026-12-16', ['closed', 'none'], [untilJanuary, '2027-02-01'], '2027'],
  ['2027-01-15', ['closed', 'none'], [untilJanuary, '2027-02-01'], '2027'],
  ['2027-01-16', ['closed', 'none'], ['closed', '2027-02-01'], '2027 by a life change'],
] as const

// Proves P-15, Q-77 and Q-78.
describe.each(days)('on %s', (day, of2026, of2027, onSale) => {
  const now = noon(day)

  it('each plan year has its window and its start of coverage', () => {
    expect([windowText(now, 2026), startText(now, 2026)]).toEqual(of2026)
    expect([windowText(now, 2027), startText(now, 2027)]).toEqual(of2027)
  })

  it(`on sale: ${onSale}`, () => {
    expect(onSaleText(now)).toBe(onSale)
  })
})

describe('the day is the Eastern one', () => {
  it.each([
    ['an hour before midnight in Hawaii', '2026-10-31T23:00:00-10:00', '2026-11-01'],
    ['an hour after midnight in Maine', '2026-11-01T01:00:00-04:00', '2026-11-01'],
    ['an hour before midnight in Hawaii on the last day', '2027-01-15T23:00:00-10:00', '2027-01-16'],
    ['an hour after midnight in Maine on the day after', '2027-01-16T01:00:00-05:00', '2027-01-16'],
  ])('%s', (_when, moment, eastern) => {
    const now = new Date(moment)
    for (const year of planYears)
      expect([windowText(now, year), startText(now, year)]).toEqual([
        windowText(noon(eastern), year),
        startText(noon(eastern), year),
      ])
    expect(onSaleText(now)).toBe(onSaleText(noon(eastern)))
  })
})

describe('another last day', () => {
  it.each([
    ['an earlier one drops the last period', '2026-12-15', '2026-11-22', 'open until 2026-12-15, starts 2027-01-01'],
    ['it leaves a life change from the day after', '2026-12-15', '2026-12-16', 'closed'],
    [
      'one within the last period cuts it',
      '2026-12-31',
      '2026-11-22',
      'open until 2026-12-31, by 2026-12-15, starts 2027-01-01',
    ],
    ['a later one extends the last period', '2027-01-31', '2027-01-20', 'open until 2027-01-31, starts 2027-02-01'],
    ['one on the last start changes nothing', '2027-02-01', '2027-01-16', 'closed'],
    ['one before the first day changes nothing', '2026-10-31', '2026-11-22', untilDecember],
    ['one of another plan year changes nothing', '2026-01-31', '2026-11-22', untilDecember],
  ])('%s', (_what, lastDay, day, expected) => {
    expect(windowText(noon(day), 2027, parseIsoDay(lastDay))).toBe(expected)
  })

  it('moves the start of coverage and the years on sale', () => {
    const december15 = parseIsoDay('2026-12-15')
    expect(startText(noon('2026-12-16'), 2027, december15)).toBe('2027-01-01')
    expect(onSaleText(noon('2026-12-16'), december15)).toBe('2027 by a life change')
    expect(onSaleText(noon('2027-01-20'), parseIsoDay('2027-01-31'))).toBe('2027')
  })
})

it('on every day of three years, a window is open exactly where no life change is needed', () => {
  for (let at = Date.parse('2025-01-01T17:00:00Z'); at < Date.parse('2028-01-01T00:00:00Z'); at += 86_400_000) {
    const now = new Date(at)
    for (const planYear of planYears) {
      const window = coverageWindow(calendarDay(now), planYear)
      const effective = effectiveDate(now, planYear)
      expect(window.kind === 'open').toBe(effective !== null && !needsLifeChange(effective))
      if (window.kind === 'open') expect(effective?.start).toEqual(window.startIfToday)
      expect(window.kind === 'before' && effective !== null).toBe(false)
    }
    const years = yearsOnSale(now).map((year) => year.planYear)
    expect(years).toEqual(years.toSorted((one, other) => one - other))
  }
})

it('an ISO day is read as it is written, and nothing else is', () => {
  expect(parseIsoDay('2027-01-15')).toEqual({ year: 2027, month: 1, day: 15 })
  expect(isoDay({ year: 2027, month: 1, day: 5 })).toBe('2027-01-05')
  for (const text of ['', '2027-02-29', '2027-1-5', '01/15/2027', '2027-01-15T00:00'])
    expect(parseIsoDay(text)).toBeNull()
})

// Proves Q-181.
it.each([
  ['2026-09-30', 'sixtyDays'],
  ['2026-10-01', 'sixtyDays'],
  ['2026-10-02', '2026-11-30'],
  ['2026-10-15', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', null],
  ['2026-12-15', null],
])('on %s a plan of 2026 can start after a loss of coverage ahead: %s', (day, expected) => {
  const losses = lossesAhead(calendarDay(noon(day)), 2026)
  expect(losses === null || losses === 'sixtyDays' ? losses : isoDay(losses)).toBe(expected)
  expect(coverageWindow(calendarDay(noon(day)), 2026)).toEqual({ kind: 'closed', losses })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ageOn, compareDays, parseDay } from '#domain/calendar/typed-day.ts'

describe('a typed day', () => {
  it.each([
    ['02/29/2024', { year: 2024, month: 2, day: 29 }],
    ['02/29/2000', { year: 2000, month: 2, day: 29 }],
    ['12/31/1999', { year: 1999, month: 12, day: 31 }],
    ['01/01/0100', { year: 100, month: 1, day: 1 }],
    [' 01/01/2026 ', { year: 2026, month: 1, day: 1 }],
  ])('%s is one', (text, day) => {
    expect(parseDay(text)).toEqual(day)
  })

  it.each([
    '',
    '02/29/2023',
    '02/29/1900',
    '04/31/2020',
    '00/10/2020',
    '13/10/2020',
    '10/00/2020',
    '10/32/2020',
    '1/2/2020',
    '01-02-2020',
    '2020-01-02',
    '01/02/20',
    '01/02/20200',
    '101/02/2020',
    '01/02/0099',
    '٠١/٠٢/٢٠٢٠',
  ])('%j is none', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  it('agrees with the calendar of dates', () => {
    const part = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1800, max: 2200 }), (month, day, year) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const date = new Date(`${year}-${two(month)}-${two(day)}T00:00:00Z`)
        const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === day
        expect(parseDay(`${two(month)}/${two(day)}/${year}`) !== null).toBe(exists)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an age', () => {
  it.each([
    ['11/21/2000', '11/20/2026', 25],
    ['11/21/2000', '11/21/2026', 26],
    ['11/21/2000', '11/22/2026', 26],
    ['02/29/2004', '02/28/2025', 20],
    ['02/29/2004', '03/01/2025', 21],
    ['02/29/2004', '02/29/2024', 20],
    ['11/21/2026', '11/21/2026', 0],
  ])('from %s to %s is %i', (birth, day, age) => {
    const [from, to] = [parseDay(birth), parseDay(day)]
    expect(from && to && ageOn(from, to)).toBe(age)
  })
})

describe('two days', () => {
  it.each([
    [{ year: 2025, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }, -1],
    [{ year: 2026, month: 2, day: 1 }, { year: 2026, month: 1, day: 31 }, 1],
    [{ year: 2026, month: 1, day: 2 }, { year: 2026, month: 1, day: 1 }, 1],
    [{ year: 2026, month: 1, day: 1 }, { year: 2026, month: 1, day: 1 }, 0],
  ])('%j against %j', (first, second, sign) => {
    expect(Math.sign(compareDays(first, second))).toBe(sign)
  })
})

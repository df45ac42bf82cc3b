import { describe, expect, it, vi } from 'vitest'

import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import { afterBusinessHours, answerMoment, nextOpening } from '#domain/calendar/business-hours.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { isFederalHoliday } from '#domain/calendar/federal-holidays.ts'

const day = (text: string): CalendarDay => {
  const [year = 0, month = 0, on = 0] = text.split('-').map(Number)
  return { year, month, day: on }
}
const office = { opens: '08:00', closes: '18:00', answerHours: 24 }
const at = (text: string): AgencyMoment => {
  const [on = '', clock = ''] = text.split(' ')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { day: day(on), time: { hour, minute } }
}
const end = (from: string) => afterBusinessHours(new Date(from), office.answerHours, office)

// Proves F-71 and F-76.
describe('24 business hours of ten a day end', () => {
  it.each([
    ['on the third day after a morning', '2026-11-09T14:00:00Z', '2026-11-12 13:00'],
    ['past the weekend', '2026-11-19T20:00:00Z', '2026-11-24 09:00'],
    ['from Monday for what is sent on a Sunday', '2026-11-15T15:00:00Z', '2026-11-18 12:00'],
    ['past Thanksgiving', '2026-11-24T17:00:00Z', '2026-11-27 16:00'],
    ['past a holiday kept on the Friday before', '2026-07-01T13:00:00Z', '2026-07-06 13:00'],
    ['past a holiday kept on the Monday after', '2027-07-02T13:00:00Z', '2027-07-07 13:00'],
    ['in the next year', '2026-12-30T22:00:00Z', '2027-01-05 11:00'],
    ['from the next morning for what is sent after closing', '2026-11-17T03:30:00Z', '2026-11-19 12:00'],
    ['by the same clock in summer', '2026-06-01T22:30:00Z', '2026-06-04 12:00'],
    ['by the same clock where it changes in between', '2026-10-30T20:07:00Z', '2026-11-04 10:07'],
  ])('%s', (_, from, expected) => {
    expect(end(from)).toEqual(at(expected))
  })

  it('on the very day whose last minute they need', () => {
    expect(afterBusinessHours(new Date('2026-11-16T13:00:00Z'), 20, office)).toEqual(at('2026-11-17 18:00'))
    expect(afterBusinessHours(new Date('2026-11-16T13:01:00Z'), 20, office)).toEqual(at('2026-11-18 08:01'))
  })

  it('on no day that anybody knows where a year’s holidays are not in the list', () => {
    expect(end('2031-03-03T15:00:00Z')).toBeNull()
    expect(end('2028-12-29T20:00:00Z')).toBeNull()
  })

  it('without a look at the clock of the reader', () => {
    const local = [
      'getFullYear',
      'getMonth',
      'getDate',
      'getDay',
      'getHours',
      'getMinutes',
      'getTimezoneOffset',
    ] as const
    const spies = local.map((name) => vi.spyOn(Date.prototype, name))
    expect(end('2026-11-19T20:00:00Z')).toEqual(at('2026-11-24 09:00'))
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  })
})

it('the moment of the answer is named until it is over', () => {
  const sent = '2026-11-19T20:00:00Z'
  expect(answerMoment(sent, new Date(sent), office)).toEqual(at('2026-11-24 09:00'))
  expect(answerMoment(sent, new Date('2026-11-24T14:00:00Z'), office)).toEqual(at('2026-11-24 09:00'))
  expect(answerMoment(sent, new Date('2026-11-24T14:01:00Z'), office)).toBeNull()
  expect(answerMoment(sent, new Date('2026-11-25T05:30:00Z'), office)).toBeNull()
  expect(answerMoment(undefined, new Date(sent), office)).toBeNull()
  expect(answerMoment('long ago', new Date(sent), office)).toBeNull()
})

// Proves F-77.
it.each([
  ['before the hours', '2026-12-15T12:59:00Z', '2026-12-15 08:00'],
  ['at the opening', '2026-12-15T13:00:00Z', null],
  ['in the last minute', '2026-12-15T22:59:00Z', null],
  ['at the closing', '2026-12-15T23:00:00Z', '2026-12-16 08:00'],
  ['on Thanksgiving', '2026-11-26T15:00:00Z', '2026-11-27 08:00'],
  ['on a Friday evening', '2026-12-12T01:00:00Z', '2026-12-14 08:00'],
  ['on a day of an unknown year', '2040-07-04T15:00:00Z', null],
])('the phone is answered again %s', (_, now, expected) => {
  expect(nextOpening(new Date(now), office)).toEqual(expected === null ? null : at(expected))
})

it('every listed holiday is kept on a weekday', () => {
  const found: number[] = []
  for (const year of [2025, 2026, 2027, 2028])
    for (
      let at = new Date(Date.UTC(year, 0, 1));
      at.getUTCFullYear() === year;
      at = new Date(at.getTime() + 86_400_000)
    ) {
      const on = { year, month: at.getUTCMonth() + 1, day: at.getUTCDate() }
      if (isFederalHoliday(on) === true) found.push(at.getUTCDay())
    }
  expect(found).toHaveLength(44)
  expect(found.every((weekday) => weekday >= 1 && weekday <= 5)).toBe(true)
})

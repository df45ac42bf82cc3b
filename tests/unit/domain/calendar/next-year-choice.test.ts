import { describe, expect, it } from 'vitest'

import { nextYearChoice, startToTell } from '#domain/calendar/next-year-choice.ts'
import { quoteDay } from '#domain/quote/quote-handover.ts'

const ends = { year: 2026, month: 12, day: 31 }

// Proves F-109.
describe('a plan of a year that is nearly over', () => {
  it.each([
    ['on November 22', { year: 2026, month: 11, day: 22 }, { month: 12, day: 15 }, { year: 2027, month: 1, day: 1 }],
    ['after December 15', { year: 2026, month: 12, day: 16 }, { month: 1, day: 15 }, { year: 2027, month: 2, day: 1 }],
  ] as const)('%s', (_, today, chooseBy, start) => {
    expect(nextYearChoice(today, 2026, null)).toMatchObject({ ends, year: 2027, chooseBy, start })
  })

  it.each([
    ['before the next plans are on sale', { year: 2026, month: 10, day: 31 }, 2026],
    ['for a plan of the next year', { year: 2026, month: 11, day: 22 }, 2027],
    ['in the year after', { year: 2027, month: 1, day: 2 }, 2026],
  ] as const)('says nothing %s', (_, today, planYear) => {
    expect(nextYearChoice(today, planYear, null)).toBeNull()
  })

  it('is told with the start, and handed over', () => {
    const now = new Date('2026-11-22T15:00:00Z')
    const lost = [{ id: 'lostCoverage', day: { year: 2026, month: 11, day: 20 } }] as const
    expect(startToTell(now, 2026, lost, null)).toMatchObject({
      start: { month: 12, day: 1 },
      next: { ends, year: 2027 },
    })
    expect(startToTell(now, 2027, null, null)).not.toHaveProperty('next')
    expect(quoteDay(now, 2026, null).next?.year).toBe(2027)
    expect(quoteDay(now, 2027, null)).not.toHaveProperty('next')
  })
})

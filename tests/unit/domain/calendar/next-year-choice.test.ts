import { describe, expect, it } from 'vitest'

import { nextYearChoice, startToTell } from '#domain/calendar/next-year-choice.ts'
import { quoteDay } from '#domain/quote/quote-handover.ts'

const ends = { year: 2026, month: 12, day: 31 }

// Proves Q-184.
describe('coverage that ends with the year of the plan', () => {
  const now = new Date('2026-11-28T15:00:00Z')
  const ending = (month: number, day: number) => [{ id: 'losingCoverage', day: { year: 2026, month, day } }] as const
  it.each([
    ['starts no plan of that year', 2026, ending(12, 31), { start: { year: 2027, month: 1, day: 1 }, afterYear: 2026 }],
    ['starts a plan of the next year', 2027, ending(12, 31), { start: { year: 2027, month: 1, day: 1 } }],
    [
      'starts a plan of that year if it ends earlier',
      2026,
      ending(11, 30),
      { start: { year: 2026, month: 12, day: 1 } },
    ],
  ] as const)('%s', (_, planYear, changes, told) => {
    const found = startToTell(now, planYear, changes, null)
    expect(found).toMatchObject(told)
    expect(found !== null && 'afterYear' in found).toBe('afterYear' in told)
  })

  it('needs another change where the told one is too long ago', () => {
    const lost = (month: number, day: number) => [{ id: 'lostCoverage', day: { year: 2026, month, day } }] as const
    expect(startToTell(now, 2026, lost(9, 29), null)).not.toHaveProperty('needsChange')
    expect(startToTell(now, 2026, lost(9, 28), null)).toHaveProperty('needsChange', true)
  })

  it('is unknown with a child, and without a day', () => {
    const child = { id: 'child', day: null } as const
    expect(startToTell(now, 2026, [...ending(12, 31), child], null)).toBeNull()
    expect(startToTell(now, 2026, [{ id: 'losingCoverage', day: null }], null)).toBeNull()
  })
})

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

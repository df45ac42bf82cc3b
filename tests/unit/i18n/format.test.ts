import { describe, expect, it } from 'vitest'

import {
  formatCents,
  formatCentsShort,
  formatDollars,
  formatLongDate,
  formatNumber,
  formatClock,
  formatPercent,
} from '#i18n/format.ts'
import { formatShortMonthDay } from '#i18n/short-month-day.ts'

// Proves C-13.
describe.each(['en', 'es'] as const)('numbers in %s', (language) => {
  it('show money the US way', () => {
    expect(formatCents(123_450, language)).toBe('$1,234.50')
    expect(formatCents(0, language)).toBe('$0.00')
    expect(formatDollars(42_000, language)).toBe('$42,000')
  })
  it('leave out cents that are none', () => {
    expect(formatCentsShort(95_000, language)).toBe('$950')
    expect(formatCentsShort(1_250, language)).toBe('$12.50')
  })
  it('separate thousands with commas', () => {
    expect(formatNumber(5_127, language)).toBe('5,127')
  })
  it('put no space before the percent sign', () => {
    expect(formatPercent(158.03, language)).toBe('158.03%')
    expect(formatPercent(158, language)).toBe('158%')
  })
})

it('a time of day has the spaces of the office hours', () => {
  expect(formatClock({ hour: 14, minute: 5 }, 'en')).toBe('2:05 PM')
  expect(formatClock({ hour: 14, minute: 5 }, 'es')).toBe('2:05\u00a0p.\u00a0m.')
  expect(formatClock({ hour: 0, minute: 30 }, 'es')).toBe('12:30\u00a0a.\u00a0m.')
})

describe('dates', () => {
  const day = { year: 2026, month: 1, day: 1 }
  it('are written out in each language', () => {
    expect(formatLongDate(day, 'en')).toBe('January 1, 2026')
    expect(formatLongDate(day, 'es')).toBe('1 de enero de 2026')
  })
  it('stay on one line where they are short', () => {
    expect(formatShortMonthDay(day, 'en')).toBe('Jan\u00a01')
    expect(formatShortMonthDay(day, 'es')).toBe('1\u00a0ene')
  })
})

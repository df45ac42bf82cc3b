import { afterEach, expect, it, vi } from 'vitest'

import { takeDailyReport } from '#state/daily-reports.ts'

const morning = new Date('2026-11-23T08:00:00Z')
const nextDay = new Date('2026-11-24T00:00:00Z')

const takenOf = (tries: number, now: Date) => Array.from({ length: tries }, () => takeDailyReport(now)).filter(Boolean)

afterEach(() => {
  localStorage.clear()
})

it('twenty reports leave a device in a day, and it keeps the day and their number only', () => {
  expect(takenOf(30, morning)).toHaveLength(20)
  expect(Object.entries(localStorage)).toEqual([['errorReports', '2026-11-23 20']])
  expect(takenOf(30, nextDay)).toHaveLength(20)
})

it('a count that was tampered with holds until the next day', () => {
  localStorage.setItem('errorReports', '2026-11-23 many')
  expect(takeDailyReport(morning)).toBe(false)
  expect(takeDailyReport(nextDay)).toBe(true)
})

it('a device that refuses storage is not refused a report', () => {
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect(takeDailyReport(morning)).toBe(true)
  refused.mockRestore()
})

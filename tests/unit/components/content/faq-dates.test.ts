import { beforeAll, expect, it } from 'vitest'

import { faqItems } from '#components/content/faq-content.ts'
import { openEnrollment } from '#content/questions/open-enrollment.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

beforeAll(() => loadNamespaces('faq'))

function said(today: CalendarDay): string {
  const year = { year: 2027, lastDay: null, today } as const
  return faqItems([openEnrollment], fixedT('en', 'faq'), 'en', year, {})[0]?.answer.join(' ') ?? ''
}

// Proves Q-172.
it.each([
  ['before the first deadline', { year: 2026, month: 12, day: 15 }, true, true, false],
  ['after it', { year: 2026, month: 12, day: 16 }, false, true, false],
  ['on the last day', { year: 2027, month: 1, day: 15 }, false, true, false],
  ['when the window is over', { year: 2027, month: 1, day: 16 }, false, false, true],
])('the answer about dates %s', (_, today, hasFirst, runs, ran) => {
  const text = said(today)
  expect(text.includes('choose a plan by December 15, 2026')).toBe(hasFirst)
  expect(text.includes(' runs from November 1, 2026 through January 15, 2027')).toBe(runs)
  expect(text.includes(' ran from November 1, 2026 through January 15, 2027 and is over')).toBe(ran)
  expect(text.includes('A court may change')).toBe(runs)
  expect(text.includes('by January 15, 2027')).toBe(runs)
})

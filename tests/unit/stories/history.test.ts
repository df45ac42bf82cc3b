import { expect, it } from 'vitest'

import { readHistory } from '#storybook/history.ts'

it('tells of components with their days and sentences, and of dated news', () => {
  const { until, changes, news } = readHistory(
    new Set(['primitives/button', 'plans/plan-card', 'plans/compare-dialog']),
  )
  for (const { day, sentence } of changes) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(day <= until).toBe(true)
    expect(sentence).not.toBe('')
  }
  expect(news.every(({ day, text }) => /^\d{4}-\d\d-\d\d$/.test(day) && text !== '')).toBe(true)
})

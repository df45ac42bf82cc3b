import { expect, it } from 'vitest'

import { changesOf, readHistory } from '#storybook/history.ts'
import { readTextUsers } from '#storybook/text-users.ts'

it('tells of components with their days and sentences, and of dated news', () => {
  const places = new Set(['primitives/button', 'plans/plan-card', 'plans/compare-dialog'])
  const { until, changes, news } = readHistory(places, readTextUsers(places))
  for (const { day, sentence } of changes) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(day <= until).toBe(true)
    expect(sentence).not.toBe('')
  }
  expect(news.every(({ day, text }) => /^\d{4}-\d\d-\d\d$/.test(day) && text !== '')).toBe(true)
})

it('finds the components that say a group of texts', () => {
  const users = readTextUsers(new Set(['plans/plan-card', 'plans/credit-banner']))
  expect(users.get('plans.planCard')).toEqual(['plans/plan-card'])
})

it('tells of words that changed alone, and of texts that no component says', () => {
  const catalog = (language: string, area: string, group: string) => [
    `diff --git a/src/i18n/locales/${language}/${area}.json b/src/i18n/locales/${language}/${area}.json`,
    `--- a/src/i18n/locales/${language}/${area}.json`,
    `+++ b/src/i18n/locales/${language}/${area}.json`,
    '@@ -1,7 +1,7 @@',
    ' {',
    '   "other": {',
    '     "title": "Same"',
    '   },',
    `   "${group}": {`,
    '-    "title": "Before"',
    '+    "title": "After"',
    '   }',
    ' }',
  ]
  const changes = changesOf({
    paths: '\0aaa\t2026-11-26\tMove a button\n\nsrc/components/primitives/button.tsx\n',
    catalogs: [
      '\0bbb\t2026-11-27\tName the credit',
      ...catalog('en', 'plans', 'planCard'),
      ...catalog('es', 'plans', 'planCard'),
      ...catalog('es', 'faq', 'topics'),
    ].join('\n'),
    places: new Set(['primitives/button', 'plans/plan-card']),
    users: new Map([['plans.planCard', ['plans/plan-card']]]),
  })
  expect(changes).toEqual([
    { place: 'plans/plan-card', day: '2026-11-27', sentence: 'Name the credit', isWords: true },
    { place: 'texts/faq', day: '2026-11-27', sentence: 'Name the credit', isWords: true },
    { place: 'primitives/button', day: '2026-11-26', sentence: 'Move a button', isWords: false },
  ])
})

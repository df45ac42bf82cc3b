import { expect, it } from 'vitest'

import { type Change, changesOf, readHistory } from '#storybook/history.ts'
import { type ChangeFilter, filterChanges } from '#stories/docs/changed-filter.ts'
import { readTextUsers } from '#storybook/text-users.ts'

it('tells of components with their days and sentences, and of dated news', () => {
  const places = new Set(['primitives/button', 'plans/plan-card', 'plans/compare-dialog'])
  const { until, changes, news } = readHistory(places, readTextUsers(places))
  expect(changes.map(({ day }) => day)).toEqual(
    changes
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  )
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

const sample: readonly Change[] = [
  { day: '2026-11-27', sentence: 'Name the credit', files: [], words: ['plans/plan-card', 'texts/faq'] },
  {
    day: '2026-11-27',
    sentence: 'Move a card and name it',
    files: ['plans/plan-card'],
    words: ['plans/plan-card'],
  },
  { day: '2026-11-26', sentence: 'Move a button', files: ['primitives/button'], words: [] },
]

it('tells of words that changed, of texts that no component says, and the newest commit first', () => {
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
    order: 'bbb\nddd\nccc\naaa\n',
    paths: [
      '\0ccc\t2026-11-27\tMove a card and name it\n\nsrc/components/plans/plan-card/plan-card.tsx\n',
      '\0aaa\t2026-11-26\tMove a button\n\nsrc/components/primitives/button.tsx\n',
    ].join(''),
    catalogs: [
      '\0bbb\t2026-11-27\tName the credit',
      ...catalog('en', 'plans', 'planCard'),
      ...catalog('es', 'plans', 'planCard'),
      ...catalog('es', 'faq', 'topics'),
      '\0ccc\t2026-11-27\tMove a card and name it',
      ...catalog('en', 'plans', 'planCard'),
    ].join('\n'),
    places: new Set(['primitives/button', 'plans/plan-card']),
    users: new Map([['plans.planCard', ['plans/plan-card']]]),
  })
  expect(changes).toEqual(sample)
})

it('finds changes by their words, their places and their days', () => {
  const found = (filter: Partial<ChangeFilter>) =>
    filterChanges(sample, { after: '', text: '', wordsOnly: false, ...filter }).map(({ sentence }) => sentence)
  expect(found({})).toEqual(['Name the credit', 'Move a card and name it', 'Move a button'])
  expect(found({ after: '2026-11-26' })).toEqual(['Name the credit', 'Move a card and name it'])
  expect(found({ text: 'MOVE  card' })).toEqual(['Move a card and name it'])
  expect(found({ text: 'texts: faq' })).toEqual(['Name the credit'])
  expect(found({ text: '11-26' })).toEqual(['Move a button'])
  expect(found({ wordsOnly: true })).toEqual(['Name the credit', 'Move a card and name it'])
  expect(found({ wordsOnly: true, text: 'button' })).toEqual([])
})

import { expect, it } from 'vitest'

import { switchedTo, switches } from '#storybook/toolbar.ts'

const chosen = { locale: 'en', scheme: 'light', scenario: 'happy' }

it.each(Object.entries(switches))('a story is mounted anew when %s changes', (name, { toolbar }) => {
  const keys = toolbar.items.map(({ value }) => switchedTo({ ...chosen, [name]: value }))
  expect(new Set(keys).size).toBe(toolbar.items.length)
})

it('a story stays as it is when nothing of the toolbar changes', () => {
  expect(switchedTo({ ...chosen, backgrounds: 'other' })).toBe(switchedTo(chosen))
})

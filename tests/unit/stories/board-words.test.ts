import { expect, it } from 'vitest'

import { allModes, viewports } from '#storybook/modes.mjs'
import { boardWords, viewName } from '#tests/review/board/board-words.ts'

const views = Object.keys(allModes).map((mode) => mode.split(' ')[1] ?? '')

it('the board names what it pictures as the workbench’s menu does', () => {
  expect(viewName(boardWords.en, 'phone')).toBe(viewports.phone.name)
  expect(viewName(boardWords.en, 'dark')).toBe('Desktop 1280, Dark')
})

it.each(Object.values(boardWords))('every picture has a view with a name, in each language', (words) => {
  for (const view of views) expect(viewName(words, view)).not.toBe(view)
})

it('a view of another list of modes keeps its name', () => {
  expect(viewName(boardWords.es, 'watch')).toBe('watch')
})

import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/language.ts'
import { oneWord } from '#stories/docs/one-word.ts'

import { allTexts } from './catalog-files.ts'
import { gatesOf } from './text-gates.ts'

describe.each(languages)('no text in %s', (language) => {
  const texts = allTexts(language).map(([area, key, text]) => ({ id: `${area}:${key}`, text }))

  it.each(gatesOf(language))('$says', ({ isBroken, unless = [] }) => {
    expect(texts.filter(({ id, text }) => isBroken(text) && !unless.includes(id))).toEqual([])
  })
})

it('the table of words names no exception that no text needs', () => {
  const keys = new Set(languages.flatMap((language) => allTexts(language).map(([area, key]) => `${area}:${key}`)))
  const unneeded = oneWord.flatMap(({ unless = {} }) => Object.keys(unless).filter((key) => !keys.has(key)))
  expect(unneeded).toEqual([])
})

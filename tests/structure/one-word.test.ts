import { expect, it } from 'vitest'

import { languages } from '#i18n/language.ts'
import { oneWord } from '#stories/docs/one-word.ts'

import { allTexts } from './catalog-files.ts'

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (words: string) => new RegExp(`(?<![\\p{L}-])${escaped(words)}(?![\\p{L}-])`, 'iu')

const cases = oneWord.flatMap(({ thing, say, never, unless = {} }) =>
  languages.flatMap((language) =>
    never[language].map((wrong) => ({ language, wrong, say: say[language], thing, allowed: Object.keys(unless) })),
  ),
)

it.each(cases)('in $language, $thing is “$say” and never “$wrong”', ({ language, wrong, allowed }) => {
  const found = allTexts(language)
    .filter(([area, key, text]) => whole(wrong).test(text) && !allowed.includes(`${area}:${key}`))
    .map(([area, key, text]) => `${area}:${key} ${text}`)
  expect(found).toEqual([])
})

it('names no exception that no text needs', () => {
  const keys = new Set(languages.flatMap((language) => allTexts(language).map(([area, key]) => `${area}:${key}`)))
  const unneeded = oneWord.flatMap(({ unless = {} }) => Object.keys(unless).filter((key) => !keys.has(key)))
  expect(unneeded).toEqual([])
})

it('tells the time of the agency with a capital, as the name of a zone', () => {
  expect(allTexts('es').filter(([, , text]) => text.includes('hora del este'))).toEqual([])
})

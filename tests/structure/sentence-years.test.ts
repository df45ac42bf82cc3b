import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { registeredYears } from '#domain/years/plan-years.ts'
import lawfulYears from '#tests/run/lawful-years.json'

import { allTexts } from './catalog-files.ts'
import { hasYear } from './text-gates.ts'

const lawful: readonly {
  readonly words: readonly string[]
  readonly reason: string
  readonly untilPlanYear?: number
}[] = lawfulYears
const advice = 'take the year from a value such as {{year}}, or list the sentence in tests/run/lawful-years.json'

const isSentence = (text: string) => /\p{L}{2,} \p{L}*|\p{L}* \p{L}{2,}/u.test(text)
const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
/** Texts between quotes, backticks or tags that hold a year and more than a number. */
const sentences = (code: string) =>
  [...withoutComments(code).matchAll(/['"`>]([^'"`<>{}\n]*\b20\d\d\b[^'"`<>{}\n]*)['"`<]/g)]
    .map(([, text = '']) => text)
    .filter(isSentence)

/** Code that the site is made of; the dated files of the plan years name years by design. */
const codeFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:tsx?|md|html)$/.test(path) && !path.startsWith('src/domain/years/'))
  .concat('index.html')

describe('a sentence takes its year from a value, such as {{year}}', () => {
  it('in the code and the content', () => {
    const found = codeFiles.flatMap((path) =>
      sentences(readFileSync(path, 'utf8'))
        .filter(hasYear)
        .map((text) => `${path}: ${text}`),
    )
    expect(found, advice).toEqual([])
  })

  it('and the check finds one that does not', () => {
    expect(sentences(`<p>Plans for 2026</p> const a = 'the rules of 2026' // of 2025`)).toEqual([
      'Plans for 2026',
      'the rules of 2026',
    ])
    expect(sentences(`phone: '1-888-560-2025', day: { year: 2026 }, version: '2026.2' /** In 2026. */`)).toEqual([])
    expect(hasYear('Clear answers for 2026.')).toBe(true)
  })
})

describe.each(lawful)('"$words.0"', ({ words, reason, untilPlanYear }) => {
  it('is still said in both languages, with a reason', () => {
    expect(reason).not.toBe('')
    const texts = (['en', 'es'] as const).flatMap((language) => allTexts(language).map(([, , text]) => text))
    for (const said of words)
      expect(
        texts.some((text) => text.includes(said)),
        said,
      ).toBe(true)
  })

  it('is no older than the plan years', () => {
    expect(
      Math.max(...registeredYears),
      `Word it for the new year, and set untilPlanYear in tests/run/lawful-years.json, or remove it there`,
    ).toBeLessThanOrEqual(untilPlanYear ?? Infinity)
  })
})

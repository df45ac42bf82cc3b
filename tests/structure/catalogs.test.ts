import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { defaultLanguage, languages } from '#i18n/language.ts'

import { areas, baseKey, catalogSource, catalogTexts, pluralFormOf } from './catalog-files.ts'
import { contentTexts } from './content-texts.ts'
import { baseKeys, isSentence, pairProblems, placeholders, tags } from './text-pairs.ts'

/** The languages that the texts are translated into. */
const others = languages.filter((language) => language !== defaultLanguage)

it.each(others)('every area has a catalog in %s', (language) => {
  expect(areas(language)).toEqual(areas('en'))
})

describe.each(areas('en'))('%s', (area) => {
  const english = catalogTexts('en', area)

  // Proves C-10.
  it.each(others)('has the same keys in %s', (language) => {
    expect(baseKeys(catalogTexts(language, area).keys())).toEqual(baseKeys(english.keys()))
  })

  it.each(others)('says the same in %s, with the same placeholders and marks', (language) => {
    const texts = catalogTexts(language, area)
    for (const key of baseKeys(english.keys()))
      expect({ key, problems: pairProblems(area, key, english, texts) }).toEqual({ key, problems: [] })
  })

  it.each(languages)('has every plural form that %s needs, and no other', (language) => {
    const forms = new Map<string, string[]>()
    for (const key of catalogTexts(language, area).keys()) {
      const form = pluralFormOf(key)
      if (form !== undefined) forms.set(baseKey(key), [...(forms.get(baseKey(key)) ?? []), form].toSorted())
    }
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    for (const [key, found] of forms) expect({ key, found }).toEqual({ key, found: needed })
  })

  it.each(languages)('names no key twice in %s', (language) => {
    const source = ts.parseJsonText(`${area}.json`, catalogSource(language, area))
    const twice: string[] = []
    const visit = (node: ts.Node) => {
      if (ts.isObjectLiteralExpression(node)) {
        const names = node.properties.map((property) => property.name?.getText(source) ?? '')
        twice.push(...names.filter((name, index) => names.indexOf(name) !== index))
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    expect(twice).toEqual([])
  })
})

describe.each(others)("the agency's own texts in %s", (language) => {
  // Proves C-10.
  it('have the same placeholders and marks', () => {
    for (const { file, key, text } of contentTexts) {
      const inLanguage = (of: string) => ({ file, key, slots: placeholders(of).toSorted(), tags: tags(of) })
      expect(inLanguage(text[language])).toEqual(inLanguage(text.en))
    }
  })

  it('leave no sentence untranslated', () => {
    expect(contentTexts.filter(({ text }) => text.en === text[language] && isSentence(text.en))).toEqual([])
  })
})

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { defaultLanguage, languages } from '#i18n/language.ts'

import { allTexts, areas, baseKey, catalogSource, catalogTexts, pluralFormOf } from './catalog-files.ts'
import { contentTexts } from './content-texts.ts'

/** The languages that the texts are translated into. */
const others = languages.filter((language) => language !== defaultLanguage)

/** Texts that are the same in all languages on purpose, by `area:key`, with the reason. */
const sameInBoth: Readonly<Record<string, string>> = {
  'application:confirmation.title': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.review': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.reference': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.print': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.portal': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.answerBy': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.tightClosed': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.documents': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.keep': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.noPlan': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.premium': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.premiumBy': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.company': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.facts.start': 'The confirmation is in Spanish only (F-70).',
  'application:confirmation.facts.consent': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.startValue': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.signer.drawn': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.signer.typed': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.consentValue.en': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.consentValue.es': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.consentTranslated': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.keep': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.tight': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.signer.typedFor': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.callsStop': 'The confirmation is in Spanish only (F-70).',
  'application:applicationFlow.communication.whatsAppOrEmail': 'A fallback text that F-11 words for both.',
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')
const tags = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map((match) => match[0])
const baseKeys = (keys: Iterable<string>) => [...new Set([...keys].map(baseKey))].toSorted()

/**
 * The values that a key's text needs. For a plural, the values of all its forms, except the count, which one form may
 * spell out.
 */
function slots(texts: ReadonlyMap<string, string>, base: string): readonly string[] {
  const forms = [...texts].filter(([key]) => baseKey(key) === base)
  const isPlural = forms.some(([key]) => pluralFormOf(key) !== undefined)
  const names = forms.flatMap(([, text]) => placeholders(text)).filter((name) => !isPlural || name !== 'count')
  return isPlural ? [...new Set(names)].toSorted() : names.toSorted()
}

/** Whether a text has enough words of its own to differ between the languages. */
const isSentence = (text: string) =>
  !text.startsWith('https://') && text.replaceAll(/\{\{[^}]*\}\}|[^\p{L}]/gu, '').length > 12

it.each(others)('every area has a catalog in %s', (language) => {
  expect(areas(language)).toEqual(areas('en'))
})

describe.each(areas('en'))('%s', (area) => {
  const english = catalogTexts('en', area)

  // Proves C-10.
  it.each(others)('has the same keys in %s', (language) => {
    expect(baseKeys(catalogTexts(language, area).keys())).toEqual(baseKeys(english.keys()))
  })

  it.each(others)('has the same placeholders and marks in %s', (language) => {
    const texts = catalogTexts(language, area)
    for (const key of baseKeys(english.keys()))
      expect({ key, slots: slots(texts, key) }).toEqual({ key, slots: slots(english, key) })
    for (const [key, text] of english) {
      const translated = texts.get(key)
      if (translated !== undefined) expect({ key, tags: tags(translated) }).toEqual({ key, tags: tags(text) })
    }
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

  it.each(others)('leaves no sentence untranslated in %s', (language) => {
    const texts = catalogTexts(language, area)
    const same = [...english]
      .filter(([key, text]) => texts.get(key) === text && isSentence(text))
      .map(([key]) => `${area}:${key}`)
    expect(same.filter((key) => !(key in sameInBoth))).toEqual([])
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

describe.each(languages)('texts in %s', (language) => {
  const texts = allTexts(language)
  const wrong = (isWrong: (text: string) => boolean) =>
    texts.filter(([, , text]) => isWrong(text)).map(([area, key, text]) => `${area}:${key} ${text}`)

  it('are not empty and have no stray space', () => {
    expect(wrong((text) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual([])
  })
})

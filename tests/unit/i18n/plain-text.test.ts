import { readFileSync } from 'node:fs'

import i18next from 'i18next'
import { describe, expect, it } from 'vitest'

import { plainAreas } from '#i18n/i18n.ts'
import { type Catalog, plainText } from '#i18n/plain-text.ts'

const read = (language: string, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../src/i18n/locales/${language}/${area}.json`, import.meta.url), 'utf8'),
  ) as Catalog

function keysOf(catalog: Catalog, prefix = ''): readonly string[] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  )
}

function textOf(catalog: Catalog, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Catalog | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), catalog)
  return typeof found === 'string' ? found : ''
}

/** A value with characters that HTML would escape for every placeholder of a text. */
function placeholders(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(text.matchAll(/{{(\w+)}}/g), ([, name = '']) => [name, `<${name} & more>`]))
}

describe.each(['en', 'es'])('the look-up of the first view in %s', (language) => {
  const locale = `${language}-US`
  it.each([...plainAreas])('says what i18next says for every text of %s', async (area) => {
    const catalog = read(language, area)
    const i18n = i18next.createInstance()
    await i18n.init({
      lng: locale,
      resources: { [locale]: { [area]: catalog } },
      interpolation: { escapeValue: false },
    })
    // The keys come from the files here, not from their types.
    const t = i18n.getFixedT(locale, area as 'quote-start') as unknown as (key: string, values: object) => string
    for (const name of keysOf(catalog)) {
      const key = name.replace(/_(one|many|other)$/, '')
      const words = placeholders(textOf(catalog, name))
      for (const count of [0, 1, 2, 1_000_000]) {
        const values = key === name ? words : { ...words, count }
        expect(plainText(catalog, locale, key, values)).toBe(t(key, values))
      }
    }
  })
  it('has nothing to say for a text that is not there', () => {
    expect(plainText(read(language, 'common'), locale, 'brand.missing')).toBeUndefined()
    expect(plainText(read(language, 'common'), locale, 'brand')).toBeUndefined()
    expect(plainText(read(language, 'common'), locale, 'constructor.name')).toBeUndefined()
  })
})

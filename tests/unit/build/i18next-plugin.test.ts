import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import i18next from 'i18next'
import { describe, expect, it } from 'vitest'

import { leanI18next } from '#build/i18next-plugin.ts'
import { type Language, languages } from '#i18n/language.ts'
import { type Catalog, type Namespace, allNamespaces } from '#i18n/namespaces.ts'

type Read = (key: string, values: object) => string

const whole = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8')
const lean = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(leanI18next(whole))}`)) as {
  readonly default: typeof i18next
}

const read = (language: string, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../src/i18n/locales/${language}/${area}.json`, import.meta.url), 'utf8'),
  ) as Catalog

/** Every text of a catalog with its key. */
function textsOf(catalog: Catalog, prefix = ''): readonly (readonly [name: string, text: string])[] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : textsOf(value, `${prefix}${key}.`),
  )
}

/** Every reading of a catalog: each text, with values that HTML would escape, and each plural with four counts. */
function readings(catalog: Catalog, t: Read): readonly string[] {
  return textsOf(catalog).flatMap(([name, text]) => {
    const key = name.replace(/_(one|many|other)$/, '')
    const words = Object.fromEntries(
      Array.from(text.matchAll(/{{(\w+)}}/g), ([, word = '']) => [word, `<${word} & more>`]),
    )
    return key === name ? [t(key, words)] : [0, 1, 2, 1_000_000].map((count) => t(key, { ...words, count }))
  })
}

async function said(engine: typeof i18next, language: Language, area: Namespace, catalog: Catalog) {
  const instance = engine.createInstance()
  await instance.init({
    lng: language,
    ns: [],
    resources: { [language]: { [area]: catalog } },
    interpolation: { escapeValue: false },
  })
  // The keys come from the files here, not from their types.
  return readings(catalog, instance.getFixedT(language, area) as unknown as Read)
}

describe.each(languages)('the built i18next in %s', (language) => {
  it.each(allNamespaces)('says what the whole one says for every text of %s', async (area) => {
    const catalog = read(language, area)
    expect(await said(lean.default, language, area, catalog)).toEqual(await said(i18next, language, area, catalog))
  })
})

describe('a release of another form', () => {
  it.each([
    ['without the connector', whole.replace('class Connector', 'class Loader')],
    ['without messages', whole.replaceAll('ogger.', 'ogger?.')],
  ])('stops the build: %s', (_, source) => {
    expect(() => leanI18next(source)).toThrow('known form')
  })
})

import { expect, it } from 'vitest'

import { type Language, languages } from '#i18n/language.ts'

import { catalogRows, catalogTexts } from './catalog-files.ts'

/** Words that say who made an estimate, or who left a fact out. They are untrue where plans come from another source. */
const blaming: Readonly<Record<Language, RegExp>> = {
  en: /Marketplace’s (?:own )?estimate|comes from the Marketplace|given by the company|company (?:gives no|does not (?:say|list|give))|as the Marketplace publishes|published for the Marketplace|(?:source|calculated)\b[^.]*company’s data/i,
  es: /estimación del (?:propio )?Mercado|lo que calcula el Mercado|como los publica el Mercado|publicados para el Mercado|(?:fuente|calculado)\b[^.]*datos de la compañía|compañía no (?:lo )?(?:indica|da )/i,
}

// Proves Q-168.
it.each(languages)('no text says who made an estimate or left a fact out: %s', (language) => {
  const found = catalogRows(language).flatMap(([area, key, text]) =>
    blaming[language].test(text) ? [`${area} ${key}: ${text}`] : [],
  )
  expect(found).toEqual([])
})

/** The texts that give the price of the benchmark. */
const benchmarkTexts = [
  ['plans', 'creditExplanation.benchmark'],
  ['income-explorer', 'why.benchmark'],
  ['glossary', 'terms.benchmark.figured'],
] as const

// Proves Q-61.
it.each(languages)(
  'each price of the benchmark is told to be that of its essential health benefits: %s',
  (language) => {
    const silent = benchmarkTexts.filter(
      ([area, key]) => !/essential|esencial/.test(catalogTexts(language, area).get(key) ?? ''),
    )
    expect(silent).toEqual([])
  },
)

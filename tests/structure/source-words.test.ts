import { expect, it } from 'vitest'

import { type Language, languages } from '#i18n/language.ts'

import { catalogRows } from './catalog-files.ts'

/** Words that say who made an estimate, or who left a fact out. They are untrue where plans come from another source. */
const blaming: Readonly<Record<Language, RegExp>> = {
  en: /Marketplace’s (?:own )?estimate|comes from the Marketplace|given by the company|company (?:gives no|does not (?:say|list|give))|as the Marketplace publishes/i,
  es: /estimación del (?:propio )?Mercado|lo que calcula el Mercado|como los publica el Mercado|compañía no (?:lo )?(?:indica|da )/i,
}

// Proves Q-168.
it.each(languages)('no text says who made an estimate or left a fact out: %s', (language) => {
  const found = catalogRows(language).flatMap(([area, key, text]) =>
    blaming[language].test(text) ? [`${area} ${key}: ${text}`] : [],
  )
  expect(found).toEqual([])
})

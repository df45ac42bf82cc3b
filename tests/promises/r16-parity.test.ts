import { expect, it } from 'vitest'

import { languages } from '#i18n/language.ts'
import { allTexts, areas, baseKey } from '#tests/structure/catalog-files.ts'

import { printFigure } from './sample.ts'

/**
 * R16: prints the figure. The rules of the catalogs, text by text, are in tests/structure/catalogs.test.ts and
 * text-gates.test.ts.
 */
it('R16: both languages hold the same texts', () => {
  const [english, spanish] = languages.map(
    (language) => new Set(allTexts(language).map(([area, key]) => `${area}:${baseKey(key)}`)),
  )
  expect(spanish).toEqual(english)
  printFigure('R16', `${english?.size ?? 0} texts of ${areas('en').length} areas in both languages`)
})

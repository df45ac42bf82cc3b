import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { fillAgencyTexts } from '#build/agency-texts.ts'
import { agency } from '#content/agency.ts'
import { languages } from '#i18n/language.ts'
import { areas, catalogSource } from '#tests/structure/catalog-files.ts'

describe("the agency's words", () => {
  it('fill their placeholders in a catalog', () => {
    const filled = JSON.parse(fillAgencyTexts('{ "a": "Ask {{agencyName}} about {{topic}}." }', 'en')) as { a: string }
    expect(filled.a).toBe(`Ask ${agency.name} about {{topic}}.`)
  })

  it.each(languages)('leave valid catalogs without such a placeholder in %s', (language) => {
    for (const area of areas(language)) {
      const filled = fillAgencyTexts(catalogSource(language, area), language)
      expect(() => JSON.parse(filled) as unknown).not.toThrow()
      expect(filled).not.toContain('{{agency')
    }
  })

  it('name the agency nowhere else in catalogs and source', () => {
    for (const language of languages)
      for (const area of areas(language)) expect(catalogSource(language, area)).not.toContain(agency.name)
    expect(readFileSync('src/app/page-facts.ts', 'utf8')).not.toContain(agency.name)
  })
})

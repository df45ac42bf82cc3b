import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { editionProblems } from '#build/legal-editions.mjs'
import { newPart } from '#build/new-part.mjs'
import { legalTextSchema } from '#domain/content/legal-schema.ts'
import { terms } from '#content/legal/terms.ts'
import { languages } from '#i18n/language.ts'

const catalogs = languages.map((language) => `src/i18n/locales/${language}/application.json`)
const disclaimers = languages.map((language) => `src/i18n/locales/${language}/menus.json`)
let folder: string
const path = () => join(folder, 'src/content/legal/terms.ts')
function rewrite(from: string | RegExp, to: string) {
  writeFileSync(path(), readFileSync(path(), 'utf8').replace(from, to))
}
const [major = 0, minor = 0] = terms.version.split('.').map(Number)
const later = `${major}.${minor + 1}`
const day = '2199-01-31'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-edition-'))
  for (const part of ['src/content', ...catalogs, ...disclaimers]) cpSync(part, join(folder, part), { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

// Proves C-50, C-51, F-52 and P-17.
describe('the legal texts', () => {
  it('have the words, the version and the day of their edition', () => {
    expect(editionProblems('.')).toEqual([])
  })

  it.each(['version', 'effective'])('fail when only the %s is changed by hand', (field) => {
    rewrite(new RegExp(`${field}: '[^']+'`), field === 'version' ? "version: '9.9'" : "effective: '2199-01-01'")
    expect(editionProblems(folder)).toEqual([expect.stringContaining('npm run new edition sets both')])
  })

  it('fail when a word of one language changes, with the command of a new edition', () => {
    rewrite("status: 'sample'", "status: 'confirmed'")
    rewrite(terms.summary.es, `${terms.summary.es} Y algo más.`)
    expect(editionProblems(folder)).toEqual([expect.stringMatching(/terms\.ts: .*npm run new edition terms /)])
    newPart(folder, ['edition', 'terms', later, day])
    expect(editionProblems(folder)).toEqual([])
    const text = readFileSync(path(), 'utf8')
    expect(text).toContain(`version: '${later}'`)
    expect(text).toContain("status: 'sample'")
    expect(text).toContain(`effective: '${day}'`)
    expect(legalTextSchema.safeParse({ ...terms, version: later, effective: day }).success).toBe(true)
  })

  it.each(catalogs.flatMap((catalog) => ['duration', 'intent'].map((key) => [key, catalog] as const)))(
    'fail when the consent’s %s changes in %s (F-52)',
    (key, catalog) => {
      const place = join(folder, catalog)
      const { consentPanel, ...others } = JSON.parse(readFileSync(place, 'utf8')) as { consentPanel: object }
      writeFileSync(place, JSON.stringify({ ...others, consentPanel: { ...consentPanel, [key]: 'One year.' } }))
      expect(editionProblems(folder)).toEqual([expect.stringMatching(/consentPanel in .*npm run new edition consent /)])
      newPart(folder, ['edition', 'consent', '2198.1', day])
      expect(editionProblems(folder)).toEqual([])
    },
  )

  it.each(disclaimers)('fail when the Marketplace disclaimer changes in %s (P-17)', (catalog) => {
    const place = join(folder, catalog)
    const { disclaimer, ...others } = JSON.parse(readFileSync(place, 'utf8')) as { disclaimer: object }
    writeFileSync(place, JSON.stringify({ ...others, disclaimer: { ...disclaimer, text: 'We are not.' } }))
    expect(editionProblems(folder)).toEqual([expect.stringMatching(/disclaimer in .*npm run new edition disclaimer /)])
  })

  it('stay what they are when a comment, a space or the status changes', () => {
    rewrite("status: 'sample'", "status: 'confirmed'")
    rewrite('\n  summary: {', '\n\n  summary:  {')
    expect(editionProblems(folder)).toEqual([])
  })
})

describe('npm run new edition', () => {
  it('refuses words that did not change', () => {
    expect(() => newPart(folder, ['edition', 'terms', later, day])).toThrow('change them first')
  })

  it.each([
    ['a version that is not later', terms.version, day, 'must be later'],
    ['an earlier day', later, '2001-01-01', 'must be a day from'],
    ['no day', later, '', 'npm run new edition'],
    ['a word for a version', 'next', day, 'npm run new edition'],
  ])('refuses %s', (_what, version, on, says) => {
    rewrite(terms.summary.en, 'Other words.')
    expect(() => newPart(folder, ['edition', 'terms', version, on])).toThrow(says)
  })
})

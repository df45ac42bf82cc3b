import { describe, expect, it } from 'vitest'

import { figuredTerms, isFoundIn, listLetter, type TermId, termIds, termNamed } from '#domain/content/glossary-terms.ts'
import en from '#i18n/locales/en/glossary.json'
import es from '#i18n/locales/es/glossary.json'

interface Words {
  readonly name: string
  readonly short: string
  readonly meaning: string
  readonly general: string
  readonly figured?: string
}
const catalogs: Readonly<Record<'en' | 'es', Readonly<Record<string, Words>>>> = { en: en.terms, es: es.terms }
const [enTerms, esTerms] = [catalogs.en, catalogs.es]

/** The official Spanish of CuidadoDeSalud.gov, the IRS and the federal word lists, without capitals. */
const official: Readonly<Record<(typeof termIds)[number], string>> = {
  premium: 'prima mensual',
  taxCredit: 'crédito fiscal anticipado para la prima',
  deductible: 'deducible',
  outOfPocketMaximum: 'gastos máximos de su bolsillo',
  copay: 'copago',
  coinsurance: 'coseguro',
  bronze: 'bronce',
  silver: 'plata',
  gold: 'oro',
  platinum: 'platino',
  catastrophic: 'catastrófico',
  extraSavings: 'ahorros adicionales (reducciones de costos compartidos',
  hmo: 'organización para el mantenimiento de la salud (hmo, por sus siglas en inglés)',
  epo: 'organización de proveedores exclusivos (epo, por sus siglas en inglés)',
  ppo: 'organización de proveedores preferidos (ppo, por sus siglas en inglés)',
  pos: 'plan de punto de servicio (pos, por sus siglas en inglés)',
  network: 'red',
  referral: 'referido',
  primaryCareDoctor: 'médico de cabecera',
  formulary: 'lista de medicamentos (formulario)',
  genericDrugs: 'medicamentos genéricos',
  preferredBrandDrugs: 'medicamentos de marca',
  preventiveServices: 'servicios preventivos',
  hsa: 'cuenta de ahorros para gastos médicos (hsa, por sus siglas en inglés)',
  taxHousehold: 'hogar fiscal',
  magi: 'ingreso bruto ajustado modificado (magi, por sus siglas en inglés)',
  povertyLevel: 'nivel federal de pobreza (fpl, por sus siglas en inglés)',
  benchmark: 'plan plata con el segundo costo más bajo',
  openEnrollment: 'período de inscripción abierta',
  specialEnrollment: 'período especial de inscripción',
}

// Proves C-70.
describe('the terms', () => {
  it('are thirty, each with its words in both languages', () => {
    expect(termIds).toHaveLength(30)
    for (const terms of [enTerms, esTerms]) expect(Object.keys(terms).toSorted()).toEqual(termIds.toSorted())
  })

  it.each(termIds)('%s has its official Spanish name', (id) => {
    expect(esTerms[id]?.name.toLowerCase()).toContain(official[id])
  })

  it.each(termIds)('%s is explained in one or two short sentences', (id) => {
    for (const terms of [enTerms, esTerms]) {
      const { meaning = '' } = terms[id] ?? {}
      expect(meaning.length).toBeLessThanOrEqual(115)
      expect(meaning).toMatch(/\.$/)
    }
  })

  it('tell kinds of plan apart', () => {
    for (const terms of [enTerms, esTerms])
      expect(new Set((['hmo', 'epo', 'ppo', 'pos'] as const).map((id) => terms[id]?.meaning)).size).toBe(4)
  })

  it('never promise or advise', () => {
    const texts = JSON.stringify([en, es])
    expect(texts).not.toMatch(/\bbest\b|you qualify|you will pay|you have Medicaid|mejor plan|usted califica/i)
  })
})

// Proves C-71.
describe('the examples', () => {
  it.each(termIds)('of %s ask for a number only where its places give one', (id) => {
    const isFigured = figuredTerms.some((figured) => figured === id)
    for (const terms of [enTerms, esTerms]) {
      const { general, figured } = terms[id] ?? {}
      expect(general).not.toContain('{{')
      expect(figured === undefined).toBe(!isFigured)
      const placeholders = new Set(figured?.match(/\{\{\w+\}\}/g))
      if (isFigured) expect(placeholders).toContain('{{figure}}')
      placeholders.delete('{{figure}}')
      placeholders.delete('{{plan}}')
      expect(placeholders).toEqual(new Set())
    }
  })
})

// Proves C-74.
describe('the search of the glossary', () => {
  it.each([
    ['Crédito fiscal', 'credito', true],
    ['Crédito fiscal', 'FISCAL CRÉDITO', true],
    ['Médico de cabecera', 'medico  ', true],
    ['Deductible', '', true],
    ['Deductible', 'copay', false],
    ['Médico de cabecera', 'mi medico', true],
    ['Médico de cabecera', 'mi dentista', false],
    ['Deductible', 'my', false],
    ['From $0 a month', '$0', true],
    ['A month', 'month $0', false],
  ])('in %s, %s: %s', (text, search, isThere) => {
    expect(isFoundIn(text, search)).toBe(isThere)
  })

  it.each([
    ['outOfPocketMaximum', 'outOfPocketMaximum'],
    ['deductible', 'deductible'],
    ['Deducible', 'deductible'],
    ['gastos-maximos-de-su-bolsillo', 'outOfPocketMaximum'],
    ['Out-of-pocket maximum', 'outOfPocketMaximum'],
    ['hmo', 'hmo'],
    ['letter-D', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ] as const)('finds the term that the address #%s names: %s', (part, expected) => {
    const wordsOf = (id: TermId) =>
      [enTerms[id], esTerms[id]].flatMap((words) => (words ? [words.name, words.short] : []))
    expect(termNamed(part, wordsOf)).toBe(expected)
  })

  it('lists a word under its letter without the accent', () => {
    expect(['índice', 'HMO', 'último'].map(listLetter)).toEqual(['I', 'H', 'U'])
  })
})

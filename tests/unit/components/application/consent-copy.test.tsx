import { beforeAll, describe, expect, it } from 'vitest'

import { consentCopy } from '#components/application/consent-panel/consent-copy.ts'
import { consentWords } from '#components/application/consent-panel/consent-words.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { fixedT } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'

const facts = {
  consumerName: 'Ana <b>Torres</b> & "Cía."',
  agentNames: ['Elena Márquez', 'Tomás Rivera'],
  phone: '1-800-555-0142',
  email: 'help@puente.example',
  date: { year: 2026, month: 11, day: 26 },
  edition: { version: '2026.3', effective: { year: 2026, month: 11, day: 25 } },
}

beforeAll(() => loadInBothLanguages('application'))

// Proves F-54.
describe.each(languages)('a downloaded copy in %s', (language) => {
  const copy = () => {
    const words = consentWords(fixedT(language, 'application'), language, facts)
    return { words, page: new DOMParser().parseFromString(consentCopy(words, language), 'text/html') }
  }

  it('has each part under its heading, and the record', () => {
    const { words, page } = copy()
    expect(page.documentElement.lang).toBe(language)
    expect(page.title).toBe(words.title)
    const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings).toEqual([...words.parts.map(({ heading }) => heading), words.recordHeading])
    for (const { body } of words.parts) for (const text of [body].flat()) expect(page.body.textContent).toContain(text)
  })

  it('has names, days and edition filled in', () => {
    const text = copy().page.body.textContent
    const days = {
      en: ['November 26, 2026', 'November 25, 2026'],
      es: ['26 de noviembre de 2026', '25 de noviembre de 2026'],
    }
    for (const said of [...facts.agentNames, facts.phone, facts.email, facts.edition.version, ...days[language]])
      expect(text).toContain(said)
    expect(text).not.toContain('{{')
  })

  it('keeps a name as text, whatever its signs', () => {
    const { page } = copy()
    expect(page.querySelector('b')).toBeNull()
    expect(page.body.textContent).toContain(facts.consumerName)
  })
})

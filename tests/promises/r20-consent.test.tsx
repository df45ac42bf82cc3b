import 'fake-indexeddb/auto'

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { agency } from '#content/agency.ts'
import { consentEdition } from '#content/legal/consent.ts'
import { people } from '#content/people.ts'
import { unsigned } from '#domain/application/signature.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { type ApplicationPlace, applicationStepIds, startOf } from '#domain/application/application-steps.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { type Language, languages } from '#i18n/language.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { server } from '#mocks/node-server.ts'
import { catalogTexts } from '#tests/structure/catalog-files.ts'
import { facts, filledApplication, today } from '#tests/unit/domain/application/filled-application.ts'

import { aloneOnDevice, mount } from './mounting.tsx'
import { printFigure } from './sample.ts'

/**
 * R20: the statements that 45 CFR 155.220(j) requires before a consumer consents and confirms come before the
 * signature, in both languages.
 */

// Outside a browser there is no canvas.
vi.mock('#components/application/signature-field/use-sharp-canvas.ts', () => ({ useSharpCanvas: () => undefined }))

const signing = startOf('consent')
const consumer = 'Ana Torres'
const agents = people.consentAgents
const day: Record<Language, RegExp> = { en: /November 21, 2026/, es: /21 de noviembre de 2026/ }

type Words = Readonly<Record<Language, RegExp>>
/** The parts of the panel, by the key of their texts, with the statements required in each. */
type Element = readonly [name: string, part: string, ...says: readonly (string | Words)[]]

const consent: readonly Element[] = [
  ['scope', 'scope', { en: /enroll/, es: /inscrib/ }, { en: /application/, es: /solicitud/ }],
  ['purpose', 'purpose', { en: /only to carry out these tasks/, es: /solo para realizar estas tareas/ }],
  ['duration', 'duration', { en: /until I withdraw/, es: /hasta que yo lo retire/ }],
  ['begin', 'duration', day],
  ['how to withdraw', 'withdraw', agency.phone, agency.email, { en: /at any time/, es: /cualquier momento/ }],
  ['name of the consumer', 'scope', consumer],
  ['names of the agents and the agency', 'scope', ...agents, agency.name],
  ['date', 'record', day],
]
const review: readonly Element[] = [
  ['date', 'review', day],
  ['name of the consumer', 'review', consumer],
  [
    'what is confirmed',
    'review',
    { en: /true and complete/, es: /verdaderas y completas/ },
    // Applicants confirm only their own acts; an applicant can't confirm another person's act.
    { en: /I read the explanation above/, es: /Leí la explicación anterior/ },
    { en: /perjury/, es: /perjurio/ },
    { en: /report changes/, es: /informar los cambios/ },
    { en: /income tax return/, es: /declaración federal de impuestos/ },
    { en: /pay back/, es: /devolver/ },
  ],
  ['names of the agents', 'review', ...agents],
  [
    'the explanation itself',
    'explanation',
    { en: /perjury/, es: /perjurio/ },
    { en: /within 30 days/, es: /plazo de 30 días/ },
    { en: /income tax return/, es: /declaración federal de impuestos/ },
    { en: /pay back/, es: /devolver/ },
  ],
]

function open(place: ApplicationPlace, signature = unsigned) {
  const draft = { application: filledApplication({ signature }), place, revision: 0 }
  mount(<ApplicationScreen {...aloneOnDevice()} {...{ user: verifiedLead(), facts, draft, onLeave: vi.fn() }} />)
}
const t = (language: Language) => fixedT(language, 'application')
const region = (language: Language) => screen.getByRole('region', { name: t(language)('consentPanel.textHeading') })
/** What follows the heading of each part of the panel. */
function partsOf(language: Language): (part: string) => string {
  const texts = catalogTexts(language, 'application')
  const headings = [...region(language).querySelectorAll('h4')]
  return (part) =>
    headings.find(({ textContent }) => textContent === texts.get(`consentPanel.${part}Heading`))?.nextElementSibling
      ?.textContent ?? ''
}
const figures: string[] = []

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await loadNamespaces('common', 'application', 'plans', 'take-along', 'call-failures')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => {
    await changeLanguage(language)
  })

  // Proves F-52.
  it('the consent and the review have all their elements, and the version of the text since its day', () => {
    open(signing)
    const partOf = partsOf(language)
    for (const [name, elements, count] of [
      ['the consent', consent, 8],
      ['the review statement', review, 5],
    ] as const) {
      expect(elements).toHaveLength(count)
      for (const [element, part, ...says] of elements)
        for (const said of says) {
          const words = typeof said === 'string' ? said : said[language]
          expect(partOf(part), element).toEqual(
            typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
          )
        }
      figures.push(`${name} ${elements.length} of ${count} in ${language}`)
    }
    expect(partOf('record')).toContain(consentEdition.version)
    expect(partOf('record')).toContain(consentEdition.effective.slice(0, 4))
  })

  it('the whole text stands before the signature, and nothing else asks to be signed', () => {
    open(signing)
    const text = region(language)
    const pad = screen.getByRole('tablist', { name: t(language)('consentPanel.methods') })
    const submit = screen.getByText(t(language)('applicationFrame.submit'), { selector: 'button, button *' })
    // Nothing of it is in a box that scrolls, unless the reader asks for one.
    expect(text.className).not.toContain('overflow')
    for (const later of [pad, submit])
      expect(text.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    cleanup()
    for (const step of applicationStepIds.filter((id) => id !== 'consent')) {
      open(startOf(step))
      expect(screen.queryByText(t(language)('applicationFrame.submit'), { selector: 'button, button *' })).toBeNull()
      cleanup()
    }
  })

  it('nothing is sent unsigned', () => {
    const sent = vi.fn()
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT') sent()
    })
    const typed = { ...unsigned, method: 'typed', typedName: consumer } as const
    const dot = { width: 560, strokes: [[{ x: 1, y: 1, time: 0, pressure: 0.5 }]] }
    for (const [signature, why] of [
      [unsigned, 'required'],
      [typed, 'intent'],
      [{ ...unsigned, drawing: dot }, 'mark'],
    ] as const) {
      open(signing, signature)
      fireEvent.submit(document.querySelector('form') ?? document.body)
      expect(screen.getAllByText(t(language)(`issues.signature.${why}`)).length).toBeGreaterThan(0)
      cleanup()
    }
    expect(sent).not.toHaveBeenCalled()
  })
})

it('a draft that was kept at the signature comes back to the answers first', () => {
  const kept: unknown = JSON.parse(
    JSON.stringify(storedDraft({ application: filledApplication(), place: signing, revision: 1 })),
  )
  const draft = restoreDraft(kept, filledApplication({ signature: unsigned }), { facts, today })
  expect(draft?.place).toEqual(startOf('consent'))
})

afterAll(() => {
  printFigure('R20', `${figures.join(', ')}; version ${consentEdition.version}; no way to sign before the text`)
})

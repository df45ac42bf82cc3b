import { configure, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { RegistrationIssue } from '#domain/account/registration-rules.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { fixedT } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { mockState } from '#mocks/state/store.ts'

import {
  answerText,
  chosen,
  entry,
  openIn,
  prepareRegistration,
  registrationTexts,
  timeOutAtOnce,
} from './support/registration-screen.tsx'
import { press, type, wordsIn } from './support/screen-acts.ts'

const registering: QuoteSession = { ...atResults(), phase: 'register', chosen, entry }
const open = (session: QuoteSession) => {
  openIn(session, <CreateAccount />)
}

const accept = () => {
  const box = document.querySelector('input[type=checkbox]')
  if (!box) throw new Error('There are no terms to accept')
  fireEvent.click(box)
}
const registerCall = '*/yti/register'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

/** The English texts of, verbatim. */
const english = {
  emailRequired: 'Email is required.',
  emailFormat: 'Invalid email format.',
  phoneRequired: 'Phone number is required.',
  phoneDigits: 'Invalid US phone number (10 digits).',
  passwordRequired: 'Password is required.',
  passwordShort: 'Password must be at least 8 characters.',
  terms: 'You must accept the terms and conditions to continue.',
  registerNetwork: 'Network error trying to register. Please try again.',
}
/** The Spanish texts of A-9, verbatim. */
const spanish = {
  registration: 'Faltan datos para el registro o no hay plan seleccionado.',
  quote: 'Datos de cotización incompletos. Por favor, comience de nuevo.',
}

describe.each(languages)('in %s', (language) => {
  const t = registrationTexts(language)
  const words = wordsIn(language)

  beforeEach(() => prepareRegistration(language))

  const submit = () => {
    press(t('createAccountForm.submit'))
  }
  const fillAndSubmit = () => {
    type(t('createAccountForm.password'), 'una-clave-larga')
    accept()
    submit()
  }

  const refusals: readonly (readonly [string, () => void, RegistrationIssue['code'], string])[] = [
    [
      'no email',
      () => {
        type(t('createAccountForm.email'), '')
      },
      'email.required',
      english.emailRequired,
    ],
    [
      'a broken email',
      () => {
        type(t('createAccountForm.email'), 'ana@')
      },
      'email.format',
      english.emailFormat,
    ],
    [
      'no phone',
      () => {
        fireEvent.mouseDown(screen.getByText(t('createAccountForm.byPhone'), { selector: 'button, button *' }))
      },
      'phone.required',
      english.phoneRequired,
    ],
    [
      'a short phone',
      () => {
        fireEvent.mouseDown(screen.getByText(t('createAccountForm.byPhone'), { selector: 'button, button *' }))
        type(t('createAccountForm.phone'), '305555')
      },
      'phone.tenDigits',
      english.phoneDigits,
    ],
    ['no password', () => undefined, 'password.required', english.passwordRequired],
    [
      'a short password',
      () => {
        type(t('createAccountForm.password'), '1234567')
      },
      'password.tooShort',
      english.passwordShort,
    ],
    ['terms not accepted', () => undefined, 'terms.required', english.terms],
  ]
  it.each(refusals)('registration: %s', async (_, act, code, quoted) => {
    open(registering)
    act()
    submit()
    // Once at the field and once in the summary.
    expect(await screen.findAllByText(words(quoted, t(`issues.${code}`)))).toHaveLength(2)
  })

  it.each([
    ['the body message', 409, '{"message":"Taken."}', 'Error: Taken.'],
    ['the first error', 422, '{"errors":[{"message":"First."},{"message":"Second."}]}', 'Error: First.'],
    ['100 characters of the body', 500, 'x'.repeat(300), `Error: ${'x'.repeat(100)}`],
  ])('registration refused with %s', async (_, status, body, shown) => {
    answerText(registerCall, status, body)
    open(registering)
    fillAndSubmit()
    expect(await screen.findByText(shown)).toBeTruthy()
    expect(screen.getByText('register', { selector: 'output' })).toBeTruthy()
  })

  it('registration while the service cannot be reached', async () => {
    server.use(...scenariosFrom('offline:register'))
    open(registering)
    fillAndSubmit()
    expect(await screen.findByText(words(english.registerNetwork, t('failures.registerNetwork')))).toBeTruthy()
  })

  it('an exception while the call waits: register', async () => {
    timeOutAtOnce()
    open(registering)
    fillAndSubmit()
    expect(await screen.findByText(`Error: ${fixedT(language, 'call-failures')('timeout')}`)).toBeTruthy()
  })

  it.each([
    ['no plan chosen', atResults(), 'registration', 'results'],
    ['nothing at all', initialSession, 'registration', 'quote'],
    [
      'an incomplete quote',
      {
        ...registering,
        chosen,
        phase: 'register',
        results: { ...atResults().results, criteria: criteria({ householdMembers: [] }) },
      },
      'quote',
      'quote',
    ],
  ] as const)('registration with %s leads back', (_, session, lacks, phase) => {
    open(session)
    expect(screen.getByText(words(spanish[lacks], t(`missingData.${lacks}`), 'es'))).toBeTruthy()
    press(t(phase === 'results' ? 'missingData.toPlans' : 'missingData.toQuote'))
    expect(screen.getByText(phase, { selector: 'output' })).toBeTruthy()
  })

  it('two presses in one moment register once', async () => {
    const before = Object.keys(mockState().attempts).length
    open(registering)
    type(t('createAccountForm.password'), 'una-clave-larga')
    accept()
    const form = screen.getByText(t('createAccountForm.submit'), { selector: 'button, button *' }).closest('form')
    if (!form) throw new Error('The button stands in no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(await screen.findByText('verify', { selector: 'output' })).toBeTruthy()
    expect(Object.keys(mockState().attempts)).toHaveLength(before + 1)
  })
})

import { configure, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { fixedT } from '#i18n/i18n.ts'
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
  timeOutAtOnce,
} from './support/registration-screen.tsx'
import { press, type } from './support/screen-acts.ts'

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

const t = fixedT('en', 'registration')

beforeEach(prepareRegistration)

const submit = () => {
  press(t('createAccountForm.submit'))
}
const leaveAsIs = (): void => undefined
const shortPhone = (): void => {
  fireEvent.mouseDown(screen.getByText(t('createAccountForm.byPhone'), { selector: 'button, button *' }))
  type(t('createAccountForm.phone'), '305555')
}
const fillAndSubmit = () => {
  type(t('createAccountForm.password'), 'una-clave-larga')
  accept()
  submit()
}

// Proves.
it.each([
  ['no password', leaveAsIs, 'password.required'],
  ['a short phone number', shortPhone, 'phone.tenDigits'],
  ['terms not accepted', leaveAsIs, 'terms.required'],
] as const)('registration: %s', async (_, act, code) => {
  open(registering)
  act()
  submit()
  // Once at the field and once in the summary.
  expect(await screen.findAllByText(t(`issues.${code}`))).toHaveLength(2)
})

// Proves A-8.
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
  const isKnown = status === 409
  expect(screen.queryAllByRole('link', { name: t('verifyAccount.logIn') })).toHaveLength(isKnown ? 1 : 0)
  expect(screen.queryAllByText(t('createAccountForm.planKept'))).toHaveLength(isKnown ? 1 : 0)
})

it('registration while the service cannot be reached', async () => {
  server.use(...scenariosFrom('offline:register'))
  open(registering)
  fillAndSubmit()
  expect(await screen.findByText(t('failures.registerNetwork'))).toBeTruthy()
})

it('an exception while the call waits: register', async () => {
  timeOutAtOnce()
  open(registering)
  fillAndSubmit()
  expect(await screen.findByText(`Error: ${fixedT('en', 'call-failures')('timeout')}`)).toBeTruthy()
})

// Proves A-9.
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
  expect(screen.getByText(t(`missingData.${lacks}`))).toBeTruthy()
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

// Proves A-10.
it.each([true, false])('the notices stand before the button unless they have a column (wide: %s)', (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  open(registering)
  const submit = screen.getByText(t('createAccountForm.submit'), { selector: 'button, button *' })
  const notices = screen.getByText(t('notices.heading'))
  vi.unstubAllGlobals()
  expect(notices.closest('form') === null).toBe(matches)
  expect(Boolean(notices.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(!matches)
})

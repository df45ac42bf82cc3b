import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import type { QuoteSession } from '#domain/quote/session.ts'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { fixedT } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { register } from '#mocks/state/accounts.ts'
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

const verifying = (attempt: Readonly<Record<string, unknown>>): QuoteSession => ({
  ...atResults(),
  phase: 'verify',
  chosen,
  entry,
  attempt,
})
const open = (session: QuoteSession) => {
  openIn(session, <VerifyAccount clock={fixedClock('2026-01-12T15:42:00Z')} />)
}
const verifyCall = '*/yti/verify'
const resendCall = '*/yti/resend-code'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = fixedT('en', 'registration')

beforeEach(prepareRegistration)

const enter = (code: string) => {
  type(t('verifyForm.code'), code)
  press(t('verifyForm.submit'))
}

// Proves A-9.
it('verification with nothing to verify leads back', () => {
  open(verifying({}))
  expect(screen.getByText(t('missingData.verification'))).toBeTruthy()
  press(t('missingData.toRegistration'))
  expect(screen.getByText('register', { selector: 'output' })).toBeTruthy()
})

it('verification with five digits', async () => {
  open(verifying({ token: 'a' }))
  enter('12345')
  expect(await screen.findAllByText(t('issues.code.sixDigits'))).toHaveLength(2)
})

// Proves A-23.
it.each([
  ['400 with a message', 400, '{"message":"Wrong."}'],
  ['200 with a token', 200, '{"token":"t"}'],
  ['201 without a token', 201, '{}'],
  ['500 with a page', 500, '<p>'],
])('verification answered with %s', async (_, status, body) => {
  answerText(verifyCall, status, body)
  open(verifying({ token: 'a' }))
  enter('123456')
  expect(await screen.findByText(t('failures.verify'))).toBeTruthy()
})

it.each([
  [400, 'wrongCode', null],
  [422, 'unreadCode', null],
  [401, 'registrationOver', 'registerAnew'],
  [404, 'registrationOver', 'registerAnew'],
  [409, 'confirmed', 'logIn'],
] as const)('verification refused with %i says why, and where to go on', async (status, reason, way) => {
  answerText(verifyCall, status, '{"message":"No."}')
  open(verifying({ token: 'a' }))
  enter('123456')
  expect(await screen.findByText(t(`failures.${reason}`))).toBeTruthy()
  expect(screen.getByText(t('failures.verify'))).toBeTruthy()
  for (const one of ['registerAnew', 'logIn'] as const)
    expect(screen.queryByText(t(`verifyAccount.${one}`)) !== null).toBe(one === way)
})

it('a registration that is over is left for a new one, with the plan', async () => {
  answerText(verifyCall, 404, '{}')
  open(verifying({ token: 'a' }))
  enter('123456')
  fireEvent.click(await screen.findByText(t('verifyAccount.registerAnew')))
  expect(screen.getByText('register', { selector: 'output' })).toBeTruthy()
})

it('verification while the service cannot be reached', async () => {
  server.use(...scenariosFrom('offline:verify'))
  open(verifying({ token: 'a' }))
  enter('123456')
  expect(await screen.findByText(t('failures.verifyNetwork'))).toBeTruthy()
})

// Proves A-22.
it('a new code: sent, refused with a message, refused without one, and without anything to ask with', async () => {
  const resend = () => {
    press(t('verifyForm.resend'))
  }
  const waiting = verifying({ token: register(registrationBody()) ?? '' })
  open(waiting)
  resend()
  const notice = t('verifyForm.resent', { identifier: 'ana@example.com' })
  await waitFor(() => {
    expect(document.body.textContent).toContain(notice)
  })
  expect(screen.getByText(t('codeLog.heading'))).toBeTruthy()
  cleanup()

  answerText(resendCall, 404, '{"message":"Gone."}')
  open(waiting)
  resend()
  expect(await screen.findByText('Gone.')).toBeTruthy()
  cleanup()

  answerText(resendCall, 500, '<p>')
  open(waiting)
  resend()
  expect(await screen.findByText(t('failures.resend'))).toBeTruthy()
  cleanup()

  open(verifying({ message: 'OK' }))
  resend()
  expect(await screen.findByText(t('failures.resendMissing'))).toBeTruthy()
})

it('a right code whose account cannot be opened is not asked for again', async () => {
  server.use(...scenariosFrom('error-message:leadProfile'))
  const before = Object.keys(mockState().sessions).length
  open(verifying({ token: register(registrationBody()) ?? '' }))
  enter('123456')
  const heading = await screen.findByText(t('accountReady.title'))
  await waitFor(() => {
    expect(document.activeElement).toBe(heading)
  })
  expect(screen.queryByLabelText(t('verifyForm.code'))).toBeNull()
  expect(Object.keys(mockState().sessions)).toHaveLength(before + 1)
})

it('an exception while the call waits: verify', async () => {
  timeOutAtOnce()
  open(verifying({ token: 'a' }))
  enter('123456')
  expect(await screen.findByText(`Network error: ${fixedT('en', 'call-failures')('timeout')}`)).toBeTruthy()
})

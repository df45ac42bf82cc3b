import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fixedT } from '#i18n/i18n.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPassword } from '#mocks/state/demo-accounts.ts'

import { enterPassword, identify, openLogIn, prepareLogIn } from './support/log-in-screen.tsx'
import { alertSays, answer } from './support/screen-acts.ts'

const leave = vi.fn<(url: string) => void>()
const loginCall = '*/yti/login'
const t = fixedT('en', 'login')

beforeEach(async () => {
  leave.mockReset()
  await prepareLogIn()
})

// Proves A-33.
describe('the password', () => {
  it('is required', async () => {
    openLogIn(leave)
    identify()
    await enterPassword('')
    const text = t('issues.password.required')
    expect(await screen.findAllByText(text)).toHaveLength(2)
  })

  it('is refused in the words of the service, the same for a stranger', async () => {
    openLogIn(leave)
    identify()
    await enterPassword('wrong')
    await alertSays('The email, phone number or password is not correct.')
  })

  it.each([
    ['message', '{"message":"No."}'],
    ['error', '{"error":"No."}'],
  ])('is refused with the field %s', async (_field, body) => {
    answer(loginCall, 401, body)
    openLogIn(leave)
    identify()
    await enterPassword()
    await alertSays('No.')
  })

  it.each([
    [500, '{}'],
    [503, '<html></html>'],
    [422, '{"errors":[{"field":"password","message":"is odd"}]}'],
  ])('is refused with the status %i alone', async (status, body) => {
    answer(loginCall, status, body)
    openLogIn(leave)
    identify()
    await enterPassword()
    await alertSays(t('failures.login', { status }))
  })

  it('is refused for a time that is named', async () => {
    answer(loginCall, 429, '{"message":"Too many tries"}', { 'Retry-After': '90' })
    openLogIn(leave)
    identify()
    await enterPassword()
    await alertSays('Too many tries. Please try again in 90 seconds.')
  })

  it('cannot be checked without a connection, and stays in its field', async () => {
    server.use(...scenariosFrom('offline:login'))
    openLogIn(leave)
    identify()
    await enterPassword()
    await alertSays(t('failures.network'))
    expect(screen.getByLabelText(t('passwordStep.password'), { selector: 'input' })).toHaveProperty(
      'value',
      demoPassword,
    )
  })

  it('that is right is not asked for again while the profile cannot be fetched', async () => {
    server.use(...scenariosFrom('unavailable:leadProfile'))
    openLogIn(leave)
    identify()
    await enterPassword()
    expect(await screen.findByText(t('handover.waiting'))).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(localStorage.getItem('authToken')).not.toBeNull()
  })

  it('signs nobody in whose profile is refused', async () => {
    server.use(...scenariosFrom('forbidden:leadProfile'))
    openLogIn(leave)
    identify()
    await enterPassword()
    await screen.findByRole('alert')
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('is sent once by two presses', async () => {
    const seen = vi.fn()
    server.use(
      http.post(loginCall, () => {
        seen()
      }),
    )
    openLogIn(leave)
    identify()
    await enterPassword()
    fireEvent.submit(document.querySelector('form') ?? document.body)
    await waitFor(() => {
      expect(localStorage.getItem('authToken')).not.toBeNull()
    })
    expect(seen).toHaveBeenCalledOnce()
  })
})

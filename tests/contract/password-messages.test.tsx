import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fixedT } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPassword } from '#mocks/state/demo-accounts.ts'

import { enterPassword, identify, networkText, openLogIn, prepareLogIn } from './support/log-in-screen.tsx'
import { alertSays, answer, wordsIn } from './support/screen-acts.ts'

const leave = vi.fn<(url: string) => void>()
const loginCall = '*/yti/login'
/** The text of A-33, verbatim; the Spanish one is read from the catalog. */
const loginText = (status: number) => `Login error. Please try again. (Code: ${status})`

describe.each(languages)('in %s', (language) => {
  const texts = () => fixedT(language, 'login')
  const words = wordsIn(language)

  beforeEach(async () => {
    leave.mockReset()
    await prepareLogIn(language)
  })

  describe('the password', () => {
    it('is required', async () => {
      openLogIn(leave)
      identify(language)
      await enterPassword(language, '')
      const text = words('Password is required.', texts()('issues.password.required'))
      expect(await screen.findAllByText(text)).toHaveLength(2)
    })

    it('is refused in the words of the service, the same for a stranger', async () => {
      openLogIn(leave)
      identify(language)
      await enterPassword(language, 'wrong')
      await alertSays(
        language === 'en'
          ? 'The email, phone number or password is not correct.'
          : 'El correo electrónico, el teléfono o la contraseña no son correctos.',
      )
    })

    it.each([
      ['message', '{"message":"No."}'],
      ['error', '{"error":"No."}'],
    ])('is refused with the field %s', async (_field, body) => {
      answer(loginCall, 401, body)
      openLogIn(leave)
      identify(language)
      await enterPassword(language)
      await alertSays('No.')
    })

    it.each([
      [500, '{}'],
      [503, '<html></html>'],
      [422, '{"errors":[{"field":"password","message":"is odd"}]}'],
    ])('is refused with the status %i alone', async (status, body) => {
      answer(loginCall, status, body)
      openLogIn(leave)
      identify(language)
      await enterPassword(language)
      await alertSays(words(loginText(status), texts()('failures.login', { status })))
    })

    it('cannot be checked without a connection, and stays in its field', async () => {
      server.use(...scenariosFrom('offline:login'))
      openLogIn(leave)
      identify(language)
      await enterPassword(language)
      await alertSays(words(networkText, texts()('failures.network')))
      expect(screen.getByLabelText(texts()('passwordStep.password'), { selector: 'input' })).toHaveProperty(
        'value',
        demoPassword,
      )
    })

    it('that is right is not asked for again while the profile cannot be fetched', async () => {
      server.use(...scenariosFrom('unavailable:leadProfile'))
      openLogIn(leave)
      identify(language)
      await enterPassword(language)
      expect(await screen.findByText(texts()('handover.waiting'))).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(localStorage.getItem('authToken')).not.toBeNull()
    })

    it('signs nobody in whose profile is refused', async () => {
      server.use(...scenariosFrom('forbidden:leadProfile'))
      openLogIn(leave)
      identify(language)
      await enterPassword(language)
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
      identify(language)
      await enterPassword(language)
      fireEvent.submit(document.querySelector('form') ?? document.body)
      await waitFor(() => {
        expect(localStorage.getItem('authToken')).not.toBeNull()
      })
      expect(seen).toHaveBeenCalledOnce()
    })
  })
})

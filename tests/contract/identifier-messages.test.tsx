import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fixedT } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'

import { identify, networkText, openLogIn, person, prepareLogIn } from './support/log-in-screen.tsx'
import { alertSays, answer, press, type, wordsIn } from './support/screen-acts.ts'

const leave = vi.fn<(url: string) => void>()
const identifierCall = '*/yti/validate-identifier'
/** The text of A-33, verbatim; the Spanish one is read from the catalog. */
const identifierText = 'An error occurred while validating your information. Please try again.'

describe.each(languages)('in %s', (language) => {
  const texts = () => fixedT(language, 'login')
  const words = wordsIn(language)

  beforeEach(async () => {
    leave.mockReset()
    await prepareLogIn(language)
  })

  describe('the identifier', () => {
    it.each([
      ['', 'email.required', 'Email is required.'],
      ['lucia', 'email.format', 'Invalid email format.'],
    ] as const)('%o: %s', async (email, code, english) => {
      openLogIn(leave)
      const t = texts()
      type(t('identifierStep.email'), email)
      press(t('identifierStep.submit'))
      expect(await screen.findAllByText(words(english, t(`issues.${code}`)))).toHaveLength(2)
    })

    it.each([
      ['', 'phone.required', 'Phone number is required.'],
      ['305555', 'phone.tenDigits', 'Invalid US phone number (10 digits).'],
    ] as const)('%o: %s', async (phone, code, english) => {
      openLogIn(leave)
      const t = texts()
      fireEvent.mouseDown(screen.getByText(t('identifierStep.byPhone'), { selector: 'button, button *' }))
      type(t('identifierStep.phone'), phone)
      press(t('identifierStep.submit'))
      expect(await screen.findAllByText(words(english, t(`issues.${code}`)))).toHaveLength(2)
    })

    it('is refused in the words of the service', async () => {
      answer(identifierCall, 404, '{"message":"We do not know this person."}')
      openLogIn(leave)
      identify(language)
      await alertSays('We do not know this person.')
    })

    it.each([
      ['a status alone', 500, '{}'],
      ['a list of errors', 422, '{"errors":[{"field":"email","message":"is odd"}]}'],
      ['a page', 503, '<html></html>'],
    ])('is refused with %s', async (_what, status, body) => {
      answer(identifierCall, status, body)
      openLogIn(leave)
      identify(language)
      await alertSays(words(identifierText, texts()('failures.identifier')))
    })

    it('cannot be checked without a connection, and keeps what was typed', async () => {
      server.use(...scenariosFrom('offline:validateIdentifier'))
      openLogIn(leave)
      identify(language)
      await alertSays(words(networkText, texts()('failures.network')))
      expect(screen.getByLabelText(texts()('identifierStep.email'), { selector: 'input' })).toHaveProperty(
        'value',
        person.email,
      )
    })

    it('names the detail of an answer that cannot be read', async () => {
      answer(identifierCall, 200, '<html></html>')
      openLogIn(leave)
      identify(language)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toMatch(language === 'en' ? /^Network error: The / : /^Error de red: La /)
    })

    // Proves A-31.
    it('of a member leaves for the members portal', async () => {
      openLogIn(leave)
      type(texts()('identifierStep.email'), demoPeople.member.email)
      press(texts()('identifierStep.submit'))
      await waitFor(() => {
        expect(leave.mock.calls).toEqual([['https://members.puente.example/login?identifier=rosa%40example.com']])
      })
    })
  })
})

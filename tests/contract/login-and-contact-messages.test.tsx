import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { Contact } from '#features/contact/contact.tsx'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'
import { mockState } from '#mocks/state/store.ts'
import { AccountProvider } from '#state/account.tsx'

const person = demoPeople.lead
const leave = vi.fn<(url: string) => void>()

function open(path = '/login') {
  const { hook, searchHook } = memoryLocation({ path })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <AccountProvider initial={{ kind: 'signedOut' }}>
        <SignIn leave={leave} />
      </AccountProvider>
    </Router>,
  )
}

const type = (name: string, text: string) => {
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value: text } })
}
const press = (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
}
const answer = (path: string, status: number, body: string) => {
  server.use(http.post(path, () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } })))
}
const identifierCall = '*/yti/validate-identifier'
const loginCall = '*/yti/login'
const contactCall = '*/yti/contact'

beforeEach(() => {
  localStorage.clear()
  leave.mockReset()
})

/** The texts of A-33 and C-54, verbatim; the Spanish ones are read from the catalogs. */
const quoted = {
  identifier: 'An error occurred while validating your information. Please try again.',
  network: 'Network error trying to log in. Please try again.',
  login: (status: number) => `Login error. Please try again. (Code: ${status})`,
  contactFailed: 'An error occurred while sending your message. Please try again.',
  contactNetwork: 'Network error. Please check your connection and try again.',
  contactSent: 'Thank you! Your message has been sent. We will get in touch with you soon.',
}

describe.each(languages)('in %s', (language) => {
  const texts = () => fixedT(language, 'login')
  const words = (english: string, catalog: string) => {
    if (language === 'en') expect(catalog).toBe(english)
    return catalog
  }

  beforeEach(async () => {
    await loadNamespaces('common', 'login', 'contact', 'menus', 'call-failures')
    await changeLanguage(language)
  })

  const identify = () => {
    const t = texts()
    type(t('identifierStep.email'), person.email)
    press(t('identifierStep.submit'))
  }
  const enterPassword = async (password = demoPassword) => {
    const t = texts()
    await screen.findByText(t('passwordStep.title'), { selector: 'h1' })
    type(t('passwordStep.password'), password)
    press(t('passwordStep.submit'))
  }
  const alertSays = async (text: string) => {
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(text)
  }

  describe('the identifier', () => {
    it.each([
      ['', 'email.required', 'Email is required.'],
      ['lucia', 'email.format', 'Invalid email format.'],
    ] as const)('%o: %s', async (email, code, english) => {
      open()
      const t = texts()
      type(t('identifierStep.email'), email)
      press(t('identifierStep.submit'))
      expect(await screen.findAllByText(words(english, t(`issues.${code}`)))).toHaveLength(2)
    })

    it.each([
      ['', 'phone.required', 'Phone number is required.'],
      ['305555', 'phone.tenDigits', 'Invalid US phone number (10 digits).'],
    ] as const)('%o: %s', async (phone, code, english) => {
      open()
      const t = texts()
      fireEvent.mouseDown(screen.getByText(t('identifierStep.byPhone'), { selector: 'button' }))
      type(t('identifierStep.phone'), phone)
      press(t('identifierStep.submit'))
      expect(await screen.findAllByText(words(english, t(`issues.${code}`)))).toHaveLength(2)
    })

    it('is refused in the words of the service', async () => {
      answer(identifierCall, 404, '{"message":"We do not know this person."}')
      open()
      identify()
      await alertSays('We do not know this person.')
    })

    it.each([
      ['a status alone', 500, '{}'],
      ['a list of errors', 422, '{"errors":[{"field":"email","message":"is odd"}]}'],
      ['a page', 503, '<html></html>'],
    ])('is refused with %s', async (_what, status, body) => {
      answer(identifierCall, status, body)
      open()
      identify()
      await alertSays(words(quoted.identifier, texts()('failures.identifier')))
    })

    it('cannot be checked without a connection, and keeps what was typed', async () => {
      server.use(...scenariosFrom('offline:validateIdentifier'))
      open()
      identify()
      await alertSays(words(quoted.network, texts()('failures.network')))
      expect(screen.getByLabelText(texts()('identifierStep.email'), { selector: 'input' })).toHaveProperty(
        'value',
        person.email,
      )
    })

    it('names the detail of an answer that cannot be read', async () => {
      answer(identifierCall, 200, '<html></html>')
      open()
      identify()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toMatch(language === 'en' ? /^Network error: The / : /^Error de red: La /)
    })

    // Proves A-31.
    it('of a member leaves for the members portal', async () => {
      open()
      type(texts()('identifierStep.email'), demoPeople.member.email)
      press(texts()('identifierStep.submit'))
      await waitFor(() => {
        expect(leave.mock.calls).toEqual([['https://members.puente.example/login?identifier=rosa%40example.com']])
      })
    })
  })

  describe('the password', () => {
    it('is required', async () => {
      open()
      identify()
      await enterPassword('')
      const text = words('Password is required.', texts()('issues.password.required'))
      expect(await screen.findAllByText(text)).toHaveLength(2)
    })

    it('is refused in the words of the service, the same for a stranger', async () => {
      open()
      identify()
      await enterPassword('wrong')
      await alertSays('The email, phone number or password is not correct.')
    })

    it.each([
      ['message', '{"message":"No."}'],
      ['error', '{"error":"No."}'],
    ])('is refused with the field %s', async (_field, body) => {
      answer(loginCall, 401, body)
      open()
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
      open()
      identify()
      await enterPassword()
      await alertSays(words(quoted.login(status), texts()('failures.login', { status })))
    })

    it('cannot be checked without a connection, and stays in its field', async () => {
      server.use(...scenariosFrom('offline:login'))
      open()
      identify()
      await enterPassword()
      await alertSays(words(quoted.network, texts()('failures.network')))
      expect(screen.getByLabelText(texts()('passwordStep.password'), { selector: 'input' })).toHaveProperty(
        'value',
        demoPassword,
      )
    })

    it('that is right is not asked for again while the profile cannot be fetched', async () => {
      server.use(...scenariosFrom('unavailable:leadProfile'))
      open()
      identify()
      await enterPassword()
      expect(await screen.findByText(texts()('handover.waiting'))).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(localStorage.getItem('authToken')).not.toBeNull()
    })

    it('signs nobody in whose profile is refused', async () => {
      server.use(...scenariosFrom('forbidden:leadProfile'))
      open()
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
      open()
      identify()
      await enterPassword()
      fireEvent.submit(document.querySelector('form') ?? document.body)
      await waitFor(() => {
        expect(localStorage.getItem('authToken')).not.toBeNull()
      })
      expect(seen).toHaveBeenCalledOnce()
    })
  })

  describe('the contact form', () => {
    const fields = {
      firstName: 'Ana',
      lastName: 'Torres',
      phone: '305 555 0110',
      email: 'ana@example.com',
      message: 'Hola',
    } as const
    const t = () => fixedT(language, 'contact')
    const send = (presses = 1) => {
      for (const [field, text] of Object.entries(fields)) type(t()(`contactForm.${field as keyof typeof fields}`), text)
      const form = document.querySelector('form') ?? document.body
      for (let count = 0; count < presses; count++) fireEvent.submit(form)
    }
    const typed = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)

    it('says what is missing', async () => {
      render(<Contact />)
      press(t()('contactForm.submit'))
      const missing = [
        ['firstName', 'First name is required.'],
        ['lastName', 'Last name is required.'],
        ['phone', 'Phone number is required.'],
        ['email', 'Email is required.'],
        ['message', 'Message is required.'],
      ] as const
      for (const [field, english] of missing)
        expect(await screen.findAllByText(words(english, t()(`issues.${field}.required`)))).toHaveLength(2)
    })

    it.each([
      ['phone', '305', 'Invalid phone number format.'],
      ['email', 'ana', 'Invalid email format.'],
    ] as const)('says that the %s is no such thing', async (field, text, english) => {
      render(<Contact />)
      type(t()(`contactForm.${field}`), text)
      press(t()('contactForm.submit'))
      expect(await screen.findAllByText(words(english, t()(`issues.${field}.format`)))).toHaveLength(2)
    })

    it('sends once by two presses, says so, and is empty again', async () => {
      render(<Contact />)
      send(2)
      await screen.findByText(words(quoted.contactSent, t()('contactForm.success')))
      expect(typed()).toEqual(['', '', '', '', ''])
      expect(mockState().messages).toEqual([
        {
          name: 'Ana',
          lastname: 'Torres',
          email: 'ana@example.com',
          phone: '3055550110',
          message: 'Hola',
          languageID: language === 'en' ? 1 : 2,
        },
      ])
      type(t()('contactForm.firstName'), 'A')
      expect(screen.queryByText(t()('contactForm.success'))).toBeNull()
    })

    it.each([
      ['the message of the service', 429, '{"message":"Too many requests."}', () => 'Too many requests.'],
      ['a status alone', 500, '{}', () => words(quoted.contactFailed, t()('contactForm.failed'))],
      ['a page', 503, '<html></html>', () => words(quoted.contactFailed, t()('contactForm.failed'))],
    ])('fails with %s and keeps what was typed', async (_what, status, body, says) => {
      answer(contactCall, status, body)
      render(<Contact />)
      send()
      await alertSays(says())
      expect(typed()).toEqual(['Ana', 'Torres', '(305) 555-0110', 'ana@example.com', 'Hola'])
    })

    it('fails without a connection, and the next change takes the message away', async () => {
      server.use(...scenariosFrom('offline:sendContactMessage'))
      render(<Contact />)
      send()
      await alertSays(words(quoted.contactNetwork, t()('contactForm.network')))
      type(t()('contactForm.message'), 'Hola otra vez')
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { Contact } from '#features/contact/contact.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { mockState } from '#mocks/state/store.ts'

import { alertSays, answer, press, type, wordsIn } from './support/screen-acts.ts'

const contactCall = '*/yti/contact'

/** The texts of C-54, verbatim; the Spanish ones are read from the catalog. */
const quoted = {
  failed: 'An error occurred while sending your message. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  sent: 'Thank you! Your message has been sent. We will get in touch with you soon.',
}

describe.each(languages)('in %s', (language) => {
  const words = wordsIn(language)

  beforeEach(async () => {
    localStorage.clear()
    await loadNamespaces('common', 'contact', 'menus', 'call-failures')
    await changeLanguage(language)
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
      await screen.findByText(words(quoted.sent, t()('contactForm.success')))
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
      ['a status alone', 500, '{}', () => words(quoted.failed, t()('contactForm.failed'))],
      ['a page', 503, '<html></html>', () => words(quoted.failed, t()('contactForm.failed'))],
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
      await alertSays(words(quoted.network, t()('contactForm.network')))
      type(t()('contactForm.message'), 'Hola otra vez')
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })
})

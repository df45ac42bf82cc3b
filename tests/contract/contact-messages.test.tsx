import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { Contact } from '#features/contact/contact.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { mockState } from '#mocks/state/store.ts'

import { alertSays, answer, press, type } from './support/screen-acts.ts'

const contactCall = '*/yti/contact'

beforeEach(async () => {
  localStorage.clear()
  await loadNamespaces('common', 'contact', 'menus', 'call-failures')
  await changeLanguage('es')
})

// Proves C-54 in Spanish; e2e/contact.spec.ts sends in English, and structure/message-texts.test.ts compares the words.
describe('the contact form', () => {
  const fields = {
    firstName: 'Ana',
    lastName: 'Torres',
    phone: '305 555 0110',
    email: 'ana@example.com',
    message: 'Hola',
  } as const
  const t = fixedT('es', 'contact')
  const send = (presses = 1) => {
    for (const [field, text] of Object.entries(fields)) type(t(`contactForm.${field as keyof typeof fields}`), text)
    const form = document.querySelector('form') ?? document.body
    for (let count = 0; count < presses; count++) fireEvent.submit(form)
  }
  const typed = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)

  it('says what is missing', async () => {
    render(<Contact />)
    press(t('contactForm.submit'))
    for (const field of ['firstName', 'lastName', 'phone', 'email', 'message'] as const)
      expect(await screen.findAllByText(t(`issues.${field}.required`))).toHaveLength(2)
  })

  it('sends once by two presses, says so, and is empty again', async () => {
    render(<Contact />)
    send(2)
    await screen.findByText(t('contactForm.success'))
    expect(typed()).toEqual(['', '', '', '', ''])
    expect(mockState().messages).toEqual([
      {
        name: 'Ana',
        lastname: 'Torres',
        email: 'ana@example.com',
        phone: '3055550110',
        message: 'Hola',
        languageID: 2,
      },
    ])
    type(t('contactForm.firstName'), 'A')
    expect(screen.queryByText(t('contactForm.success'))).toBeNull()
  })

  it.each([
    ['the message of the service', 429, '{"message":"Too many requests."}', () => 'Too many requests.'],
    ['a status alone', 500, '{}', () => t('contactForm.failed')],
    ['a page', 503, '<html></html>', () => t('contactForm.failed')],
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
    await alertSays(t('contactForm.network'))
    type(t('contactForm.message'), 'Hola otra vez')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

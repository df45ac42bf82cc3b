import { describe, expect, it } from 'vitest'

import { contactBody } from '#api/send-contact.ts'
import { contactFields, contactIssues, emptyContactEntry } from '#domain/account/contact-message.ts'

const written = {
  firstName: ' Ana ',
  lastName: ' Torres ',
  phone: '(305) 555-0110',
  email: ' ana@example.com ',
  message: ' Hola.\n¿Cuánto cuesta? ',
}

// Proves C-53.
describe('the contact form', () => {
  it('wants every field, in order', () => {
    expect(contactIssues(emptyContactEntry).map(({ code }) => code)).toEqual([
      'firstName.required',
      'lastName.required',
      'phone.required',
      'email.required',
      'message.required',
    ])
  })

  it('does not count spaces', () => {
    const blank = { firstName: ' ', lastName: '\t', phone: '  ', email: ' ', message: '\n' }
    expect(contactIssues(blank)).toEqual(contactIssues(emptyContactEntry))
  })

  it.each([
    '3055550110',
    '305-555-0110',
    '305.555.0110',
    '305 555 0110',
    '(305)555-0110',
    '(305) 555-0110',
    '1 305 555 0110',
    '+1 (305) 555-0110',
  ])('takes the phone %s', (phone) => {
    expect(contactIssues({ ...written, phone })).toEqual([])
    expect(contactBody({ ...written, phone }, 'en').phone).toBe('3055550110')
  })

  it.each(['305555011', '30555501100', '555-0110', 'call me', '305/555/0110'])('refuses the phone %s', (phone) => {
    expect(contactIssues({ ...written, phone })).toEqual([{ field: 'phone', code: 'phone.format' }])
  })

  it.each(['ana', 'ana@example', 'ana example@x.com', '@example.com'])('refuses the email %s', (email) => {
    expect(contactIssues({ ...written, email })).toEqual([{ field: 'email', code: 'email.format' }])
  })

  it.each(['My number is 123-45-6789.', '123 45 6789', '123.45.6789', 'SSN:123456789'])(
    'refuses a Social Security number in the message: %s (Q-182)',
    (message) => {
      expect(contactIssues({ ...written, message })).toEqual([{ field: 'message', code: 'message.socialSecurity' }])
    },
  )

  it.each(['Call 305-555-0110 or 3055550110', 'ZIP 33130-1234', 'I earn 42,000 in 2027', 'Plan 21525FL0020001'])(
    'takes the message %s',
    (message) => {
      expect(contactIssues({ ...written, message })).toEqual([])
    },
  )

  it.each([
    ['en', 1],
    ['es', 2],
  ] as const)('is sent in %s as language %i', (language, languageID) => {
    expect(contactBody(written, language)).toEqual({
      name: 'Ana',
      lastname: 'Torres',
      email: 'ana@example.com',
      phone: '3055550110',
      message: 'Hola.\n¿Cuánto cuesta?',
      languageID,
    })
  })

  it.each(contactFields)('sends what is written as the %s', (field) => {
    const changed = { ...written, [field]: field === 'phone' ? '305 555 0199' : `other${written[field].trim()}` }
    expect(contactBody(changed, 'en')).not.toEqual(contactBody(written, 'en'))
  })
})

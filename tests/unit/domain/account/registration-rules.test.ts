import { describe, expect, it } from 'vitest'

import { emailIssue, phoneDigits, phoneIssue } from '#domain/account/contact-rules.ts'
import { identifierIssue, identifierOf, writtenIdentifier } from '#domain/account/identifier.ts'
import { type RegistrationForm, entryOf, registrationIssues } from '#domain/account/registration-rules.ts'
import { codeIssue } from '#domain/account/verification-code.ts'

const form: RegistrationForm = {
  method: 'email',
  email: 'ana.torres@example.com',
  phone: '',
  firstName: 'Ana',
  lastName: 'Torres',
  password: 'ocho-mas',
  hasAcceptedTerms: true,
}

describe('an email address (A-2)', () => {
  it.each([
    ['', 'email.required'],
    ['   ', 'email.required'],
    ['ana', 'email.format'],
    ['ana@', 'email.format'],
    ['ana@example.com.', 'email.endSign'],
    ['ana@example.com,', 'email.endSign'],
    ['ana@example..com', 'email.dots'],
    ['ana.@example.com', 'email.dots'],
    ['.ana@example.com', 'email.dots'],
    ['mailto:ana@example.com', 'email.prefix'],
    ['ana@example', 'email.format'],
    ['@example.com', 'email.format'],
    ['ana torres@example.com', 'email.format'],
    ['a@b@example.com', 'email.format'],
    ['ana@example.com', null],
    [' ana@example.com ', null],
    ['ana+plan@correo.example.com', null],
  ] as const)('%j is %s', (text, issue) => {
    expect(emailIssue(text)).toBe(issue)
  })
})

describe('a phone number (A-3)', () => {
  it.each([
    ['', 'phone.required', ''],
    [' ', 'phone.required', ''],
    ['(305) 555-019', 'phone.tenDigits', '305555019'],
    ['(305) 555-0199', null, '3055550199'],
    ['305.555.0199', null, '3055550199'],
    ['+1 305 555 0199', null, '3055550199'],
    ['13055550199', null, '3055550199'],
    ['1305555019', null, '1305555019'],
    ['23055550199', 'phone.tenDigits', '23055550199'],
    ['130555501999', 'phone.tenDigits', '30555501999'],
    ['abc', 'phone.tenDigits', ''],
    ['٣٠٥٥٥٥٠١٩٩', 'digits.script', ''],
  ] as const)('%j is %s with the digits %s', (text, issue, digits) => {
    expect(phoneIssue(text)).toBe(issue)
    expect(phoneDigits(text)).toBe(digits)
  })
})

describe('the identifier', () => {
  const both = { email: ' ana@example.com ', phone: '(305) 555-0199' }

  it('is the one of the chosen method', () => {
    expect(identifierOf({ ...both, method: 'email' })).toEqual({ method: 'email', email: 'ana@example.com' })
    expect(identifierOf({ ...both, method: 'phone' })).toEqual({ method: 'phone', phone: '3055550199' })
    expect(writtenIdentifier({ ...both, method: 'email' })).toBe('ana@example.com')
    expect(writtenIdentifier({ ...both, method: 'phone' })).toBe('(305) 555-0199')
  })

  it('does not mind what is wrong with the other', () => {
    expect(identifierIssue({ method: 'email', email: 'ana@example.com', phone: '1' })).toBeNull()
    expect(identifierIssue({ method: 'phone', email: 'x', phone: '3055550199' })).toBeNull()
  })
})

describe('the registration form (A-2, A-3, A-4, A-5, A-6)', () => {
  it.each<readonly [name: string, change: Partial<RegistrationForm>, codes: readonly string[]]>([
    ['a good one', {}, []],
    ['no email', { email: '' }, ['email.required']],
    ['a broken email', { email: 'ana@' }, ['email.format']],
    ['no phone', { method: 'phone' }, ['phone.required']],
    ['a short phone', { method: 'phone', phone: '(305)' }, ['phone.tenDigits']],
    ['a phone and no email', { method: 'phone', phone: '(305) 555-0199', email: '' }, []],
    ['no names', { firstName: ' ', lastName: '' }, ['firstName.required', 'lastName.required']],
    ['blank names', { firstName: ' ', lastName: ' ' }, ['firstName.required', 'lastName.required']],
    ['no password', { password: '' }, ['password.required']],
    ['seven characters', { password: '1234567' }, ['password.tooShort']],
    ['eight spaces', { password: '        ' }, ['password.onlySpaces']],
    ['spaces in a password', { password: ' a b c d' }, []],
    ['terms not accepted', { hasAcceptedTerms: false }, ['terms.required']],
  ])('%s', (_, change, codes) => {
    expect(registrationIssues({ ...form, ...change }).map(({ code }) => code)).toEqual(codes)
  })

  it('keeps everything but the password and the consent', () => {
    expect(Object.keys(entryOf(form)).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'method',
      'phone',
      'tellsAgent',
    ])
  })
})

describe('the code (A-20)', () => {
  it.each([
    ['', 'code.sixDigits'],
    ['12345', 'code.sixDigits'],
    ['1234567', 'code.sixDigits'],
    ['12345a', 'code.sixDigits'],
    ['１２３４５６', 'digits.script'],
    ['123456', null],
    ['000000', null],
    [' 123456 ', null],
  ] as const)('%j is %s', (text, issue) => {
    expect(codeIssue(text)).toBe(issue)
  })
})

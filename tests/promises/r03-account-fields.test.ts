import { describe, expect } from 'vitest'

import { contactBody, contactRequest } from '#api/send-contact.ts'
import { loginRequest } from '#api/login.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { registrationRequest } from '#api/registration.ts'
import { identifierBody, identifierRequest } from '#api/validate-identifier.ts'
import { verificationRequest } from '#api/verification.ts'
import { type ContactEntry, contactIssues } from '#domain/account/contact-message.ts'
import { emptyIdentifier, identifierIssue, identifierOf } from '#domain/account/identifier.ts'
import { loginPasswordIssues } from '#domain/account/login-rules.ts'
import { type RegistrationForm, registrationIssues } from '#domain/account/registration-rules.ts'
import { codeIssue } from '#domain/account/verification-code.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

import { accepts, fieldTests } from './any-text.ts'

const field = fieldTests('accounts and contact')

describe('the registration', () => {
  const form: RegistrationForm = {
    method: 'email',
    email: 'ana@example.com',
    phone: '(305) 555-0110',
    firstName: 'Ana',
    lastName: 'Torres',
    password: 'una-clave-larga',
    hasAcceptedTerms: true,
  }
  const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
  for (const name of ['email', 'phone', 'firstName', 'lastName', 'password'] as const)
    field(name, (typed) => {
      const filled: RegistrationForm = { ...form, method: name === 'phone' ? 'phone' : 'email', [name]: typed }
      if (registrationIssues(filled).length > 0) return false
      const body = registrationRequestOf({ criteria: criteria(), chosen, form: filled, language: 'es' })
      accepts(registrationRequest, body)
      expect(body.account.password).toBe(filled.password)
      return true
    })
  field('code', (typed) => {
    if (codeIssue(typed) !== null) return false
    accepts(verificationRequest, { verificationCode: typed.trim(), registrationAttemptDetails: {} })
    return true
  })
})

describe('the log-in', () => {
  for (const method of ['email', 'phone'] as const)
    field(method, (typed) => {
      const entry = { ...emptyIdentifier, method, [method]: typed }
      if (identifierIssue(entry) !== null) return false
      const body = identifierBody(identifierOf(entry))
      accepts(identifierRequest, body)
      accepts(loginRequest, { ...body, password: 'x' })
      return true
    })
  field('password', (typed) => {
    if (loginPasswordIssues(typed).length > 0) return false
    accepts(loginRequest, { email: 'ana@example.com', password: typed })
    return true
  })
})

describe('the contact form', () => {
  const entry: ContactEntry = {
    firstName: 'Ana',
    lastName: 'Torres',
    phone: '305 555 0110',
    email: 'ana@example.com',
    message: 'Hola',
  }
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'message'] as const)
    field(name, (typed) => {
      const filled = { ...entry, [name]: typed }
      if (contactIssues(filled).length > 0) return false
      accepts(contactRequest, contactBody(filled, 'es'))
      return true
    })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { loginRequest } from '#api/login.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { registrationRequest } from '#api/registration.ts'
import { loginPasswordIssues } from '#domain/account/login-rules.ts'
import { emptyEntry, passwordMinimum, registrationIssues } from '#domain/account/registration-rules.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

const filled = { ...emptyEntry, email: 'ana@example.com', firstName: 'Ana', lastName: 'Torres', hasAcceptedTerms: true }
const chosen = { plan: plan(), monthlyPriceCents: 9_640, monthlyCreditCents: 0 }

/** Passwords of any signs, also of one kind alone, up to a thousand long. */
const long = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 16, maxLength: 1_000 }),
    ...['a', 'A', '1', '*', 'ñ', '語', '🙂'].map((sign) =>
      fc.integer({ min: passwordMinimum, max: 1_000 }).map((length) => sign.repeat(length)),
    ),
  )
  .filter((password) => password.trim() !== '')

// ASVS 6.2.1, 6.2.5 and 6.2.9.
it('eight signs of any kind are enough, a thousand are not too many, and seven are too few', () => {
  fc.assert(
    fc.property(long, (password) => {
      expect(registrationIssues({ ...filled, password })).toEqual([])
      expect(loginPasswordIssues(password)).toEqual([])
    }),
  )
  for (const sign of ['a', '🙂'])
    expect(registrationIssues({ ...filled, password: sign.repeat(7) })).toEqual([
      { field: 'password', code: 'password.tooShort' },
    ])
})

// ASVS 6.2.8.
it('a password reaches the service sign by sign as it was typed', () => {
  fc.assert(
    fc.property(fc.tuple(fc.constantFrom('', ' '), long), ([space, typed]) => {
      const password = space + typed + space
      const body = registrationRequestOf({
        criteria: criteria(),
        chosen,
        form: { ...filled, password },
        language: 'es',
      })
      expect(registrationRequest.parse(body).account.password).toBe(password)
      expect(loginRequest.parse({ email: 'ana@example.com', password })).toEqual({ email: 'ana@example.com', password })
    }),
  )
})

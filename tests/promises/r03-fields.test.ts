import { saveBody, submitBody } from '#api/application-request.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { saveRequest, submitRequest } from '#api/send-application.ts'
import { contactRequest, contactBody } from '#api/contact.ts'
import { identifierRequest, identifierBody } from '#api/validate-identifier.ts'
import { loginRequest } from '#api/login.ts'
import { marketplaceRequest } from '#api/marketplace-request.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { registrationRequest } from '#api/registration.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { verificationRequest } from '#api/verification.ts'
import { type ContactEntry, contactIssues } from '#domain/account/contact-message.ts'
import { emptyIdentifier, identifierIssue, identifierOf } from '#domain/account/identifier.ts'
import { loginPasswordIssues } from '#domain/account/login-rules.ts'
import { type RegistrationForm, registrationIssues } from '#domain/account/registration-rules.ts'
import { codeIssue } from '#domain/account/verification-code.ts'
import { applicationStepIds, stepIssues as applicationIssues } from '#domain/application/application-steps.ts'
import { parseAge, parseCount } from '#domain/household/age.ts'
import { maximumAnnualIncome, parseAmount, parseAnnualIncome } from '#domain/income/money-text.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { type QuoteDraft, dependentAgeTyped, emptyDraft, incomeTyped, zipTyped } from '#domain/quote/draft.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { stepIssues } from '#domain/quote/wizard-steps.ts'
import { digitsMask } from '#lib/caret.ts'
import { formatDate, formatPhone, formatSsn } from '#lib/masks.ts'
import { type MoneyKeeping, editMoney, showMoney } from '#lib/money-edit.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { checkOf, filledApplication, member } from '#tests/unit/domain/application/filled-application.ts'

import { isFull, printFigure, seed } from './sample.ts'

/**
 * R3: every field takes any text without an exception. It refuses the text with a code, or converts it to a value that
 * the call's own schema accepts. The fuzz tests of the application's rules are in tests/unit/domain/application; here
 * the resulting bodies are tested.
 */
const numRuns = isFull ? 1_000 : 200
const options = { numRuns, seed }

const digits = Array.from('0123456789')
const nearly = Array.from('0123456789 -+().,/$@abcñÑ٣３\u00a0\u200b\u202e\0<"\'')
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...digits), minLength: 1, maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...nearly), maxLength: 24 }),
  fc.emailAddress(),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), fc.domain())
    .map(([name, host]) => `${name}@${host}`),
  fc.constantFrom(
    '33133',
    '34',
    '42,000',
    '$42,000.50',
    '1-305-555-0142',
    '(305) 555-0142',
    'ana@b.c',
    'ñandú@sitio.es',
  ),
  fc.constantFrom('1e9', 'NaN', 'Infinity', '-0', '0x1F', '__proto__', '<b>', '🙂', '\ud800', '１２３４５', '  ', '\n'),
)

let fields = 0
let accepted = 0
let refused = 0

function field(name: string, check: (typed: string) => boolean): void {
  fields += 1
  it(name, () => {
    fc.assert(
      fc.property(text, (typed) => {
        if (check(typed)) accepted += 1
        else refused += 1
      }),
      options,
    )
  })
}

function accepts(schema: z.ZodMiniType, body: unknown): void {
  const parsed = z.safeParse(schema, body)
  expect(parsed.error?.issues ?? []).toEqual([])
}

const pasted = (raw: string, keeps: MoneyKeeping) =>
  editMoney({ raw, caret: raw.length, previous: '', inputType: 'insertFromPaste' }, keeps).value

describe('what writes in a field writes the same of what it wrote', () => {
  const formats: Readonly<Record<string, (typed: string) => string>> = {
    phone: formatPhone,
    ssn: formatSsn,
    date: formatDate,
    'whole dollars': (typed) => showMoney(pasted(typed, 'dollars')),
    'dollars and cents': (typed) => showMoney(pasted(typed, 'decimal')),
    'any amount': (typed) => showMoney(pasted(typed, 'everything')),
    'six digits': digitsMask(6).format,
    zip: (typed) => zipTyped(emptyDraft.location, typed).zip,
  }
  for (const [name, format] of Object.entries(formats))
    field(name, (typed) => {
      const once = format(typed)
      expect(format(once)).toBe(once)
      return once !== ''
    })
})

describe('the quote', () => {
  const answered = draftOfCriteria(criteria(), emptyDraft)
  const { household, taxHousehold } = answered
  const fills: Readonly<Record<string, (typed: string) => QuoteDraft>> = {
    ZIP: (typed) => ({ ...answered, location: zipTyped(answered.location, typed) }),
    county: (countyFips) => ({ ...answered, location: { ...answered.location, countyFips } }),
    'own age': (selfAge) => ({ ...answered, household: { ...household, selfAge } }),
    'age of a spouse': (spouseAge) => ({ ...answered, household: { ...household, spouse: true, spouseAge } }),
    'number of dependents': (dependentCount) => ({ ...answered, household: { ...household, dependentCount } }),
    'age of a dependent': (typed) => ({ ...answered, household: dependentAgeTyped(household, 0, typed) }),
    'number of others': (typed) => ({
      ...answered,
      taxHousehold: {
        ...taxHousehold,
        counts: Object.fromEntries(taxHousehold.selected.map((id) => [id, typed])),
      },
    }),
    income: (typed) => ({ ...answered, income: incomeTyped(typed) }),
  }
  for (const [name, fill] of Object.entries(fills))
    field(name, (typed) => {
      const draft = fill(typed)
      const isAnswered = (['location', 'household', 'taxHousehold', 'income'] as const).every(
        (step) => stepIssues(draft, step).length === 0,
      )
      const result = toCriteria(draft)
      expect(result.ok).toBe(isAnswered)
      if (!result.ok) return false
      accepts(marketplaceRequest, quoteRequest(result.value, 2026))
      return true
    })

  field('numbers', (typed) => {
    const [age, count, income] = [parseAge(typed), parseCount(typed), parseAnnualIncome(typed)]
    if (age !== null) expect(Number.isInteger(age) && age >= 0 && age <= 120).toBe(true)
    if (count !== null) expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
    if (income !== null) expect(Number.isInteger(income) && income >= 0 && income <= maximumAnnualIncome).toBe(true)
    expect(parseAmount(typed) >= 0n).toBe(true)
    return income !== null
  })
})

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

describe('the application', () => {
  const person =
    (name: keyof ReturnType<typeof member>, status: 'citizen' | 'resident' | 'workPermit' | 'i94') => (typed: string) =>
      filledApplication({ members: [member({ legalStatus: status, [name]: typed })] })
  const home = (name: string) => (typed: string) =>
    filledApplication({ address: { ...filledApplication().address, [name]: typed } })
  const mail = (name: string) => (typed: string) =>
    filledApplication({
      isMailingSameAsHome: false,
      mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', [name]: typed },
    })
  const fills: Readonly<Record<string, (typed: string) => ReturnType<typeof filledApplication>>> = {
    phone: (phone) => filledApplication({ phone }),
    email: (email) => filledApplication({ email }),
    street: home('street'),
    apartment: home('apartment'),
    city: home('city'),
    'mailing street': mail('street'),
    'mailing city': mail('city'),
    'mailing state': mail('state'),
    'mailing county': mail('county'),
    'mailing zip': mail('zip'),
    'first name': person('firstName', 'citizen'),
    'last name': person('lastName', 'citizen'),
    'date of birth': person('dateOfBirth', 'citizen'),
    SSN: person('ssn', 'citizen'),
    'alien number': person('alienNumber', 'resident'),
    'card number': person('cardNumber', 'workPermit'),
    'category code': person('categoryCode', 'workPermit'),
    'I-94 number': person('i94Number', 'i94'),
    'expiration date': person('expirationDate', 'i94'),
    income: person('annualIncome', 'citizen'),
    occupation: person('occupation', 'citizen'),
  }
  for (const [name, fill] of Object.entries(fills))
    field(name, (typed) => {
      const application = fill(typed)
      const check = checkOf(application)
      // A save is sent only from a step whose answers are complete.
      if (applicationStepIds.some((step) => applicationIssues(check, step).length > 0)) return false
      accepts(saveRequest, saveBody(application))
      accepts(submitRequest, submitBody(application))
      return true
    })
})

afterAll(() => {
  printFigure(
    'R3',
    `${fields} fields x ${numRuns} texts: ${accepted} accepted and good for their call, ${refused} refused, no exception`,
  )
})

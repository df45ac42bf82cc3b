import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Application, ApplicationMember, LegalStatus } from '#domain/application/application.ts'
import { type ApplicationStep, applicationStepIds, stepIssues } from '#domain/application/application-steps.ts'

import {
  checkOf,
  dependent,
  facts,
  filledApplication,
  member,
  signatureUrl,
  spouse,
  today,
} from './filled-application.ts'

const digit = (char: string) => char >= '0' && char <= '9'
const digitsIn = (text: string) => Array.from(text).filter(digit)
const allDigits = (text: string, count: number) => text.length === count && Array.from(text).every(digit)
const letter = (char: string) => (char >= 'A' && char <= 'Z') || (char >= 'a' && char <= 'z')

/** A day read by the platform's `Date`, which is independent of the site's arithmetic. */
function day(text: string): Date | null {
  const [month = '', date = '', year = '', ...more] = text.trim().split('/')
  if (more.length > 0 || !allDigits(month, 2) || !allDigits(date, 2) || !allDigits(year, 4)) return null
  const read = new Date(`${year}-${month}-${date}T12:00:00Z`)
  return Number.isNaN(read.getTime()) || read.getUTCDate() !== Number(date) ? null : read
}
const noon = Date.UTC(today.year, today.month - 1, today.day, 12)

function isBirth(text: string): boolean {
  const birth = day(text)
  if (!birth || birth.getUTCFullYear() < 1900 || birth.getTime() > noon) return false
  const birthdays = Array.from({ length: 130 }, (_, age) =>
    Date.UTC(birth.getUTCFullYear() + age + 1, birth.getUTCMonth(), birth.getUTCDate(), 12),
  )
  return birthdays.filter((birthday) => birthday <= noon).length === 34
}

function isExpiration(text: string): boolean {
  const expiration = day(text)
  return expiration !== null && expiration.getTime() >= noon && expiration.getUTCFullYear() <= 2046
}

/** An amount of dollars read character by character: sign, `$`, groups of three, cents. */
function isIncome(text: string): boolean {
  const unsignedText = text.trim().replace(/^[-−]/, '').trimStart()
  const [whole = '', cents, ...more] = unsignedText.replace(/^\$/, '').trimStart().split('.')
  const groups = whole.split(',')
  const isGrouped =
    groups.length === 1 || groups.every((group, at) => group.length === 3 || (at === 0 && group.length < 3))
  const digits = Array.from(groups.join(''))
  const isWhole = isGrouped && groups.every((group) => group !== '') && digits.every(digit)
  const isCents = cents === undefined || allDigits(cents, 1) || allDigits(cents, 2)
  if (!isWhole || !isCents || more.length > 0) return false
  const amount = Number(`${digits.join('')}.${cents ?? '0'}`)
  return /^[-−]/.test(text.trim()) ? amount === 0 : amount <= 90_000
}

const wordy = (text: string) => text.trim() !== ''
type Row = readonly [
  rule: string,
  step: ApplicationStep,
  fill: (text: string) => Application,
  isGood: (text: string) => boolean,
]
const alone = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(changed)] })
const withStatus = (legalStatus: LegalStatus, field: keyof ApplicationMember) => (text: string) =>
  alone({ legalStatus, [field]: text })
const home = (field: keyof Application['address']) => (text: string) =>
  filledApplication({ address: { ...filledApplication().address, [field]: text } })
const mail = (field: keyof Application['mailingAddress']) => (text: string) =>
  filledApplication({
    isMailingSameAsHome: false,
    mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', [field]: text },
  })

/** A second version of the rules F-10 to F-50, written from their text alone. */
const table: readonly Row[] = [
  [
    'phone',
    'contact',
    (phone) => filledApplication({ phone }),
    (text) => {
      const digits = digitsIn(text)
      return digits.length === 10 || (digits.length === 11 && digits[0] === '1')
    },
  ],
  [
    'email',
    'contact',
    (email) => filledApplication({ email }),
    (text) => {
      const [name = '', host = '', ...more] = text.trim().split('@')
      const dot = host.slice(1, -1).includes('.')
      return name !== '' && dot && more.length === 0 && !/\s/.test(text.trim())
    },
  ],
  [
    'communication',
    'contact',
    (communicationPreference) => filledApplication({ communicationPreference }),
    (text) => text !== '',
  ],
  ['street', 'address', home('street'), wordy],
  ['city', 'address', home('city'), wordy],
  ['state', 'address', home('state'), (text) => text.trim().toUpperCase() === facts.state],
  ['county', 'address', home('county'), wordy],
  ['zip', 'address', home('zip'), (text) => text.trim() === facts.zip],
  ['mailing street', 'address', mail('street'), wordy],
  ['mailing city', 'address', mail('city'), wordy],
  ['mailing state', 'address', mail('state'), wordy],
  ['mailing zip', 'address', mail('zip'), (text) => allDigits(text.trim(), 5)],
  ['first name', 'primary', (firstName) => alone({ firstName }), wordy],
  ['last name', 'primary', (lastName) => alone({ lastName }), wordy],
  ['date of birth', 'primary', (dateOfBirth) => alone({ dateOfBirth }), isBirth],
  [
    'date of birth of a spouse',
    'spouse',
    (dateOfBirth) => filledApplication({ members: [member(), spouse({ dateOfBirth })] }),
    isBirth,
  ],
  [
    'date of birth of a dependent',
    'dependents',
    (dateOfBirth) => filledApplication({ members: [member(), dependent({ dateOfBirth, quotedAge: 34 })] }),
    isBirth,
  ],
  [
    'Social Security number',
    'primary',
    (ssn) => alone({ ssn }),
    (text) => {
      const parts = text.trim().split('-')
      const isDashed = parts.length === 1 || parts.length === 3 || parts.length === 2
      const joined = parts.join('')
      const at = Array.from(text.trim()).flatMap((char, index) => (char === '-' ? [index] : []))
      const marked = at.every((index, nth) => (nth === 0 ? index === 3 || index === 5 : index === 6))
      const neverGiven =
        ['000', '666'].includes(joined.slice(0, 3)) ||
        joined.startsWith('9') ||
        joined.slice(3, 5) === '00' ||
        joined.endsWith('0000')
      return isDashed && marked && allDigits(joined, 9) && !neverGiven
    },
  ],
  ['alien number of a resident', 'primary', withStatus('resident', 'alienNumber'), (text) => allDigits(text.trim(), 9)],
  [
    'alien number with a work permit',
    'primary',
    withStatus('workPermit', 'alienNumber'),
    (text) => allDigits(text.trim(), 9),
  ],
  [
    'card number of a resident',
    'primary',
    withStatus('resident', 'cardNumber'),
    (text) => {
      const card = text.trim()
      const [letters, digits] = [card.slice(0, 3), card.slice(3)]
      return (
        letters.length === 3 && Array.from(letters).every((char) => char >= 'A' && char <= 'Z') && allDigits(digits, 10)
      )
    },
  ],
  [
    'card number with a work permit',
    'primary',
    withStatus('workPermit', 'cardNumber'),
    (text) => wordy(text) && text.trim().length <= 13,
  ],
  [
    'category code',
    'primary',
    withStatus('workPermit', 'categoryCode'),
    (text) => letter(text.trim().charAt(0)) && allDigits(text.trim().slice(1), 2),
  ],
  ['I-94 number', 'primary', withStatus('i94', 'i94Number'), (text) => allDigits(text.trim(), 11)],
  ['expiration date of a resident', 'primary', withStatus('resident', 'expirationDate'), isExpiration],
  ['expiration date of a work permit', 'primary', withStatus('workPermit', 'expirationDate'), isExpiration],
  ['expiration date with an I-94', 'primary', withStatus('i94', 'expirationDate'), isExpiration],
  ['annual income', 'financial', (annualIncome) => alone({ annualIncome }), isIncome],
  ['occupation', 'financial', (occupation) => alone({ occupation }), wordy],
  [
    'signature',
    'consent',
    (dataUrl) => filledApplication({ signature: { ...filledApplication().signature, dataUrl } }),
    (text) => text === signatureUrl,
  ],
]

const two = (value: number) => String(value).padStart(2, '0')
const near = fc
  .record({
    month: fc.integer({ min: 0, max: 13 }),
    date: fc.integer({ min: 0, max: 32 }),
    year: fc.integer({ min: 1895, max: 2050 }),
  })
  .map(({ month, date, year }) => `${two(month)}/${two(date)}/${year}`)
/**
 * Texts that are almost valid: pieces of good ones, wrong lengths, other alphabets' digits, punctuation and controls.
 */
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789-/.,$ +()ABCabc٣３@\u00a0\u200b\0')), maxLength: 18 }),
  near,
  fc.constantFrom(
    '',
    ' ',
    '33133',
    'FL',
    'ana@example.com',
    signatureUrl,
    `${signatureUrl}=`,
    'ABC1234567890',
    'C09',
    '1e5',
    'NaN',
    '-1',
    '0',
    '-0',
  ),
  fc
    .tuple(
      fc.constantFrom('ABC', 'AbC', 'A', '1', 'AB'),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 11 }),
    )
    .map((parts) => parts.join('')),
)

describe('1,000 generated values for each rule', () => {
  it.each(table)('%s: accepts only what an independent table accepts', (_, step, fill, isGood) => {
    fc.assert(
      fc.property(values, (text) => {
        expect([text, stepIssues(checkOf(fill(text)), step).length === 0]).toEqual([text, isGood(text)])
      }),
      { numRuns: 1000 },
    )
  })
})

it('never throws, whatever stands in every field', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      const person = {
        firstName: a,
        dateOfBirth: b,
        ssn: c,
        alienNumber: a,
        cardNumber: b,
        categoryCode: c,
        i94Number: a,
        expirationDate: c,
        annualIncome: b,
        occupation: a,
      }
      const application = filledApplication({
        phone: a,
        email: b,
        members: [
          member({ ...person, legalStatus: 'workPermit' }),
          spouse({ ...person, legalStatus: 'i94' }),
          dependent(person),
        ],
      })
      for (const step of applicationStepIds) expect(() => stepIssues(checkOf(application), step)).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

it('holds an expiration against the years from 1980, and a birth against those from 1900', () => {
  const codes = (changed: Partial<ApplicationMember>) =>
    stepIssues(checkOf(alone(changed)), 'primary').map(({ code }) => code)
  fc.assert(
    fc.property(near, (text) => {
      const year = day(text)?.getUTCFullYear()
      if (year === undefined) return
      expect(codes({ legalStatus: 'i94', expirationDate: text }).includes('expirationDate.year')).toBe(
        year < 1980 || year > 2046,
      )
      expect(codes({ dateOfBirth: text }).includes('dateOfBirth.year')).toBe(year < 1900 || year > 2026)
    }),
    { numRuns: 1000 },
  )
})

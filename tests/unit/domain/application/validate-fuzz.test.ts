import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ApplicationMember } from '#domain/application/application.ts'
import { applicationStepIds, stepIssues } from '#domain/application/application-steps.ts'

import { checkOf, dependent, filledApplication, member, signatureUrl, spouse } from './filled-application.ts'
import { day } from './independent-readers.ts'
import { independentRules } from './independent-rules.ts'

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
  it.each(independentRules)('%s: accepts only what an independent table accepts', (_, step, fill, isGood) => {
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
    stepIssues(checkOf(filledApplication({ members: [member(changed)] })), 'primary').map(({ code }) => code)
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

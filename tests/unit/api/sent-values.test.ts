import { expect, it } from 'vitest'

import { commonWire } from '#api/application-request.ts'
import { personWire } from '#api/person-wire.ts'
import { answersOver, exactDigits, phoneNumber, wholeDay } from '#api/sent-values.ts'

const wire = { ...commonWire, ...personWire }
const occupation = { occupation: wire.occupation }

// Proves F-61.
it.each([
  ['phone', '(305) 555-0123', '+13055550123'],
  ['phone', '12', '12'],
  ['phone', 7, 7],
  ['phone', { odd: true }, { odd: true }],
  ['communication', '2', 2],
  ['sameAddress', true, 1],
  ['sameAddress', '1', 1],
  ['sameAddress', 1, 1],
  ['sameAddress', false, 0],
  ['sameAddress', '0', 0],
  ['sameAddress', 0, 0],
  ['sameAddress', 'maybe', 'maybe'],
  ['isApplyingForCoverage', 1, true],
  ['isApplyingForCoverage', '0', false],
  ['isApplyingForCoverage', 2, 2],
  ['gender', 1, 'Femenino'],
  ['gender', 9, 9],
  ['gender', 'Femenino', 'Femenino'],
  ['maritalStatus', '1', 'Soltero/a'],
  ['maritalStatus', 2, 'Casado/a'],
  ['maritalStatus', 3, 3],
  ['ssn', '123-45-6789', '123456789'],
  ['ssn', '***-**-6789', '***-**-6789'],
  ['annualIncome', '42000', 42_000],
  ['occupation', 'Nurse', 'Nurse'],
  ['occupation', 7, '7'],
  ['occupation', true, true],
] as const)('a saved %s of %j that nobody changed goes back as %j', (name, saved, sent) => {
  expect(answersOver({ [name]: wire[name] }, { [name]: saved }, {})).toEqual({ [name]: sent })
})

it('an entered answer is laid over a saved one, and an empty one over nothing stays out', () => {
  expect(answersOver(occupation, { occupation: 'Nurse' }, { occupation: 'Weaver' })).toEqual({
    occupation: 'Weaver',
  })
  expect(answersOver(occupation, { occupation: 'Nurse' }, { occupation: '' })).toEqual({ occupation: '' })
  expect(answersOver(occupation, { occupation: null }, { occupation: '' })).toEqual({ occupation: null })
  expect(answersOver(occupation, {}, { occupation: '' })).toEqual({})
})

it.each([
  ['123 456-789', '123456789'],
  ['12345678', undefined],
  ['a23456789', undefined],
  ['12345678a', undefined],
  ['1234567890', undefined],
])('nine digits of %j are %j', (typed, sent) => {
  expect(exactDigits(typed, 9)).toBe(sent)
})

it('sends no half-typed day or phone number', () => {
  expect([wholeDay(' 02/28/1990 '), wholeDay('02/30/1990'), wholeDay('02/28')]).toEqual([
    '02/28/1990',
    undefined,
    undefined,
  ])
  expect([phoneNumber('305 555 0123'), phoneNumber('305 555')]).toEqual(['+13055550123', undefined])
})

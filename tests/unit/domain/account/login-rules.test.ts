import { describe, expect, it } from 'vitest'

import { identifierBody } from '#api/validate-identifier.ts'
import { emptyIdentifier, identifierOf } from '#domain/account/identifier.ts'
import {
  isSimulatedCode,
  loginIdentifierIssues,
  loginPasswordIssues,
  resetCodeIssues,
  returnsFromSubmit,
  takeOverOf,
} from '#domain/account/login-rules.ts'
import { verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'

// Proves A-30.
describe('the identifier of a log-in', () => {
  it.each([
    ['', 'email.required'],
    ['   ', 'email.required'],
    ['lucia', 'email.format'],
    ['lucia@example', 'email.format'],
    ['lucia@example.com', null],
    [' lucia@example.com ', null],
  ])('email %o: %s', (email, code) => {
    const issues = loginIdentifierIssues({ ...emptyIdentifier, email, phone: '1' })
    expect(issues).toEqual(code === null ? [] : [{ field: 'email', code }])
  })

  it.each([
    ['', 'phone.required'],
    ['(305) 555-01', 'phone.tenDigits'],
    ['23055550111', 'phone.tenDigits'],
    ['(305) 555-0111', null],
    ['+1 305 555 0111', null],
  ])('phone %o: %s', (phone, code) => {
    const issues = loginIdentifierIssues({ method: 'phone', email: 'x', phone })
    expect(issues).toEqual(code === null ? [] : [{ field: 'phone', code }])
  })

  it('is sent as an email, or as ten digits', () => {
    expect(identifierBody(identifierOf({ ...emptyIdentifier, email: ' lucia@example.com ' }))).toEqual({
      email: 'lucia@example.com',
    })
    expect(identifierBody(identifierOf({ method: 'phone', email: '', phone: '1 (305) 555-0111' }))).toEqual({
      phone: '3055550111',
    })
  })
})

it.each([
  ['', 1],
  [' ', 0],
  ['short', 0],
])('a password of %o has %i issue', (password, count) => {
  expect(loginPasswordIssues(password)).toHaveLength(count)
})

it.each([
  ['', 1],
  ['12345', 1],
  ['1234567', 1],
  ['12345a', 1],
  ['123456', 0],
])('a code of %o has %i issue', (code, count) => {
  expect(resetCodeIssues(code)).toHaveLength(count)
})

// Proves A-34.
it('the simulated check takes one code', () => {
  expect(isSimulatedCode('123456')).toBe(true)
  expect(isSimulatedCode(' 123456 ')).toBe(true)
  expect(isSimulatedCode('000000')).toBe(false)
})

// Proves A-35.
describe('a token from the address', () => {
  it.each([
    ['nobody is signed in and the tab left for it after a submit', null, true, 'signIn'],
    ['nobody is signed in and anybody may have sent it', null, false, 'ask'],
    ['the same person is signed in', verifiedLead(), false, 'signIn'],
    ['somebody else is signed in', verifiedLead({ leadId: '9' }), false, 'keep'],
    ['somebody else has signed in after the submit', verifiedLead({ leadId: '9' }), true, 'keep'],
  ] as const)('where %s', (_who, current, isReturn, outcome) => {
    expect(takeOverOf(current, verifiedLead(), isReturn)).toBe(outcome)
  })

  it.each([
    ['a lead who has not submitted', verifiedLead(), false],
    ['a lead who has', verifiedLead({ submissionId: 'PU-1' }), true],
    ['a lead who has and is enrolled since', verifiedLead({ memberId: 'M-1', submissionId: 'PU-1' }), false],
    ['a member', verifiedMember(), false],
    ['a member without a member id', verifiedMember({ memberId: null, submissionId: 'PU-1' }), false],
  ])('of %s returns from a submit: %s', (_who, user, returns) => {
    expect(returnsFromSubmit(user)).toBe(returns)
  })
})

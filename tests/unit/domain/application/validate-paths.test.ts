import { describe, expect, it } from 'vitest'

import type { Application, ApplicationMember } from '#domain/application/application.ts'
import type { ApplicationIssue, ApplicationIssueCode } from '#domain/application/application-issue.ts'
import { type ApplicationStep, stepIssues } from '#domain/application/application-steps.ts'
import { memberIssues } from '#domain/application/validate-member.ts'

import { checkOf, dependent, filledApplication, member, spouse } from './filled-application.ts'

const issuesOf = (step: ApplicationStep, application: Application) => stepIssues(checkOf(application), step)
const alone = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(changed)] })
const couple = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(), spouse(changed)] })
const home = (changed: Partial<Application['address']>) =>
  filledApplication({ address: { ...filledApplication().address, ...changed } })
const mailed = (changed: Partial<Application['mailingAddress']>) =>
  filledApplication({
    isMailingSameAsHome: false,
    mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', ...changed },
  })
const issue = (code: ApplicationIssueCode, ...path: (string | number)[]): ApplicationIssue[] => [{ path, code }]

describe('each issue names its field', () => {
  it.each<[ApplicationIssue[], Partial<Application>]>([
    [issue('phone.required', 'phone'), { phone: '' }],
    [issue('phone.tenDigits', 'phone'), { phone: '555' }],
    [issue('email.required', 'email'), { email: '' }],
    [issue('email.format', 'email'), { email: 'ana' }],
    [issue('communication.required', 'communicationPreference'), { communicationPreference: '' }],
  ])('of the contact (%j)', (expected, changed) => {
    expect(issuesOf('contact', filledApplication(changed))).toEqual(expected)
  })

  it.each<[ApplicationIssue[], Partial<Application['address']>]>([
    [issue('street.required', 'address', 'street'), { street: '' }],
    [issue('city.required', 'address', 'city'), { city: '' }],
    [issue('state.required', 'address', 'state'), { state: '' }],
    [issue('county.required', 'address', 'county'), { county: '' }],
    [issue('zip.required', 'address', 'zip'), { zip: '' }],
    [issue('zip.fiveDigits', 'address', 'zip'), { zip: '3313' }],
  ])('of the home (%j)', (expected, changed) => {
    expect(issuesOf('address', home(changed))).toEqual(expected)
  })

  it.each<[ApplicationIssue[], Partial<Application['mailingAddress']>]>([
    [issue('mailingStreet.required', 'mailingAddress', 'street'), { street: '' }],
    [issue('mailingCity.required', 'mailingAddress', 'city'), { city: '' }],
    [issue('mailingState.required', 'mailingAddress', 'state'), { state: '' }],
    [issue('mailingZip.required', 'mailingAddress', 'zip'), { zip: '' }],
    [issue('mailingZip.fiveDigits', 'mailingAddress', 'zip'), { zip: '3280' }],
    [issue('mailingZip.fiveDigits', 'mailingAddress', 'zip'), { zip: '328011' }],
  ])('of the mailing address (%j)', (expected, changed) => {
    expect(issuesOf('address', mailed(changed))).toEqual(expected)
  })

  it.each<[ApplicationIssueCode, string, Partial<ApplicationMember>]>([
    ['annualIncome.required', 'annualIncome', { annualIncome: '' }],
    ['annualIncome.invalid', 'annualIncome', { annualIncome: 'a lot' }],
    ['annualIncome.negative', 'annualIncome', { annualIncome: '-1' }],
    ['incomeSources.required', 'incomeSources', { incomeSources: [] }],
    ['occupation.required', 'occupation', { incomeSources: ['employed'], occupation: '' }],
  ])('of an income, and whose it is (%s)', (code, field, changed) => {
    expect(issuesOf('financial', alone(changed))).toEqual(issue(code, 'members', 0, field))
    expect(issuesOf('financial', couple(changed))).toEqual(issue(code, 'members', 1, field))
  })

  it('of the consent', () => {
    const { signature } = filledApplication()
    const nobody = filledApplication({ members: [member({ firstName: '' })], signature: { ...signature, dataUrl: '' } })
    expect(issuesOf('consent', nobody)).toEqual([
      { path: ['signature'], code: 'signatureName.required' },
      { path: ['signature'], code: 'signature.required' },
    ])
  })
})

describe('spaces around an answer do not count', () => {
  const blank = '   '

  it('so that blank ones are missing in the home', () => {
    const codes = issuesOf('address', home({ street: blank, city: blank, state: blank, county: blank, zip: blank }))
    expect(codes.map(({ code }) => code)).toEqual([
      'street.required',
      'city.required',
      'state.required',
      'county.required',
      'zip.required',
    ])
  })

  it('so that blank ones are missing in the mailing address', () => {
    const codes = issuesOf('address', mailed({ street: blank, city: blank, state: blank, zip: blank }))
    expect(codes.map(({ code }) => code)).toEqual([
      'mailingStreet.required',
      'mailingCity.required',
      'mailingState.required',
      'mailingZip.required',
    ])
  })

  it('so that a state and a ZIP between spaces are good', () => {
    expect(issuesOf('address', home({ state: ' fl ', zip: ' 33133 ' }))).toEqual([])
    expect(issuesOf('address', mailed({ zip: ' 32801 ' }))).toEqual([])
  })

  it.each<[ApplicationIssueCode, string, Partial<ApplicationMember>]>([
    ['firstName.required', 'firstName', { firstName: blank }],
    ['dateOfBirth.required', 'dateOfBirth', { dateOfBirth: blank }],
    ['cardNumber.required', 'cardNumber', { legalStatus: 'workPermit', cardNumber: blank }],
    ['expirationDate.required', 'expirationDate', { legalStatus: 'i94', expirationDate: blank }],
  ])('so that a blank one is missing (%s)', (code, field, changed) => {
    expect(issuesOf('primary', alone(changed))).toEqual(issue(code, 'members', 0, field))
  })

  it('so that papers between spaces are good', () => {
    expect(issuesOf('primary', alone({ legalStatus: 'resident', cardNumber: ' ABC1234567890 ' }))).toEqual([])
  })

  it('so that a blank income is missing', () => {
    expect(issuesOf('financial', alone({ annualIncome: blank }))).toEqual(
      issue('annualIncome.required', 'members', 0, 'annualIncome'),
    )
  })

  it.each(['firstName', 'lastName'] as const)('so that nobody signs with a blank name (%s)', (field) => {
    expect(issuesOf('consent', alone({ [field]: blank }))).toEqual(issue('signatureName.required', 'signature'))
  })
})

describe('personal details', () => {
  it.each(['XABC1234567890', 'ABC12345678901'])('have no resident card with a mark too many (%s)', (cardNumber) => {
    expect(issuesOf('primary', alone({ legalStatus: 'resident', cardNumber }))).toEqual(
      issue('cardNumber.format', 'members', 0, 'cardNumber'),
    )
  })

  it('may be of somebody born today', () => {
    const newborn = dependent({ dateOfBirth: '11/21/2026', quotedAge: 0 })
    expect(issuesOf('dependents', filledApplication({ members: [member(), newborn] }))).toEqual([])
  })

  it.each([
    ['primary', 0],
    ['spouse', 1],
    ['dependents', 2],
  ] as const)('are checked in their own step only (%s)', (step, index) => {
    const unnamed = { firstName: '' }
    const application = filledApplication({ members: [member(unnamed), spouse(unnamed), dependent(unnamed)] })
    expect(issuesOf(step, application)).toEqual(issue('firstName.required', 'members', index, 'firstName'))
  })

  const unanswered: Partial<ApplicationMember> = {
    firstName: '',
    lastName: '',
    relationship: '',
    dateOfBirth: '',
    gender: '',
    ssn: '',
    alienNumber: '',
    cardNumber: '',
    categoryCode: '',
    i94Number: '',
    expirationDate: '',
  }
  const everybody = ['firstName', 'lastName', 'dateOfBirth', 'gender']
  it.each<[string, ApplicationMember, string[]]>([
    [
      'who does not apply',
      member({ isApplyingForCoverage: false, legalStatus: 'resident' }),
      ['firstName', 'lastName', 'gender'],
    ],
    ['a citizen', member(), [...everybody, 'ssn']],
    ['a dependent', dependent(), ['firstName', 'lastName', 'relationship', 'dateOfBirth', 'ssn']],
    [
      'a resident',
      spouse({ legalStatus: 'resident' }),
      [...everybody, 'ssn', 'alienNumber', 'cardNumber', 'expirationDate'],
    ],
    [
      'who has a work permit',
      member({ legalStatus: 'workPermit' }),
      [...everybody, 'ssn', 'alienNumber', 'cardNumber', 'categoryCode', 'expirationDate'],
    ],
    ['who came with an I-94', member({ legalStatus: 'i94' }), [...everybody, 'ssn', 'i94Number', 'expirationDate']],
  ])('that are asked of %s', (_, person, fields) => {
    const issues = memberIssues({ ...person, ...unanswered }, 0, { year: 2026, month: 2, day: 1 }, null)
    expect(issues.map(({ path }) => path[2])).toEqual(fields)
  })
})

import { describe, expect, it } from 'vitest'

import type { Application, ApplicationMember, QuoteFacts } from '#domain/application/application.ts'
import type { ApplicationIssueCode } from '#domain/application/application-issue.ts'
import { type ApplicationStep, applicationStepIds, stepIssues } from '#domain/application/application-steps.ts'

import { checkOf, dependent, filledApplication, member, signatureUrl, spouse } from './filled-application.ts'

function codes(step: ApplicationStep, application: Application, quote: Partial<QuoteFacts> = {}) {
  return stepIssues(checkOf(application, quote), step).map(({ code }) => code)
}
const alone = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(changed)] })
const home = (changed: Partial<Application['address']>) =>
  filledApplication({ address: { ...filledApplication().address, ...changed } })
const mailed = (changed: Partial<Application['mailingAddress']>) =>
  filledApplication({
    isMailingSameAsHome: false,
    mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', ...changed },
  })

it.each(applicationStepIds)('finds nothing wrong with an answered step (%s)', (step) => {
  expect(codes(step, filledApplication())).toEqual([])
})

// Proves F-10.
describe('contact', () => {
  it.each<[string, ApplicationIssueCode[]]>([
    ['', ['phone.required']],
    ['   ', ['phone.required']],
    ['305555011', ['phone.tenDigits']],
    ['(305) 555-0110', []],
    ['1 305 555 0110', []],
    ['+13055550110', []],
    ['23055550110', ['phone.tenDigits']],
    ['305555011012', ['phone.tenDigits']],
  ])('phone %j', (phone, expected) => {
    expect(codes('contact', filledApplication({ phone }))).toEqual(expected)
  })

  it.each<[string, ApplicationIssueCode[]]>([
    ['', ['email.required']],
    ['ana', ['email.format']],
    ['ana@example', ['email.format']],
    ['ana@@example.com', ['email.format']],
    ['a na@example.com', ['email.format']],
    [' ana@example.com ', []],
  ])('email %j', (email, expected) => {
    expect(codes('contact', filledApplication({ email }))).toEqual(expected)
  })

  it('asks for a way to be reached', () => {
    expect(codes('contact', filledApplication({ communicationPreference: '' }))).toEqual(['communication.required'])
  })
})

// Proves F-13 and F-14.
describe('address', () => {
  it.each<[Partial<Application['address']>, ApplicationIssueCode[]]>([
    [{ street: ' ' }, ['street.required']],
    [{ city: '' }, ['city.required']],
    [{ county: '' }, ['county.required']],
    [{ apartment: '' }, []],
    [{ state: '' }, ['state.required']],
    [{ state: 'GA' }, ['state.mismatch']],
    [{ state: 'fl' }, []],
    [{ zip: '' }, ['zip.required']],
    [{ zip: '3313' }, ['zip.fiveDigits']],
    [{ zip: '331330' }, ['zip.fiveDigits']],
    [{ zip: '33134' }, ['zip.mismatch']],
  ])('home %j', (changed, expected) => {
    expect(codes('address', home(changed))).toEqual(expected)
  })

  it('names both ZIPs and both states where they differ', () => {
    expect(stepIssues(checkOf(home({ state: 'GA', zip: '30301' })), 'address')).toEqual([
      { path: ['address', 'state'], code: 'state.mismatch', values: { state: 'GA', quotedState: 'FL' } },
      { path: ['address', 'zip'], code: 'zip.mismatch', values: { zip: '30301', quotedZip: '33133' } },
    ])
  })

  it('takes any ZIP and state where none was quoted', () => {
    expect(codes('address', home({ state: 'GA', zip: '30301' }), { zip: '', state: '' })).toEqual([])
  })

  it.each<[Partial<Application['mailingAddress']>, ApplicationIssueCode[]]>([
    [{}, []],
    [{ street: '' }, ['mailingStreet.required']],
    [{ city: '' }, ['mailingCity.required']],
    [{ state: '' }, ['mailingState.required']],
    [{ zip: '' }, ['mailingZip.required']],
    [{ zip: '328' }, ['mailingZip.fiveDigits']],
  ])('mailing %j', (changed, expected) => {
    expect(codes('address', mailed(changed))).toEqual(expected)
    expect(codes('address', { ...mailed(changed), isMailingSameAsHome: true })).toEqual([])
  })
})

// Proves F-20, F-21, F-22, F-23, F-24, F-25, F-27 and F-28.
describe('personal details', () => {
  it.each<[string, ApplicationIssueCode[]]>([
    ['', ['dateOfBirth.required']],
    ['02/30/1992', ['dateOfBirth.invalid']],
    ['3/14/1992', ['dateOfBirth.invalid']],
    ['12/31/1899', ['dateOfBirth.year']],
    ['01/01/2027', ['dateOfBirth.year']],
    ['11/22/2026', ['dateOfBirth.future']],
    ['11/21/1992', []],
    ['11/22/1992', ['dateOfBirth.ageMismatch']],
    ['11/22/1991', []],
    ['11/21/1991', ['dateOfBirth.birthday']],
    ['11/22/1990', ['dateOfBirth.birthday']],
    ['11/21/1990', ['dateOfBirth.ageMismatch']],
    ['01/01/1900', ['dateOfBirth.ageMismatch']],
  ])('date of birth %j with a quoted age of 34', (dateOfBirth, expected) => {
    expect(codes('primary', alone({ dateOfBirth }))).toEqual(expected)
  })

  it('quotes the age and the years', () => {
    const values = (dateOfBirth: string) => stepIssues(checkOf(alone({ dateOfBirth })), 'primary')[0]?.values
    expect(values('11/22/1992')).toEqual({ age: 34 })
    expect(values('11/21/1991')).toEqual({ age: 34, now: 35 })
    expect(values('12/31/1899')).toEqual({ from: 1900, to: 2026 })
  })

  it.each<[Partial<ApplicationMember>, ApplicationIssueCode[]]>([
    [{ firstName: ' ' }, ['firstName.required']],
    [{ lastName: '' }, ['lastName.required']],
    [{ gender: '' }, ['gender.required']],
    [{ ssn: '' }, ['ssn.required']],
    [{ ssn: '21909992' }, ['ssn.nineDigits']],
    [{ ssn: '111223333' }, []],
    [{ ssn: '000-22-3333' }, ['ssn.notGiven']],
    [{ ssn: '666-22-3333' }, ['ssn.notGiven']],
    [{ ssn: '987-65-4321' }, ['ssn.notGiven']],
    [{ ssn: '111-00-3333' }, ['ssn.notGiven']],
    [{ ssn: '111-22-0000' }, ['ssn.notGiven']],
    [{ ssn: '000000000' }, ['ssn.notGiven']],
    [{ ssn: '219-09-99210' }, ['ssn.nineDigits']],
    [{ legalStatus: '' }, ['legalStatus.required']],
    [{ legalStatus: 'resident', alienNumber: '' }, ['alienNumber.required']],
    [{ legalStatus: 'resident', alienNumber: '12345678' }, ['alienNumber.nineDigits']],
    [{ legalStatus: 'resident', cardNumber: '' }, ['cardNumber.required']],
    [{ legalStatus: 'resident', cardNumber: 'abc1234567890' }, ['cardNumber.format']],
    [{ legalStatus: 'resident', cardNumber: 'ABC123456789' }, ['cardNumber.format']],
    [{ legalStatus: 'resident', categoryCode: '' }, []],
    [{ legalStatus: 'workPermit', cardNumber: '' }, ['cardNumber.required']],
    [{ legalStatus: 'workPermit', cardNumber: '7' }, []],
    [{ legalStatus: 'workPermit', cardNumber: '12345678901234' }, ['cardNumber.tooLong']],
    [{ legalStatus: 'workPermit', alienNumber: '' }, ['alienNumber.required']],
    [{ legalStatus: 'workPermit', categoryCode: '' }, ['categoryCode.required']],
    [{ legalStatus: 'workPermit', categoryCode: '09C' }, ['categoryCode.format']],
    [{ legalStatus: 'workPermit', categoryCode: 'c09' }, []],
    [{ legalStatus: 'i94', i94Number: '' }, ['i94Number.required']],
    [{ legalStatus: 'i94', i94Number: '1234567890' }, ['i94Number.elevenDigits']],
    [{ legalStatus: 'i94', alienNumber: '', cardNumber: '' }, []],
    [{ legalStatus: 'citizen', alienNumber: '', cardNumber: '', expirationDate: '' }, []],
    [{ legalStatus: 'resident', expirationDate: '' }, ['expirationDate.required']],
    [{ legalStatus: 'workPermit', expirationDate: '' }, ['expirationDate.required']],
    [{ legalStatus: 'i94', expirationDate: '' }, ['expirationDate.required']],
    [{ legalStatus: 'resident', expirationDate: '06/31/2030' }, ['expirationDate.invalid']],
    [{ legalStatus: 'resident', expirationDate: '12/31/1979' }, ['expirationDate.year']],
    [{ legalStatus: 'resident', expirationDate: '01/01/1980' }, ['expirationDate.past']],
    [{ legalStatus: 'resident', expirationDate: '11/20/2026' }, ['expirationDate.past']],
    [{ legalStatus: 'resident', expirationDate: '11/21/2026' }, []],
    [{ legalStatus: 'resident', expirationDate: '12/31/2046' }, []],
    [{ legalStatus: 'resident', expirationDate: '01/01/2047' }, ['expirationDate.year']],
  ])('%j', (changed, expected) => {
    expect(codes('primary', alone(changed))).toEqual(expected)
    expect(codes('spouse', filledApplication({ members: [member(), spouse(changed)] }))).toEqual(expected)
    const asDependent = dependent({ ...changed, gender: '' })
    expect(codes('dependents', filledApplication({ members: [member(), asDependent] }))).toEqual(
      expected.filter((code) => code !== 'gender.required'),
    )
  })

  it('asks of who does not apply only a name, a gender, and a real date of birth where one is given', () => {
    const absent = { isApplyingForCoverage: false, ssn: '', legalStatus: '', dateOfBirth: '', quotedAge: null } as const
    expect(codes('primary', alone(absent))).toEqual([])
    expect(codes('primary', alone({ ...absent, dateOfBirth: '01/01/1950' }))).toEqual([])
    expect(codes('primary', alone({ ...absent, dateOfBirth: '01/32/1950' }))).toEqual(['dateOfBirth.invalid'])
    expect(codes('primary', alone({ ...absent, firstName: '', gender: '' }))).toEqual([
      'firstName.required',
      'gender.required',
    ])
  })

  it('asks a dependent for the relationship, and says of whom it speaks', () => {
    const members: Application['members'] = [
      member(),
      dependent(),
      dependent({ id: 'x', ssn: '111-22-3333', relationship: '' }),
    ]
    expect(stepIssues(checkOf(filledApplication({ members })), 'dependents')).toEqual([
      { path: ['members', 2, 'relationship'], code: 'relationship.required' },
    ])
  })
})

// Proves F-23.
it('refuses one Social Security number for two people who apply, and names the other', () => {
  const shared = (changed: Partial<ApplicationMember>) =>
    filledApplication({ members: [member(), dependent({ ssn: '219099921', ...changed })] })
  expect(stepIssues(checkOf(shared({})), 'dependents')).toEqual([
    { path: ['members', 1, 'ssn'], code: 'ssn.duplicate', values: { name: 'Ana' } },
  ])
  expect(stepIssues(checkOf(shared({})), 'primary')).toEqual([])
  expect(stepIssues(checkOf(shared({ isApplyingForCoverage: false })), 'dependents')).toEqual([])
})

// Proves F-40, F-41, F-42 and F-43.
describe('income', () => {
  it.each<[Partial<ApplicationMember>, ApplicationIssueCode[]]>([
    [{ annualIncome: '' }, ['annualIncome.required']],
    [{ annualIncome: 'a lot' }, ['annualIncome.invalid']],
    [{ annualIncome: '1.234' }, ['annualIncome.invalid']],
    [{ annualIncome: '-1' }, ['annualIncome.negative']],
    [{ annualIncome: '999,999,999,999' }, ['annualIncome.tooLarge']],
    [{ annualIncome: '$1,234.50' }, []],
    [{ annualIncome: '0', incomeSources: [], occupation: '' }, []],
    [{ annualIncome: '0.00', incomeSources: [], occupation: '' }, []],
    [{ annualIncome: '1', incomeSources: [] }, ['incomeSources.required']],
    [{ incomeSources: ['rentals'] }, ['incomeSources.required']],
    [{ incomeSources: ['other', 'rentals'], occupation: '' }, []],
    [{ incomeSources: ['employed'], occupation: ' ' }, ['occupation.required']],
    [{ incomeSources: ['selfEmployed'], occupation: '' }, ['occupation.required']],
    [{ incomeSources: ['other'], occupation: '' }, []],
    [{ annualIncome: '90000.01' }, ['annualIncome.overLimit']],
    [{ annualIncome: '90000' }, []],
  ])('of one person %j', (changed, expected) => {
    expect(codes('financial', alone(changed))).toEqual(expected)
  })

  it('of a couple is held against the quoted one, dependents apart, and both amounts are quoted', () => {
    const members: Application['members'] = [
      member({ annualIncome: '60000' }),
      spouse({ annualIncome: '30000.50' }),
      dependent({ annualIncome: '5000' }),
    ]
    expect(stepIssues(checkOf(filledApplication({ members })), 'financial')).toEqual([
      {
        path: ['members', 0, 'annualIncome'],
        code: 'annualIncome.overLimit',
        values: { combinedCents: 9_000_050, limitCents: 9_000_000 },
      },
    ])
    expect(codes('financial', filledApplication({ members }), { incomeLimitCents: null })).toEqual([])
    expect(codes('financial', filledApplication({ members }), { incomeLimitCents: 9_000_050 })).toEqual([])
  })
})

// Proves F-50.
describe('consent', () => {
  const signed = (dataUrl: string) => filledApplication({ signature: { ...filledApplication().signature, dataUrl } })
  it.each([
    '',
    'data:image/png;base64,',
    'data:image/jpeg;base64,iVBORw0KGgoAAA',
    signatureUrl.slice('data:image/png;base64,'.length),
    'data:image/png;base64,AAAA',
    `${signatureUrl}<`,
    `data:image/png;base64,iVBORw0KGgo${'A'.repeat(2_000_000)}`,
  ])('takes no other thing for a signature (%#)', (dataUrl) => {
    expect(codes('consent', signed(dataUrl))).toEqual(['signature.required'])
  })

  it('wants the name of who signs', () => {
    expect(codes('consent', alone({ lastName: '' }))).toEqual(['signatureName.required'])
  })
})

import { describe, expect, it } from 'vitest'

import type { Application, ApplicationMember } from '#domain/application/application.ts'
import type { ApplicationIssueCode } from '#domain/application/application-issue.ts'
import { type ApplicationStep, stepIssues } from '#domain/application/application-steps.ts'

import { checkOf, dependent, filledApplication, member, spouse } from './filled-application.ts'

function codes(step: ApplicationStep, application: Application) {
  return stepIssues(checkOf(application), step).map(({ code }) => code)
}
const alone = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(changed)] })

// Proves F-20, F-21, F-22, Q-152, F-23, F-24, F-25, F-27 and F-28.
describe('personal details', () => {
  it.each<[string, ApplicationIssueCode[]]>([
    ['', ['dateOfBirth.required']],
    ['02/30/1992', ['dateOfBirth.invalid']],
    ['3/14/1992', ['dateOfBirth.invalid']],
    ['12/31/1899', ['dateOfBirth.year']],
    ['01/01/2027', ['dateOfBirth.year']],
    ['11/22/2026', ['dateOfBirth.future']],
    // Coverage starts on January 1, 2027.
    ['01/01/1993', []],
    ['01/02/1993', ['dateOfBirth.ageMismatch']],
    ['01/02/1992', []],
    ['01/01/1992', ['dateOfBirth.birthday']],
    ['01/02/1991', ['dateOfBirth.birthday']],
    ['01/01/1991', ['dateOfBirth.ageMismatch']],
    ['01/01/1900', ['dateOfBirth.ageMismatch']],
  ])('date of birth %j with a quoted age of 34', (dateOfBirth, expected) => {
    expect(codes('primary', alone({ dateOfBirth }))).toEqual(expected)
  })

  it('quotes the age and the years', () => {
    const values = (dateOfBirth: string) => stepIssues(checkOf(alone({ dateOfBirth })), 'primary')[0]?.values
    const start = '01/01/2027'
    expect(values('01/02/1993')).toEqual({ age: 34, then: 33, start })
    expect(values('11/21/1991')).toEqual({ age: 34, then: 35, start })
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
    [{ legalStatus: 'resident', alienNumber: '123456' }, ['alienNumber.format']],
    [{ legalStatus: 'resident', alienNumber: '1234567' }, []],
    [{ legalStatus: 'resident', alienNumber: '1234567890' }, ['alienNumber.format']],
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
    [{ legalStatus: 'i94', i94Number: '1234567890' }, ['i94Number.format']],
    [{ legalStatus: 'i94', i94Number: '123456789A1' }, []],
    [{ legalStatus: 'i94', i94Number: '12345678A91' }, ['i94Number.format']],
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
      expected
        .filter((code) => code !== 'gender.required')
        // A child may have none yet (F-101).
        .map((code) => (code === 'ssn.required' ? 'ssn.requiredOrNotYet' : code)),
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
  const members: Application['members'] = [member({ firstName: ' ' }), dependent({ ssn: '219099921' })]
  expect(stepIssues(checkOf(filledApplication({ members })), 'dependents')).toEqual([
    { path: ['members', 1, 'ssn'], code: 'ssn.duplicateUnnamed' },
  ])
})

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

// Proves F-13.
it.each([
  ['PO Box 1234', true],
  ['P.O. Box 12', true],
  ['p o box 7', true],
  ['POB 12', true],
  ['Post Office Box 3', true],
  ['Apartado postal 45', true],
  ['Apdo. 45', true],
  ['Box 12', true],
  ['12 Boxwood Lane', false],
  ['Box Elder Road 4', false],
  ['100 Post Office Road', false],
  ['Calle Apartado Norte', false],
  ['Poboy Street 2', false],
])('a home at %j is in a post office: %s', (street, isBox) => {
  const home = filledApplication()
  const issues = stepIssues(checkOf({ ...home, address: { ...home.address, street } }), 'address')
  expect(issues.map(({ code }) => code)).toEqual(isBox ? ['street.postBox'] : [])
})

// Proves F-14.
it('mail may go to a box', () => {
  const mailingAddress = { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801' }
  expect(stepIssues(checkOf(filledApplication({ isMailingSameAsHome: false, mailingAddress })), 'address')).toEqual([])
})

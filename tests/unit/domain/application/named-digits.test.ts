import { describe, expect, it } from 'vitest'

import type { ApplicationMember } from '#domain/application/application.ts'
import { type ApplicationStep, stepIssues } from '#domain/application/application-steps.ts'

import { facts, filledApplication, member } from './filled-application.ts'

const today = { year: 2026, month: 11, day: 28 }
const codes = (step: ApplicationStep, application: ReturnType<typeof filledApplication>) =>
  stepIssues({ application, facts, today }, step).map(({ code }) => code)
const ofMember = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(changed)] })

// Proves F-102.
describe('digits of another script are named as the reason', () => {
  it.each<[string, ApplicationStep, ReturnType<typeof filledApplication>]>([
    ['phone', 'contact', filledApplication({ phone: '٣٠٥٥٥٥٠١٩٩' })],
    ['ZIP code', 'address', filledApplication({ address: { ...filledApplication().address, zip: '３３１３９' } })],
    ['Social Security number', 'primary', ofMember({ ssn: '١٢٣٤٥٦٧٨٩' })],
    ['date of birth', 'primary', ofMember({ dateOfBirth: '٠٤/١٧/١٩٩٠' })],
    ['alien number', 'primary', ofMember({ legalStatus: 'resident', alienNumber: '٠١٢٣٤٥٦٧٨' })],
    ['income', 'financial', ofMember({ annualIncome: '٣٤٠٠٠' })],
  ])('%s', (_, step, application) => {
    expect(codes(step, application)).toContain('digits.script')
  })

  it('and only where there are any', () => {
    expect(codes('primary', ofMember({ ssn: '12345' }))).toContain('ssn.nineDigits')
    expect(codes('financial', ofMember({ annualIncome: 'a lot' }))).toContain('annualIncome.invalid')
  })
})

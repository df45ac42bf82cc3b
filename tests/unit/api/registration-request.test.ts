import { describe, expect, it } from 'vitest'

import { registrationRequest } from '#api/registration.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import type { RegistrationForm } from '#domain/account/registration-rules.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { safeParse } from 'zod/mini'

const form: RegistrationForm = {
  method: 'email',
  email: ' ana.torres@example.com ',
  phone: '(305) 555-0199',
  firstName: ' Ana ',
  lastName: ' Torres ',
  password: ' una clave larga ',
  hasAcceptedTerms: true,
}
// The facts stay on the device: the body is the same with them (P-89).
const chosen = { plan: plan(), monthlyPriceCents: 9640, monthlyCreditCents: 41250, facts: chosenFacts() }
const asked = { criteria: criteria(), chosen, form, language: 'es' } as const

const notApplying = (role: Role): HouseholdMember => ({ role, age: null, isApplyingForCoverage: false })

// Proves C-12.
describe('the account call (A-7)', () => {
  it('carries the account, the quote, the plan and the household to the letter', () => {
    const body = registrationRequestOf(asked)
    expect(Object.keys(body)).toEqual(['account', 'quoteDetails', 'selectedPlan', 'householdMembers'])
    expect(body.account).toEqual({
      email: 'ana.torres@example.com',
      password: ' una clave larga ',
      firstName: 'Ana',
      lastName: 'Torres',
      phone: '',
      language: 2,
    })
    expect(body.quoteDetails).toEqual({
      zipCode: '33133',
      county: 'Miami-Dade County',
      state: 'FL',
      totalHouseholdIncome: 42_000,
      activeSubsidyAmount: 412.5,
    })
    const { plan_benefits, ...rest } = body.selectedPlan
    expect(rest).toEqual({
      planApiId: chosen.plan.id,
      name: chosen.plan.name,
      issuer: chosen.plan.issuerName,
      metalLevel: chosen.plan.metalLevel,
      estimatedMonthlyPremium: '96.40',
    })
    expect(plan_benefits.map(({ name }) => name)).toEqual(chosen.plan.benefits.map(({ name }) => name))
    expect(plan_benefits.flatMap(({ cost_sharings }) => cost_sharings)).toEqual(
      chosen.plan.benefits.flatMap(({ costSharings }) =>
        costSharings.map(({ networkTier, displayString }) => ({
          network_tier: networkTier,
          display_string: displayString,
        })),
      ),
    )
  })

  it('sends the phone alone when the person registers by phone, and English as 1', () => {
    const { account } = registrationRequestOf({ ...asked, form: { ...form, method: 'phone' }, language: 'en' })
    expect(account).toMatchObject({ email: '', phone: '3055550199', language: 1 })
  })

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1842, '18.42'],
    [63_000, '630.00'],
    [123_456, '1234.56'],
  ])('writes %i cents as %s', (monthlyPriceCents, text) => {
    const body = registrationRequestOf({ ...asked, chosen: { ...chosen, monthlyPriceCents } })
    expect(body.selectedPlan.estimatedMonthlyPremium).toBe(text)
  })

  const households: readonly (readonly [size: number, members: readonly HouseholdMember[]])[] = [
    [1, [applicant('primary', 34)]],
    [2, [applicant('primary', 34), applicant('spouse', 33)]],
    [3, [applicant('primary', 34), applicant('spouse', 33), applicant('dependent', 3)]],
    [4, [notApplying('primary'), ...[1, 2, 3].map((age) => applicant('dependent', age))]],
    [5, [applicant('primary', 60), notApplying('spouse'), ...[1, 2, 3].map((age) => applicant('dependent', age))]],
    [6, [applicant('primary', 60), ...Array.from({ length: 5 }, () => notApplying('dependent'))]],
    [7, [applicant('primary', 60), ...[0, 1, 2, 3, 4, 5].map((age) => applicant('dependent', age))]],
    [
      8,
      [
        applicant('primary', 60),
        applicant('spouse', 60),
        ...[0, 1, 2, 3, 4, 5].map((age) => applicant('dependent', age)),
      ],
    ],
  ]

  it.each(households)('lists a household of %i with the incomes of primary and spouse', (size, members) => {
    const body = registrationRequestOf({
      ...asked,
      criteria: criteria({
        householdMembers: members,
        income: 50_000,
        primaryApplicantIncome: 30_000,
        spouseIncome: 20_000,
      }),
    })
    expect(safeParse(registrationRequest, body).error).toBeUndefined()
    expect(body.householdMembers).toHaveLength(size)
    expect(body.householdMembers).toEqual(
      members.map(({ role, age, isApplyingForCoverage }) => ({
        role,
        age,
        isApplyingForCoverage,
        annualIncome: { primary: 30_000, spouse: 20_000, dependent: 0 }[role],
      })),
    )
    expect(body.quoteDetails.totalHouseholdIncome).toBe(50_000)
  })

  it('makes a second spouse a dependent', () => {
    const members = [applicant('primary', 34), applicant('spouse', 33), applicant('spouse', 30)]
    const body = registrationRequestOf({ ...asked, criteria: criteria({ householdMembers: members }) })
    expect(body.householdMembers.map(({ role }) => role)).toEqual(['primary', 'spouse', 'dependent'])
  })
})

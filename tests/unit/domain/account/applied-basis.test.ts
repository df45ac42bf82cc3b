import { describe, expect, it } from 'vitest'

import { appliedBasis, appliedOutlook } from '#domain/account/applied-basis.ts'
import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { submittedUser } from '#domain/account/receipt.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { inMedicaid, outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { handedPlanOf } from '#domain/quote/quote-handover.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { floridaPlans, plan } from '#mocks/fixtures/sample-plans.ts'
import { personRecord, verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

const [silver = plan()] = floridaPlans
const creditCents = 48_200
const results = { criteria: { ...handover().criteria, planYear: 2027 } } as const
const child = verifiedRelative()
const quotedPrice = quotedPriceOf({ plan: silver, monthlyPriceCents: 5_738, monthlyCreditCents: creditCents }, results)

/** A user who was quoted at 15,960, the poverty level of one person in 2027, and saved another income. */
const userOf = (annualIncome: string, changes: Partial<VerifiedUser> = {}) =>
  verifiedLead({
    planApiId: silver.id,
    monthlyPriceCents: 5_738,
    monthlySubsidyCents: creditCents,
    quotedPrice,
    householdAnnualIncome: 15_960,
    record: personRecord({ annualIncome }),
    relatives: [],
    ...changes,
  })
const outlookOf = (user: VerifiedUser) => appliedOutlook(user, applicationOf(user))

// Proves F-96.
describe('an income of the application below the quoted one', () => {
  it.each([
    ['in the gap of Florida', userOf('14000'), ['coverageGap']],
    ['in a state that expanded Medicaid', userOf('14000', { stateAbbreviation: 'OH' }), ['medicaidOrChip']],
    [
      'a parent in the gap and a child in CHIP',
      userOf('14000', { householdAnnualIncome: 21_640, relatives: [child] }),
      ['coverageGap', 'medicaidOrChip'],
    ],
    [
      'a child of a parent who still gets a credit',
      userOf('22000', { householdAnnualIncome: 40_000, relatives: [child] }),
      [null, 'medicaidOrChip'],
    ],
  ] as const)('%s', (_title, user, reasons) => {
    expect(outlookOf(user)?.reasons).toEqual(reasons)
  })

  it.each([
    ['is the quoted one', userOf('15960')],
    ['still gives a credit', userOf('30000', { householdAnnualIncome: 42_000 })],
    ['is not answered', userOf('')],
    ['is of a plan whose year this device does not know', userOf('14000', { quotedPrice: null })],
    ['is of somebody of 65', userOf('14000', { age: 65 })],
  ])('says nothing where it %s', (_title, user) => {
    expect(outlookOf(user)).toBeNull()
  })

  it.each([
    ['in the gap of Florida', 14_000, {}, ['coverageGap']],
    ['in a state that expanded Medicaid', 14_000, { stateAbbreviation: 'OH' }, ['medicaidOrChip']],
  ] as const)('is said too where the quote itself has it and no credit: %s', (_title, income, changes, reasons) => {
    const user = userOf(String(income), { householdAnnualIncome: income, monthlySubsidyCents: 0, ...changes })
    const outlook = outlookOf(user)
    expect(outlook?.reasons).toEqual(reasons)
    expect(outlook && outlookStatement(outlook, 0)).toEqual({ kind: 'nobody' })
  })

  it('is not said of an income above the limit, which has no credit either', () => {
    expect(outlookOf(userOf('80000', { householdAnnualIncome: 80_000, monthlySubsidyCents: 0 }))).toBeNull()
  })

  it('is said with the full price as the second amount', () => {
    const user = userOf('14000')
    const given = handover({ plan: handedPlanOf({ plan: silver, monthlyCreditCents: creditCents }) })
    expect(appliedBasis(given, user, applicationOf(user))).toMatchObject({
      typedCents: 14_000_00,
      outlook: { reasons: ['coverageGap'], probableCents: 0 },
      outcome: { second: { without: [], isFullPrice: true } },
      secondCents: silver.monthlyPremiumCents,
    })
    expect(appliedBasis(given, userOf('15960'), applicationOf(userOf('15960')))).not.toHaveProperty('typedCents')
  })

  it('is still said once the form is sent and erased', () => {
    const before = userOf('')
    const form = applicationOf(userOf('14000'))
    const after = submittedUser(before, {
      answer: { status: null, applicationProgressStep: null, submissionId: 'PU-1' },
      outlook: appliedOutlook(before, form),
      typedCents: 14_000_00,
    })
    const given = handover({ plan: handedPlanOf({ plan: silver, monthlyCreditCents: creditCents }) })
    expect(appliedBasis(given, after, applicationOf(after))).toMatchObject({
      typedCents: 14_000_00,
      outlook: { reasons: ['coverageGap'], probableCents: 0 },
      secondCents: silver.monthlyPremiumCents,
    })
  })
})

// Proves F-95.
it.each([
  ['C33', ['daca']],
  ['c33', ['daca']],
  ['C09', ['immigrationStatus']],
  ['', ['immigrationStatus']],
])('a work permit of category %j', (categoryCode, reasons) => {
  const record = personRecord({ annualIncome: '40000', legalStatus: 3, categoryCode })
  expect(outlookOf(userOf('40000', { record }))?.reasons).toEqual(reasons)
})

// Proves F-99.
describe('people who left the prices for Medicaid', () => {
  const parent = userOf('15960')
  const onlyYou = handover({
    criteria: {
      ...results.criteria,
      householdMembers: [applicant('primary', 34), { ...applicant('dependent', 7), isApplyingForCoverage: false }],
    },
  })
  const basisOf = (leftToMedicaid?: readonly number[]) =>
    appliedBasis({ ...onlyYou, plan: { ...onlyYou.plan, leftToMedicaid } }, parent, applicationOf(parent))

  it('are told to apply for it, as the results say', () => {
    const { outlook, leftToMedicaid } = basisOf([1])
    expect(leftToMedicaid).toEqual([1])
    expect(inMedicaid(outlook, leftToMedicaid?.length)).toBe('some')
  })

  it('are nobody where the estimate says so', () => {
    expect(basisOf().leftToMedicaid).toBeUndefined()
    expect(inMedicaid(null)).toBe('nobody')
    expect(inMedicaid({ reasons: ['medicaidOrChip'], probableCents: 0 }, 2)).toBe('all')
    expect(inMedicaid({ reasons: [null, 'pregnancyMedicaid'], probableCents: 0 })).toBe('some')
  })
})

// Proves F-110.
describe('a child who applies', () => {
  const quote = handover({ criteria: results.criteria })
  const told = (relationID: number | null, submissionId: string | null) => {
    const relative = verifiedRelative({ age: 7, record: personRecord({ relationID }) })
    const user = userOf('40000', { householdAnnualIncome: 40_000, relatives: [relative], submissionId })
    return (relationship?: 'otherRelative') => {
      const application = applicationOf(user)
      const [primary, child] = application.members
      if (!child) throw new Error('the sample has a child')
      const members = [primary, relationship ? { ...child, relationship } : child] as const
      return appliedBasis(quote, user, { ...application, members }).hasOtherRelative
    }
  }

  it('is said to be another relative’s as the application says it, also once it is sent without a code', () => {
    expect(told(null, null)('otherRelative')).toBe(true)
    expect(told(null, 'PU-1003-2026')()).toBe(true)
  })

  it('is the filer’s own with a code, and not known before the relation is answered', () => {
    expect(told(2, 'PU-1003-2026')()).toBeUndefined()
    expect(told(null, null)()).toBeUndefined()
  })
})

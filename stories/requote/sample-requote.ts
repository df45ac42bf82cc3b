import type { Misfit } from '#domain/requote/misfits.ts'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import type { QuoteSide } from '#domain/requote/quote-side.ts'

/** A year of bills, without federal examples. */
function year(monthlyBillCents: number, mostCareCents: number): NonNullable<ChosenFacts['year']> {
  const cents = 12 * monthlyBillCents
  return {
    monthsCovered: 12,
    monthlyBillCents,
    healthy: { cents, careCents: 0 },
    fracture: null,
    diabetes: null,
    baby: null,
    bad: { cents: cents + mostCareCents, careCents: mostCareCents },
  }
}

/** What a Silver plan with extra savings means for the mother and her children. */
const savingFacts: ChosenFacts = {
  extraSavings: true,
  isEasyToCompare: false,
  year: year(10_410, 620_000),
  deductibleCents: 90_000,
  drugDeductibleCents: null,
  outOfPocketMaximumCents: 310_000,
  familyMaximumCents: 620_000,
  perPerson: false,
}

/** The quote of a mother of 42 with two children in Hialeah, as her application has it. */
export const before: QuoteSide = {
  plan: { name: 'Silver 2345 ($0 Virtual Visits)', issuerName: 'Florida Blue', metalLevel: 'Silver' },
  priceCents: 10_410,
  billCents: 10_410,
  premiumCents: 71_610,
  facts: savingFacts,
  creditCents: 61_200,
  incomeCents: 2_760_000,
  zip: '33012',
  county: 'Miami-Dade County',
  state: 'FL',
  people: [
    { role: 'primary', age: 42, isApplyingForCoverage: true },
    { role: 'dependent', age: 12, isApplyingForCoverage: true },
    { role: 'dependent', age: 8, isApplyingForCoverage: true },
  ],
}

/** The same with more income and another plan. */
export const moreIncome: QuoteSide = {
  ...before,
  plan: { name: 'Ambetter Value Silver', issuerName: 'Ambetter Health', metalLevel: 'Silver' },
  priceCents: 12_990,
  billCents: 12_990,
  premiumCents: 70_790,
  facts: { ...savingFacts, year: year(12_990, 620_000) },
  creditCents: 57_800,
  incomeCents: 2_990_000,
}

/** The first quote with an income that is too high for the extra savings, and the same plan. */
export const savingsLost: QuoteSide = {
  ...before,
  incomeCents: 5_200_000,
  priceCents: 31_200,
  billCents: 32_339,
  creditCents: 39_271,
  facts: {
    ...savingFacts,
    extraSavings: false,
    year: year(32_339, 1_500_000),
    deductibleCents: 500_000,
    drugDeductibleCents: 50_000,
    outOfPocketMaximumCents: 750_000,
    familyMaximumCents: 1_500_000,
  },
}

/** The first quote as another device knows it: by the profile alone. */
export const ofProfile: QuoteSide = { ...before, billCents: null, premiumCents: null, facts: null }

/** The same after a move, with a spouse, and a child who no longer applies. */
export const moved: QuoteSide = {
  ...moreIncome,
  zip: '77002',
  county: 'Harris County',
  state: 'TX',
  people: [
    { role: 'primary', age: 42, isApplyingForCoverage: true },
    { role: 'spouse', age: 44, isApplyingForCoverage: true },
    { role: 'dependent', age: 12, isApplyingForCoverage: true },
    { role: 'dependent', age: null, isApplyingForCoverage: false },
  ],
}

const eva = { role: 'dependent', firstName: 'Eva', number: 1 } as const

/** One of each kind. */
export const everyMisfit: readonly Misfit[] = [
  { kind: 'address', zip: '77002' },
  { kind: 'added', person: { role: 'spouse', firstName: '', number: 1 } },
  { kind: 'dateOfBirth', person: eva, age: 12 },
  { kind: 'nowApplies', person: { role: 'dependent', firstName: '', number: 2 } },
  { kind: 'income', combinedCents: 3_150_050, limitCents: 2_990_000 },
  { kind: 'gone', person: { role: 'dependent', firstName: 'María de los Ángeles', number: 2 } },
  { kind: 'signature' },
]

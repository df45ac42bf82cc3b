import type { Misfit } from '#domain/requote/misfits.ts'
import type { QuoteSide } from '#domain/requote/quote-side.ts'

/** The quote of a mother of 42 with two children in Hialeah, as her application has it. */
export const before: QuoteSide = {
  plan: { name: 'Silver 2345 ($0 Virtual Visits)', issuerName: 'Florida Blue', metalLevel: 'Silver' },
  billCents: 10_410,
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
  billCents: 12_990,
  creditCents: 57_800,
  incomeCents: 2_990_000,
}

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

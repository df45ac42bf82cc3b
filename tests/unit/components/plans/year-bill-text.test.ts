import { beforeAll, expect, it } from 'vitest'

import { yearBillText } from '#components/plans/year-bill-text.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'

const year = { monthsCovered: 11, monthlyBillCents: 39_000 }
const counts = { people: 2, second: { kind: 'without', left: 1 }, hasTobacco: false } as const

beforeAll(() => loadInBothLanguages('year-costs', 'plans'))

// Proves P-67.
it('a year says its bill and for whom, and the bills of the same months of the second amount once it is known', () => {
  const counted = 'Bills in it: <b>$390.00</b> a month, for the 2 who apply.'
  expect(yearBillText('en', { year, counts, secondCents: undefined })).toBe(counted)
  expect(yearBillText('en', { year, counts, secondCents: 30_000 })).toBe(
    `${counted} For only 1 of you, probably: <b>$3,300.00</b> a year.`,
  )
  expect(yearBillText('es', { year, counts, secondCents: 30_000 })).toContain('<b>$3,300.00</b> al año')
  // An amount of another search is not of a basis without one.
  expect(yearBillText('en', { year, counts: { ...counts, second: null }, secondCents: 30_000 })).toBe(counted)
})

it('a year says nothing where it is not known, or everybody probably gets the credit', () => {
  expect(yearBillText('en', { year: null, counts, secondCents: 30_000 })).toBeUndefined()
  expect(yearBillText('en', { year, counts: null, secondCents: 30_000 })).toBeUndefined()
})

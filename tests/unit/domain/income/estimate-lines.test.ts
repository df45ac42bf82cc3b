import { expect, it } from 'vitest'

import { noWages, type PayMethod, type WageTexts } from '#domain/income/annualise.ts'
import { type EstimateLines, estimateLines } from '#domain/income/estimate-lines.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'

const earning = (change: Partial<PersonIncomeDraft>): PersonIncomeDraft => ({ ...emptyPersonIncome, ...change })
const linesOf = (change: Partial<PersonIncomeDraft>, year: 2026 | 2027 = 2026): EstimateLines =>
  estimateLines({ primary: earning(change), spouse: null }, year)
const wagesOf = (payMethod: PayMethod, texts: Partial<WageTexts>) =>
  linesOf({ sources: ['wages'], payMethod, wages: { ...noWages, ...texts } }).people[0]?.sources[0]

// Proves Q-114.
it('say how a profit, its expenses and its deductions make an income', () => {
  const sources = ['selfEmployment', 'other'] as const
  const deductions = { ira: '1000', studentLoanInterest: '3000' }
  const amounts = { selfEmployment: '46,000', other: '100' }
  expect(linesOf({ sources, amounts, workExpenses: '15000', deductions })).toEqual({
    people: [
      {
        person: 'primary',
        sources: [
          {
            source: 'selfEmployment',
            given: { method: 'year' },
            earnedCents: 4_600_000,
            expensesCents: 1_500_000,
            countedCents: 3_100_000,
            isLoss: false,
          },
          {
            source: 'other',
            given: { method: 'year' },
            earnedCents: 10_000,
            expensesCents: null,
            countedCents: 10_000,
            isLoss: false,
          },
        ],
        deductions: [
          { id: 'ira', enteredCents: 100_000, countedCents: 100_000 },
          { id: 'studentLoanInterest', enteredCents: 300_000, countedCents: 250_000 },
          { id: 'halfSelfEmploymentTax', profitCents: 3_100_000, countedCents: 219_008, capDollars: null },
        ],
        annualIncome: 25_410,
      },
    ],
    household: { low: 25_410, likely: 25_410, best: 25_410 },
  })
})

it('say the months of an income that changes', () => {
  const wageMonths = {
    low: { pay: '900.50', months: '3' },
    usual: { pay: '1000', months: '7' },
    best: { pay: '2000', months: '2' },
  }
  const lines = linesOf({ sources: ['wages'], payMethod: 'varies', wageMonths })
  expect(lines.people[0]?.sources[0]).toEqual({
    source: 'wages',
    given: {
      method: 'varies',
      months: {
        low: { payDollars: 900.5, months: 3 },
        usual: { payDollars: 1000, months: 7 },
        best: { payDollars: 2000, months: 2 },
      },
    },
    earnedCents: 1_370_150,
    expensesCents: null,
    countedCents: 1_370_150,
    isLoss: false,
  })
  expect(lines.household).toEqual({ low: 10_806, likely: 13_702, best: 24_000 })
  const earned = linesOf({ sources: ['selfEmployment'], earningMethod: 'varies', earningMonths: wageMonths })
  expect(earned.people[0]?.sources[0]?.given.method).toBe('varies')
})

it('say how wages are paid', () => {
  expect(wagesOf('hourly', { hourlyRate: '15.1250', hoursWeek: '37.5' })).toMatchObject({
    given: { method: 'hourly', payDollars: 15.125, hoursAWeek: 37.5, timesAYear: 52 },
    earnedCents: 2_949_375,
  })
  expect(wagesOf('twiceMonthly', { twiceMonthlyPay: '45' })).toMatchObject({
    given: { method: 'twiceMonthly', payDollars: 45, timesAYear: 24 },
    earnedCents: 108_000,
  })
  expect(wagesOf('weekly', { weeklyPay: '500' })?.given).toEqual({ method: 'weekly', payDollars: 500, timesAYear: 52 })
  expect(wagesOf('annual', { annualAmount: '42000' })?.given).toEqual({ method: 'year' })
  expect(wagesOf('none', {})?.given).toEqual({ method: 'year' })
})

it('say that a loss is one, and that a deduction is limited or left out', () => {
  const [loss] = linesOf({ sources: ['selfEmployment'], amounts: { selfEmployment: '1' }, workExpenses: '2' }).people
  expect(loss?.sources[0]).toMatchObject({ countedCents: 0, isLoss: true })
  expect(loss?.deductions).toEqual([])
  const rich = { sources: ['selfEmployment'], amounts: { selfEmployment: '300000' } } as const
  expect(linesOf(rich).people[0]?.deductions).toEqual([
    { id: 'halfSelfEmploymentTax', profitCents: 30_000_000, countedCents: 1_545_623, capDollars: 184_500 },
  ])
  expect(linesOf(rich, 2027).people[0]?.deductions).toEqual([
    { id: 'halfSelfEmploymentTax', profitCents: 30_000_000, countedCents: null, capDollars: null },
  ])
})

it('have each person’s part of the household, and nothing of a person without income', () => {
  const spouse = earning({ sources: ['other'], amounts: { other: '5000.25' } })
  const primary = earning({ sources: ['retirement'], amounts: { retirement: '10000.25' } })
  const parts = (lines: EstimateLines) => lines.people.map(({ person, annualIncome }) => [person, annualIncome])
  expect(parts(estimateLines({ primary, spouse }, 2026))).toEqual([
    ['primary', 10_001],
    ['spouse', 5_000],
  ])
  const { people } = estimateLines({ primary: { ...primary, hasNoIncome: true }, spouse }, 2026)
  expect(people[0]).toEqual({ person: 'primary', sources: [], deductions: [], annualIncome: 0 })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { annualWages, noWages } from '#domain/income/annualise.ts'
import { emptyPersonIncome, type EstimatorDraft, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import { estimatorIssues, monthFieldOf } from '#domain/income/estimator-issues.ts'
import { estimateIncome, householdYear, incomeRange } from '#domain/income/estimated-income.ts'
import { finePerMillionth, halfSelfEmploymentTax } from '#domain/income/self-employment-tax.ts'
import { monthsTogether, type MonthTexts, noMonths, parseMonths, yearOfMonths } from '#domain/income/varying-months.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

const earning = (change: Partial<PersonIncomeDraft>): PersonIncomeDraft => ({ ...emptyPersonIncome, ...change })
const alone = (change: Partial<PersonIncomeDraft>): EstimatorDraft => ({ primary: earning(change), spouse: null })
const months = (low: readonly [string, string], usual: readonly [string, string], best: readonly [string, string]) => {
  const month = ([pay, count]: readonly [string, string]) => ({ pay, months: count })
  return { low: month(low), usual: month(usual), best: month(best) } satisfies MonthTexts
}
const selfEmployed = (gross: string, workExpenses = ''): Partial<PersonIncomeDraft> => ({
  sources: ['selfEmployment'],
  amounts: { selfEmployment: gross },
  workExpenses,
})
const waged = (annualAmount: string): Partial<PersonIncomeDraft> => ({
  payMethod: 'annual',
  wages: { ...noWages, annualAmount },
})
const incomeOf = (change: Partial<PersonIncomeDraft>, year: PlanYear = 2026) =>
  estimateIncome(alone(change), year).annualIncome

// Proves Q-110.
describe('wages paid twice a month', () => {
  it.each([
    ['45', 1_080_000_000n],
    ['1,250.55', 30_013_200_000n],
    ['', 0n],
  ])('of %s are %s millionths a year', (twiceMonthlyPay, expected) => {
    expect(annualWages('twiceMonthly', { ...noWages, twiceMonthlyPay })).toBe(expected)
  })

  it('of 45 dollars are 1,080 dollars a year', () => {
    const wages = { ...noWages, twiceMonthlyPay: '45', biweeklyPay: '900' }
    expect(incomeOf({ sources: ['wages'], payMethod: 'twiceMonthly', wages })).toBe(1080)
  })
})

// Proves Q-111.
describe('an income that changes', () => {
  const given = months(['1,000', '4'], ['2000.50', '6'], ['3000', '2'])

  it('counts each kind of month as often as it comes', () => {
    expect(yearOfMonths(given, 'likely')).toBe(22_003_000_000n)
    expect(yearOfMonths(given, 'low')).toBe(12_000_000_000n)
    expect(yearOfMonths(given, 'best')).toBe(36_000_000_000n)
    expect(incomeOf({ sources: ['wages'], payMethod: 'varies', wageMonths: given })).toBe(22_003)
  })

  it.each([
    [['1000', '0'], ['2000', '12'], ['9000', '0'], 24_000, 24_000],
    [['1000', '6'], ['2000', '6'], ['9000', '0'], 12_000, 24_000],
    [['1000', '0'], ['2000', '6'], ['9000', '6'], 24_000, 108_000],
    [['1000', '12'], ['2000', '0'], ['9000', '0'], 12_000, 12_000],
  ] as const)('ranges over the months that come: %j, %j, %j', (low, usual, best, lowest, highest) => {
    const range = incomeRange(
      alone({ sources: ['wages'], payMethod: 'varies', wageMonths: months(low, usual, best) }),
      2026,
    )
    expect([range.low, range.best]).toEqual([lowest, highest])
  })

  it.each([
    ['0', 0],
    ['12', 12],
    [' 7 ', 7],
    ['13', null],
    ['', null],
    ['1.5', null],
    ['-1', null],
    ['x', null],
  ])('%j months are %j', (text, expected) => {
    expect(parseMonths(text)).toBe(expected)
  })

  it('has twelve months', () => {
    expect(monthsTogether(given)).toBe(12)
    expect(monthsTogether(noMonths)).toBeNull()
    const issuesOf = (wageMonths: MonthTexts) =>
      estimatorIssues(alone({ sources: ['wages'], payMethod: 'varies', wageMonths }))
    expect(issuesOf(given)).toEqual([])
    for (const count of ['3', '5'])
      expect(issuesOf({ ...given, low: { pay: '1000', months: count } })).toEqual([
        { person: 'primary', field: 'wages-low-months', code: 'monthsTogether' },
      ])
  })

  it('needs each amount and each number of months', () => {
    const issues = estimatorIssues(alone({ sources: ['wages'], payMethod: 'varies' }))
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['wages-low-pay', 'amountMissing'],
      ['wages-low-months', 'months'],
      ['wages-usual-pay', 'amountMissing'],
      ['wages-usual-months', 'months'],
      ['wages-best-pay', 'amountMissing'],
      ['wages-best-months', 'months'],
    ])
    const unclear = months(['40.000', '13'], ['50', '6'], ['60', '6'])
    const spouse = earning({ sources: ['selfEmployment'], earningMethod: 'varies', earningMonths: unclear })
    expect(estimatorIssues({ primary: earning({ hasNoIncome: true }), spouse })).toEqual([
      { person: 'spouse', field: 'selfEmployment-low-pay', code: 'amountUnclear' },
      { person: 'spouse', field: 'selfEmployment-low-months', code: 'months' },
    ])
  })

  it('rises from the low month to the best one', () => {
    const issuesOf = (low: string, usual: string, best: string) =>
      estimatorIssues(
        alone({ sources: ['wages'], payMethod: 'varies', wageMonths: months([low, '4'], [usual, '4'], [best, '4']) }),
      ).map(({ field, code }) => [field, code])
    expect(issuesOf('1000', '1000', '1000')).toEqual([])
    expect(issuesOf('1000', '999.99', '1000')).toEqual([['wages-usual-pay', 'usualBelowLow']])
    expect(issuesOf('1000', '2000', '900')).toEqual([['wages-best-pay', 'bestBelowUsual']])
  })

  it('names its fields', () => {
    expect(monthFieldOf('selfEmployment-best-months')).toEqual({
      source: 'selfEmployment',
      kind: 'best',
      what: 'months',
    })
    expect(monthFieldOf('wages-low-pay')).toEqual({ source: 'wages', kind: 'low', what: 'pay' })
    expect(monthFieldOf('weeklyPay')).toBeNull()
  })
})

// Proves Q-112.
describe('self-employment', () => {
  it('counts what is left after the money that is spent to work', () => {
    expect(householdYear(alone(selfEmployed('46,000', '15,000')), 'likely', 2026).primary?.sources).toEqual([
      { source: 'selfEmployment', earned: 46_000_000_000n, expenses: 15_000_000_000n, counted: 31_000_000_000n },
    ])
  })

  it('counts a loss as 0, beside other income too', () => {
    expect(incomeOf(selfEmployed('1000', '1000.01'))).toBe(0)
    const both = { ...selfEmployed('1000', '9000'), sources: ['wages', 'selfEmployment'], ...waged('20000') } as const
    expect(incomeOf(both)).toBe(20_000)
  })

  it('takes the expenses of a year off an income that changes, in each case', () => {
    const earningMonths = months(['1000', '4'], ['4000', '6'], ['9000', '2'])
    const draft = alone({ sources: ['selfEmployment'], earningMethod: 'varies', earningMonths, workExpenses: '15000' })
    const profits = (['low', 'likely', 'best'] as const).map(
      (yearCase) => householdYear(draft, yearCase, 2026).primary?.sources[0]?.counted,
    )
    expect(profits).toEqual([0n, 31_000_000_000n, 93_000_000_000n])
    expect(incomeRange(draft, 2026)).toEqual({ low: 0, likely: 28_810, best: 86_430 })
  })

  it('refuses expenses that can be read in two ways, and takes none for 0', () => {
    expect(estimatorIssues(alone(selfEmployed('46000')))).toEqual([])
    expect(estimatorIssues(alone(selfEmployed('46000', '15.000')))).toEqual([
      { person: 'primary', field: 'workExpenses', code: 'amountUnclear' },
    ])
    expect(estimatorIssues(alone(selfEmployed('', '15000')))).toEqual([
      { person: 'primary', field: 'selfEmployment', code: 'amountMissing' },
    ])
  })
})

// Proves Q-113.
describe('what lowers an income', () => {
  const half = (profit: number, wages = 0, year: PlanYear = 2026) => {
    const tax = halfSelfEmploymentTax({ profit: BigInt(profit) * 1_000_000n, wages: BigInt(wages) * 1_000_000n }, year)
    return tax && { ...tax, amount: Number(tax.amount / finePerMillionth) / 1_000_000 }
  }

  it('is half of the self-employment tax: 31,000 × 0.9235 × 0.153 ÷ 2', () => {
    expect(half(31_000)).toEqual({ amount: 2190.08025, capDollars: null })
    expect(incomeOf(selfEmployed('46000', '15000'))).toBe(28_810)
  })

  it('has the part for Social Security up to the cap less the wages only', () => {
    // 92.35 % of 199,783.43 is the cap of 184,500.
    expect(half(199_783)?.capDollars).toBeNull()
    expect(half(199_784)?.capDollars).toBe(184_500)
    expect(half(300_000)?.amount).toBe(184_500 * 0.062 + 277_050 * 0.0145)
    expect(half(100_000, 150_000)?.amount).toBeCloseTo(34_500 * 0.062 + 92_350 * 0.0145, 6)
    expect(half(100_000, 200_000)).toEqual({ amount: 92_350 * 0.0145, capDollars: 184_500 })
    expect(half(0, 200_000)).toEqual({ amount: 0, capDollars: null })
  })

  it('is none below 400 dollars of taxed profit', () => {
    // 92.35 % of 433.13 is 399.996, of 433.14 it is 400.005.
    expect(half(433)).toEqual({ amount: 0, capDollars: null })
    expect(half(434)?.amount).toBeCloseTo((434 * 0.9235 * 0.153) / 2, 6)
    expect(incomeOf(selfEmployed('433.13'))).toBe(433)
  })

  it('takes off at most the IRA limit of the year, or of the last known one', () => {
    const ira = (entered: string, year: PlanYear) =>
      incomeOf({ sources: ['wages'], ...waged('50000'), deductions: { ira: entered, studentLoanInterest: '' } }, year)
    const under50 = { sources: ['wages'], ...waged('50000'), isFrom50: false } as const
    expect(incomeOf({ ...under50, deductions: { ira: '20000', studentLoanInterest: '' } })).toBe(42_500)
    expect(incomeOf({ ...under50, isFrom50: true, deductions: { ira: '20000', studentLoanInterest: '' } })).toBe(41_400)
    expect(ira('7500', 2026)).toBe(42_500)
    expect(ira('8600', 2026)).toBe(41_400)
    expect(ira('20000', 2026)).toBe(41_400)
    expect(ira('20000', 2027)).toBe(41_400)
  })

  it('is left out in a year without a cap, above the last one that is known', () => {
    expect(half(199_783, 0, 2027)).toEqual(half(199_783))
    expect(half(199_784, 0, 2027)).toBeNull()
    expect(half(10_000, 190_000, 2027)).toBeNull()
    expect(half(0, 190_000, 2027)).toEqual({ amount: 0, capDollars: null })
    expect(incomeOf(selfEmployed('250000'), 2027)).toBe(250_000)
  })

  it('is what each person puts into an IRA', () => {
    const deductions = { ira: '3000.50', studentLoanInterest: '' }
    expect(incomeOf({ sources: ['wages'], ...waged('40000'), deductions })).toBe(37_000)
  })

  it('is the interest of a student loan, up to 2,500 dollars a return', () => {
    const paying = (studentLoanInterest: string) =>
      earning({ sources: ['wages'], ...waged('30000'), deductions: { ira: '', studentLoanInterest } })
    const householdOf = (own: string, others: string) =>
      estimateIncome({ primary: paying(own), spouse: paying(others) }, 2026).annualIncome
    expect(householdOf('2500', '')).toBe(57_500)
    expect(householdOf('2600', '')).toBe(57_500)
    expect(householdOf('1500', '1000')).toBe(57_500)
    expect(householdOf('1500', '1500')).toBe(57_500)
    const { primary, spouse } = householdYear({ primary: paying('1500'), spouse: paying('1500') }, 'likely', 2026)
    expect(primary?.loanInterest).toEqual({ entered: 1_500_000_000n, counted: 1_500_000_000n })
    expect(spouse?.loanInterest).toEqual({ entered: 1_500_000_000n, counted: 1_000_000_000n })
  })

  it('is also what a person without income takes off the return of both', () => {
    const saver = earning({ hasNoIncome: true, deductions: { ira: '5000', studentLoanInterest: '' } })
    const earner = earning({ sources: ['wages'], ...waged('40000') })
    expect(estimateIncome({ primary: earner, spouse: saver }, 2026)).toEqual({
      annualIncome: 35_000,
      primaryAnnualIncome: 35_000,
      spouseAnnualIncome: null,
    })
    expect(estimateIncome({ primary: saver, spouse: earner }, 2026)).toEqual({
      annualIncome: 35_000,
      primaryAnnualIncome: null,
      spouseAnnualIncome: 35_000,
    })
  })

  it('does not take the income below 0', () => {
    const deductions = { ira: '7000', studentLoanInterest: '' }
    expect(incomeOf({ sources: ['wages'], ...waged('6000'), deductions })).toBe(0)
  })

  it('may be empty, and is refused where it can be read in two ways', () => {
    const draft = (ira: string, sources: PersonIncomeDraft['sources']) =>
      alone({ sources, amounts: { other: '9000' }, deductions: { ira, studentLoanInterest: '' } })
    expect(estimatorIssues(draft('', ['other']))).toEqual([])
    expect(estimatorIssues(draft('3.000', ['other']))).toEqual([
      { person: 'primary', field: 'ira', code: 'amountUnclear' },
    ])
    // Nobody is asked, so nothing is wrong.
    expect(estimatorIssues(draft('3.000', []))).toEqual([])
  })
})

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => (amount / 100).toFixed(2))
const risingMonths = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 20_000_00 }), { minLength: 3, maxLength: 3 }), fc.nat(12), fc.nat(12))
  .map(([amounts, one, two]): MonthTexts => {
    const [low = 0, usual = 0, best = 0] = amounts.toSorted((a, b) => a - b)
    const [first, second] = [Math.min(one, two), Math.max(one, two)]
    const text = (amount: number) => (amount / 100).toFixed(2)
    return months([text(low), `${first}`], [text(usual), `${second - first}`], [text(best), `${12 - second}`])
  })
const somebody = fc
  .record({
    sources: fc.subarray(['wages', 'selfEmployment', 'other'] as const),
    payMethod: fc.constantFrom('varies' as const, 'annual' as const),
    annualAmount: cents(300_000),
    wageMonths: risingMonths,
    earningMethod: fc.constantFrom('varies' as const, 'annual' as const),
    earningMonths: risingMonths,
    workExpenses: cents(60_000),
    selfEmployment: cents(300_000),
    other: cents(20_000),
    ira: cents(8_000),
    studentLoanInterest: cents(4_000),
  })
  .map(({ annualAmount, selfEmployment, other, ira, studentLoanInterest, ...rest }) =>
    earning({
      ...rest,
      wages: { ...noWages, annualAmount },
      amounts: { selfEmployment, other },
      deductions: { ira, studentLoanInterest },
    }),
  )
const household = fc.record({ primary: somebody, spouse: fc.option(somebody) })

// Proves.
describe('the range of a year', () => {
  it('goes from the low months over the likely ones to the best ones, never below 0', () => {
    fc.assert(
      fc.property(household, fc.constantFrom<PlanYear>(2026, 2027), (draft, year) => {
        expect(estimatorIssues(draft)).toEqual([])
        const { low, likely, best } = incomeRange(draft, year)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(likely).toBeGreaterThanOrEqual(low)
        expect(best).toBeGreaterThanOrEqual(likely)
      }),
    )
  })

  it('has the estimate as its likely income, whose parts add up to the whole', () => {
    fc.assert(
      fc.property(household, (draft) => {
        const { annualIncome, primaryAnnualIncome, spouseAnnualIncome } = estimateIncome(draft, 2026)
        expect(annualIncome).toBe(incomeRange(draft, 2026).likely)
        expect((primaryAnnualIncome ?? 0) + (spouseAnnualIncome ?? 0)).toBe(annualIncome)
        expect(Math.min(primaryAnnualIncome ?? 0, spouseAnnualIncome ?? 0)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is one income where nothing changes', () => {
    expect(incomeRange(alone(selfEmployed('46000', '15000')), 2026)).toEqual({
      low: 28_810,
      likely: 28_810,
      best: 28_810,
    })
  })
})

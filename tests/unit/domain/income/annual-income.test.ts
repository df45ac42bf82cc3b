import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { annualWages, noWages } from '#domain/income/annualise.ts'
import {
  emptyPersonIncome,
  type EstimatorDraft,
  noIncomeToggled,
  peopleWithoutSource,
  type PersonIncomeDraft,
  sourceToggled,
} from '#domain/income/estimator.ts'
import { estimatorIssues } from '#domain/income/estimator-issues.ts'
import { estimateIncome as estimateIncomeIn } from '#domain/income/estimated-income.ts'
import { isAmount, parseAmount, parseAnnualIncome } from '#domain/income/money-text.ts'

const estimateIncome = (draft: EstimatorDraft) => estimateIncomeIn(draft, 2026)
const earning = (change: Partial<PersonIncomeDraft>): PersonIncomeDraft => ({ ...emptyPersonIncome, ...change })
const monthly = (monthlyPay: string) =>
  earning({ sources: ['wages'], payMethod: 'monthly', wages: { ...noWages, monthlyPay } })

// Proves.
describe('typed money', () => {
  it.each([
    ['42000', 42000],
    ['42,000', 42000],
    ['$1,042,000', 1042000],
    ['0', 0],
    [' 42000 ', 42000],
    ['$ 42,000', 42000],
    ['4$2', null],
    ['', null],
    ['-5', null],
    ['12.50', null],
    ['4,2000', null],
    ['abc', null],
    ['999999999', 999999999],
    ['1000000000', null],
  ])('an annual income of %j reads as %j', (text, expected) => {
    expect(parseAnnualIncome(text)).toBe(expected)
  })

  it.each([
    ['17.35', true],
    ['1,234.5', true],
    ['17.', true],
    ['.5', true],
    ['15.1250', true],
    ['40.000', false],
    ['12,5', false],
    ['1.234,56', false],
    ['.', false],
    ['', false],
    ['-5', false],
    ['1234567890', false],
  ])('%j is an amount: %j', (text, expected) => {
    expect(isAmount(text)).toBe(expected)
  })

  it.each([
    ['17.35', 17_350_000n],
    ['1,234.5', 1_234_500_000n],
    ['17.', 17_000_000n],
    ['.5', 500_000n],
    ['.', 0n],
    ['', 0n],
    ['x', 0n],
    ['x17', 0n],
    ['17x', 0n],
    [' 17.5 ', 17_500_000n],
    ['1.2345678', 1_234_567n],
    ['1.250', 0n],
    ['40.000', 0n],
  ])('the amount %j is %s millionths', (text, expected) => {
    expect(parseAmount(text)).toBe(expected)
  })
})

// Proves Q-43.
describe('wages a year', () => {
  it.each([
    ['hourly', { hourlyRate: '17.35', hoursWeek: '37.5' }, 33_832_500_000n],
    ['weekly', { weeklyPay: '812.40' }, 42_244_800_000n],
    ['biweekly', { biweeklyPay: '1624.80' }, 42_244_800_000n],
    ['monthly', { monthlyPay: '3500' }, 42_000_000_000n],
    ['annual', { annualAmount: '42000.49' }, 42_000_490_000n],
    ['none', { annualAmount: '42000' }, 0n],
    ['none', { hourlyRate: '20', hoursWeek: '40' }, 0n],
    ['hourly', { hourlyRate: '20' }, 0n],
  ] as const)('paid %s %j are %s millionths', (method, texts, expected) => {
    expect(annualWages(method, { ...noWages, ...texts })).toBe(expected)
  })

  it('are twelve times the monthly pay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000_00 }), (cents) => {
        const text = (cents / 100).toFixed(2)
        expect(annualWages('monthly', { ...noWages, monthlyPay: text })).toBe(BigInt(cents) * 10_000n * 12n)
      }),
    )
  })
})

// Proves Q-45.
describe('the income estimate', () => {
  it('sums both people and rounds the whole, half a dollar up', () => {
    const primary = earning({ sources: ['other'], amounts: { other: '10000.25' } })
    const spouse = earning({ sources: ['retirement'], amounts: { retirement: '5000.25' } })
    expect(estimateIncome({ primary, spouse })).toEqual({
      annualIncome: 15001,
      primaryAnnualIncome: 10001,
      spouseAnnualIncome: 5000,
    })
  })

  it('counts only the sources that are picked', () => {
    const primary = earning({
      sources: ['socialSecurity', 'investment'],
      amounts: { socialSecurity: '1000', investment: '200', other: '5000' },
      payMethod: 'annual',
      wages: { ...noWages, annualAmount: '90000' },
    })
    expect(estimateIncome({ primary, spouse: null }).annualIncome).toBe(1200)
  })

  it('treats an income of 0 as unset for each person', () => {
    expect(estimateIncome({ primary: noIncomeToggled(monthly('900')), spouse: monthly('2000') })).toEqual({
      annualIncome: 24000,
      primaryAnnualIncome: null,
      spouseAnnualIncome: 24000,
    })
    expect(estimateIncome({ primary: emptyPersonIncome, spouse: null })).toEqual({
      annualIncome: 0,
      primaryAnnualIncome: null,
      spouseAnnualIncome: null,
    })
  })

  it('is nothing for a person who says "no income", whatever was typed', () => {
    const typed = { sources: ['other'], amounts: { other: '5000' } } as const
    expect(estimateIncome({ primary: earning(typed), spouse: null }).annualIncome).toBe(5000)
    expect(estimateIncome({ primary: earning({ ...typed, hasNoIncome: true }), spouse: null }).annualIncome).toBe(0)
  })

  it('is nothing for a source without an amount', () => {
    expect(estimateIncome({ primary: earning({ sources: ['other'] }), spouse: null }).annualIncome).toBe(0)
  })

  it('splits the whole into parts that add up to it', () => {
    const amount = fc.integer({ min: 0, max: 50_000_00 }).map((cents) => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const { annualIncome, primaryAnnualIncome, spouseAnnualIncome } = estimateIncome({
          primary: monthly(a),
          spouse: monthly(b),
        })
        expect((primaryAnnualIncome ?? 0) + (spouseAnnualIncome ?? 0)).toBe(annualIncome)
      }),
    )
  })
})

// Proves Q-44.
describe('the source list', () => {
  it('asks each person for a source or for no income', () => {
    expect(peopleWithoutSource({ primary: emptyPersonIncome, spouse: emptyPersonIncome })).toEqual([
      'primary',
      'spouse',
    ])
    expect(peopleWithoutSource({ primary: noIncomeToggled(emptyPersonIncome), spouse: monthly('1') })).toEqual([])
    expect(peopleWithoutSource({ primary: emptyPersonIncome, spouse: null })).toEqual(['primary'])
  })

  it('excludes no income and sources from each other', () => {
    const picked = sourceToggled(noIncomeToggled(emptyPersonIncome), 'retirement')
    expect(picked).toMatchObject({ hasNoIncome: false, sources: ['retirement'] })
    expect(sourceToggled(picked, 'wages').sources).toEqual(['wages', 'retirement'])
    expect(sourceToggled(picked, 'retirement').sources).toEqual([])
    expect(sourceToggled(sourceToggled(picked, 'wages'), 'retirement').sources).toEqual(['wages'])
    expect(noIncomeToggled(picked)).toMatchObject({ hasNoIncome: true, sources: [] })
  })
})

// Proves Q-42.
describe('the amounts of the estimator', () => {
  const issuesOf = (change: Partial<PersonIncomeDraft>) => estimatorIssues({ primary: earning(change), spouse: null })

  it('ask how the wages are paid', () => {
    expect(issuesOf({ sources: ['wages'] })).toEqual([{ person: 'primary', field: 'payMethod', code: 'payMethod' }])
  })

  it('ask for every amount that counts, and take 0', () => {
    expect(
      issuesOf({ sources: ['wages', 'other'], payMethod: 'hourly', wages: { ...noWages, hoursWeek: '40' } }),
    ).toEqual([
      { person: 'primary', field: 'hourlyRate', code: 'amountMissing' },
      { person: 'primary', field: 'other', code: 'amountMissing' },
    ])
    expect(issuesOf({ sources: ['other'], amounts: { other: '0' } })).toEqual([])
  })

  it('refuse what can be read in two ways, of the spouse too', () => {
    const spouse = earning({ sources: ['other'], amounts: { other: '40.000' } })
    expect(estimatorIssues({ primary: earning({ hasNoIncome: true, sources: ['wages'] }), spouse })).toEqual([
      { person: 'spouse', field: 'other', code: 'amountUnclear' },
    ])
  })
})

import { describe, expect, it } from 'vitest'

import { noWages } from '#domain/income/annualise.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import { estimatorIssues } from '#domain/income/estimator-issues.ts'

const earning = (change: Partial<PersonIncomeDraft>): PersonIncomeDraft => ({ ...emptyPersonIncome, ...change })
const selfEmployed = (gross: string, workExpenses = ''): Partial<PersonIncomeDraft> => ({
  sources: ['selfEmployment'],
  amounts: { selfEmployment: gross },
  workExpenses,
})
type Month = readonly [pay: string, months: string]
const month = (pay: string, months: string) => ({ pay, months })

// Proves Q-111.
describe('an income that changes', () => {
  it.each<[Month, Month, Month, readonly (readonly [field: string, code: string])[]]>([
    [['1000', '6'], ['2000', '6'], ['', '0'], []],
    [['', '0'], ['2000', '12'], ['0', '0'], []],
    [['1000', '6'], ['', '0'], ['2000', '6'], []],
    [['9000', '0'], ['2000', '6'], ['3000', '6'], []],
    [['2000', '6'], ['', '0'], ['1000', '6'], [['wages-best-pay', 'bestBelowLow']]],
    [['1000', '6'], ['2000', '6'], ['4.000', '0'], [['wages-best-pay', 'amountUnclear']]],
    [
      ['1000', '6'],
      ['2000', '6'],
      ['', ''],
      [
        ['wages-best-pay', 'amountMissing'],
        ['wages-best-months', 'months'],
      ],
    ],
  ])('asks nothing of a month that comes 0 times: %j, %j, %j', (low, usual, best, expected) => {
    const wageMonths = { low: month(...low), usual: month(...usual), best: month(...best) }
    const primary = earning({ sources: ['wages'], payMethod: 'varies', wageMonths })
    expect(estimatorIssues({ primary, spouse: null }).map(({ field, code }) => [field, code])).toEqual(expected)
  })
})

// Proves Q-45.
describe('a year', () => {
  const issuesOf = (primary: Partial<PersonIncomeDraft>, spouse: Partial<PersonIncomeDraft> | null = null) =>
    estimatorIssues({ primary: earning(primary), spouse: spouse && earning(spouse) })
  const tooLarge = (field: string, person = 'primary') => [{ person, field, code: 'amountTooLarge' }]
  const weekly = (weeklyPay: string) =>
    ({ sources: ['wages'], payMethod: 'weekly', wages: { ...noWages, weeklyPay } }) as const

  it('has at most 999,999,999 dollars', () => {
    expect(issuesOf(selfEmployed('999999999'))).toEqual([])
    expect(issuesOf(selfEmployed('9999999999'))).toEqual(tooLarge('selfEmployment'))
    expect(issuesOf(selfEmployed('1', '1234567890'))).toEqual(tooLarge('workExpenses'))
    // 52 × 19,230,769.21 is 999,999,998.92.
    expect(issuesOf(weekly('19230769.21'))).toEqual([])
    expect(issuesOf(weekly('19230769.25'))).toEqual(tooLarge('weeklyPay'))
    expect(issuesOf({ sources: ['wages'], hasNoIncome: true })).toEqual([])
  })

  it('is too large in the best case too, in the kind of month that makes it', () => {
    const varying = (best: Month, usual: Month) =>
      issuesOf({
        sources: ['wages'],
        payMethod: 'varies',
        wageMonths: { low: month('1', '2'), usual: month(...usual), best: month(...best) },
      })
    expect(varying(['83333333.25', '1'], ['2', '9'])).toEqual([])
    expect(varying(['83333333.50', '1'], ['2', '9'])).toEqual(tooLarge('wages-best-pay'))
    expect(varying(['900000000', '0'], ['83333333.50', '10'])).toEqual(tooLarge('wages-usual-pay'))
    const earningMonths = { low: month('1', '2'), usual: month('2', '9'), best: month('900000000', '1') }
    expect(issuesOf({ sources: ['selfEmployment'], earningMethod: 'varies', earningMonths })).toEqual(
      tooLarge('selfEmployment-best-pay'),
    )
  })

  it('is that of both people, and the largest source is named', () => {
    expect(issuesOf(selfEmployed('600000000'), selfEmployed('399999999'))).toEqual([])
    expect(issuesOf(selfEmployed('600000000'), selfEmployed('400000000'))).toEqual(tooLarge('selfEmployment'))
    expect(issuesOf(weekly('1'), selfEmployed('999999999'))).toEqual(tooLarge('selfEmployment', 'spouse'))
  })

  it('is named once, beside what is missing elsewhere', () => {
    expect(issuesOf({ ...weekly('999999999'), sources: ['wages', 'other'] })).toEqual([
      { person: 'primary', field: 'other', code: 'amountMissing' },
      ...tooLarge('weeklyPay'),
    ])
  })
})

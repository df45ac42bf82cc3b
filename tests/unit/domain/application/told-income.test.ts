import { describe, expect, it } from 'vitest'

import { applicationOf } from '#domain/application/application-of.ts'
import { householdOffers, offeredAnswers, toldIncome } from '#domain/application/told-income.ts'
import { estimateLines } from '#domain/income/estimate-lines.ts'
import { emptyPersonIncome, type EstimatorDraft, incomeSources } from '#domain/income/estimator.ts'
import { hourlyWages } from '#mocks/fixtures/sample-handover.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'

import { dependent, member as person, spouse } from './filled-application.ts'

const [member] = applicationOf(verifiedLead()).members
const told = (estimator: EstimatorDraft, role: Parameters<typeof toldIncome>[1]) =>
  toldIncome(estimateLines(estimator, 2026), role)
const empty = { ...member, annualIncome: '', incomeSources: [], kept: [] }

// Proves F-73.
describe('what a person told the estimator', () => {
  const both = {
    primary: { ...emptyPersonIncome, hasNoIncome: true },
    spouse: { ...emptyPersonIncome, sources: ['retirement'], amounts: { retirement: '12000.40' } },
  } as const

  it('is that person’s part of the income', () => {
    expect(told(hourlyWages, 'primary')).toEqual({ annualDollars: 33_540, sources: ['employed'] })
    expect(told(hourlyWages, 'spouse')).toBeNull()
    expect(told(both, 'primary')).toEqual({ annualDollars: 0, sources: [] })
    expect(told(both, 'spouse')).toEqual({ annualDollars: 12_000, sources: ['other', 'retirement'] })
  })

  // Proves F-74.
  it('has the sources under the form’s names, each once', () => {
    const all = { ...emptyPersonIncome, sources: incomeSources }
    expect(told({ primary: all, spouse: null }, 'primary')?.sources).toEqual([
      'employed',
      'selfEmployed',
      'unemployment',
      'other',
      'socialSecurity',
      'retirement',
      'investment',
    ])
  })
})

// Proves F-75.
describe('the answers that an offer fills in', () => {
  const told = { annualDollars: 33_540, sources: ['employed'] } as const

  it('are the income and the sources where neither is answered', () => {
    expect(offeredAnswers(empty, told)).toEqual({ annualIncome: '33540', incomeSources: ['employed'] })
  })

  it('leave chosen and saved sources as they are', () => {
    expect(offeredAnswers({ ...empty, incomeSources: ['selfEmployed'] }, told)).toEqual({ annualIncome: '33540' })
    expect(offeredAnswers({ ...empty, kept: ['incomeSources'] }, told)).toEqual({ annualIncome: '33540' })
  })

  it('are none where an income is typed, whatever it is', () => {
    for (const annualIncome of ['0', '33540', 'x']) expect(offeredAnswers({ ...empty, annualIncome }, told)).toBeNull()
  })
})

// Proves F-45.
describe('the household income of the quote', () => {
  const you = person({ annualIncome: '' })
  const yours = spouse({ annualIncome: ' ' })
  const child = dependent()

  it('is offered to one person whole', () => {
    const incomes = [{ index: 0, annualIncome: '42000.5' }]
    expect(householdOffers([you, child], 4_200_050)).toEqual([{ earner: 'primary', incomes }])
  })

  it('is offered to each of two, and the other has none', () => {
    expect(householdOffers([you, yours, child], 9_000_000)).toEqual([
      {
        earner: 'primary',
        incomes: [
          { index: 0, annualIncome: '90000' },
          { index: 1, annualIncome: '0' },
        ],
      },
      {
        earner: 'spouse',
        incomes: [
          { index: 0, annualIncome: '0' },
          { index: 1, annualIncome: '90000' },
        ],
      },
    ])
  })

  it('is not offered once an income is typed, and without one in the quote', () => {
    expect(householdOffers([you, { ...yours, annualIncome: '0' }], 9_000_000)).toEqual([])
    expect(householdOffers([you], null)).toEqual([])
    expect(householdOffers([you], 0)).toEqual([])
  })
})

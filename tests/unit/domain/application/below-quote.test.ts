import { describe, expect, it } from 'vitest'

import { belowQuoteCents } from '#domain/application/below-quote.ts'

import { dependent, filledApplication, member, spouse } from './filled-application.ts'

const quoted = 42_000_00
const of = (incomes: readonly [string, string?]) =>
  filledApplication({
    members: [
      member({ annualIncome: incomes[0] }),
      ...(incomes[1] === undefined ? [] : [spouse({ annualIncome: incomes[1] })]),
      dependent({ annualIncome: '' }),
    ],
  })

// Proves F-46.
describe('incomes below the quoted one', () => {
  it.each([
    [['0', '0'], 0],
    [['20000', '0'], 20_000_00],
    [['41,900', '0'], 41_900_00],
    [['41,900.01', '0'], null],
    [['42000', '0'], null],
    [['50000', '0'], null],
    [['0'], 0],
    [['0', ''], null],
    [['', '0'], null],
    [['abc'], null],
  ] as const)('%s are told as %s', (incomes, cents) => {
    expect(belowQuoteCents(of(incomes), quoted)).toBe(cents)
  })

  it('are not told without a quoted income', () => {
    expect(belowQuoteCents(of(['0']), null)).toBeNull()
  })
})

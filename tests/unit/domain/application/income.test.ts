import { describe, expect, it } from 'vitest'

import { readIncome, type TypedIncome } from '#domain/application/income.ts'
import { sourcesOfStatus } from '#domain/application/codes.ts'

const amount = (cents: number): TypedIncome => ({ kind: 'amount', cents })
const negative: TypedIncome = { kind: 'negative' }
const unreadable: TypedIncome = { kind: 'unreadable' }
const tooLarge: TypedIncome = { kind: 'tooLarge' }

describe('a typed income', () => {
  it.each<[string, TypedIncome]>([
    ['42000', amount(4_200_000)],
    [' 42000 ', amount(4_200_000)],
    ['$42,000', amount(4_200_000)],
    ['$ 42,000', amount(4_200_000)],
    ['1,234,567', amount(123_456_700)],
    ['1,234,567.89', amount(123_456_789)],
    ['0.05', amount(5)],
    ['0.5', amount(50)],
    ['12.3', amount(1_230)],
    ['12.30', amount(1_230)],
    ['0', amount(0)],
    // Marks that nobody sees, as the quote reads them.
    ['3\u200b4', amount(3_400)],
    ['3\u00ad4', amount(3_400)],
    ['\u200e34\u200f', amount(3_400)],
  ])('%j is an amount, to the cent', (text, expected) => {
    expect(readIncome(text)).toEqual(expected)
  })

  it.each([
    ['-0', amount(0)],
    ['-0.00', amount(0)],
    ['-0.01', negative],
    ['-1', negative],
    ['−1', negative],
    ['- $1,000', negative],
  ])('%j has a sign, which counts before any amount above nothing', (text, expected) => {
    expect(readIncome(text)).toEqual(expected)
  })

  it.each(['', 'a lot', '1,23', '1,2345', '1234,567', ',123', '1.', '.5', '1.234', '1e5', '42000 a year', 'x42000'])(
    '%j is no amount',
    (text) => {
      expect(readIncome(text)).toEqual(unreadable)
    },
  )

  it.each([
    ['999999999', amount(99_999_999_900)],
    ['999,999,999', amount(99_999_999_900)],
    ['1000000000', tooLarge],
    ['1,000,000,000', tooLarge],
    ['999,999,999,999', tooLarge],
    ['-1000000000', negative],
  ])('is read up to the highest one (%j)', (text, expected) => {
    expect(readIncome(text)).toEqual(expected)
  })
})

it.each([
  [1, ['employed']],
  [2, ['selfEmployed']],
  [3, ['unemployment']],
  [4, []],
  [5, []],
  [6, []],
  [null, []],
] as const)('the saved employment status %j tells the sources %j for certain', (code, sources) => {
  expect(sourcesOfStatus(code)).toEqual(sources)
})

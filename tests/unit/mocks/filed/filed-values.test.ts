import { describe, expect, it } from 'vitest'

import { parseDisplayString } from '#domain/plans/cost-sharing.ts'
import { filedSharing } from '#mocks/filed/filed-sharing.ts'
import { amountOf, centsOf, dayOf, shareOf } from '#mocks/filed/filed-values.ts'

describe('an amount of the files', () => {
  it.each([
    ['$4,500 ', 4500],
    ['$8100 per person', 8100],
    ['$16200 per group', 16_200],
    ['per person not applicable', 'none'],
    ['Not Applicable', 'none'],
    ['', undefined],
  ])('%j is %s', (text, amount) => {
    expect(amountOf(text.trim())).toBe(amount)
  })
})

it.each([
  ['613.7', 61_370],
  ['1,204.5', 120_450],
  ['800', 80_000],
  ['802.230', 80_223],
  ['n/a', undefined],
])('the rate %s is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

it.each([
  ['0.9991', 999_100],
  ['1', 1_000_000],
  ['99.91%', 999_100],
  ['', undefined],
  ['1.2', undefined],
])('the share %j is %s millionths', (text, share) => {
  expect(shareOf(text)).toBe(share)
})

it('reads days of both forms', () => {
  expect(['1/1/2026', '2026-01-01', '4/14/2026', ''].map(dayOf)).toEqual([20260101, 20260101, 20260414, undefined])
})

describe('a cost of the files', () => {
  it.each([
    ['$40.00', 'Not Applicable', '$40'],
    ['Not Applicable', '30.00% Coinsurance after deductible', '30% Coinsurance after deductible'],
    ['$0.00', '0.00%', 'No Charge'],
    ['No Charge', 'No Charge', 'No Charge'],
    ['No Charge after deductible', 'Not Applicable', 'No Charge After Deductible'],
    ['Not Applicable', '0.00% Coinsurance after deductible', 'No Charge After Deductible'],
    ['$1,500.00 Copay after deductible', '0.00%', '$1,500 Copay after deductible'],
    ['$0.00', '20.00%', '20%'],
    ['$12.50', '', '$12.50'],
    [
      '$250.00 Copay per Stay',
      '20.00% Coinsurance after deductible',
      '$250 Copay per Stay/20% Coinsurance after deductible',
    ],
    ['Not Applicable', 'Not Applicable', 'Not Applicable'],
  ])('%j and %j read %j, which the site can translate', (copay, coinsurance, text) => {
    const { display_string } = filedSharing(copay, coinsurance, 'In-Network', 'Exchange variant (no CSR)')
    expect(display_string).toBe(text)
    expect(parseDisplayString(display_string).kind).not.toBe('verbatim')
  })
})

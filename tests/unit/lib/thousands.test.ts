import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { groupThousands, showAmount } from '#lib/thousands.ts'

describe('thousands', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['420', '420'],
    ['4200', '4,200'],
    ['42000', '42,000'],
    ['1234567', '1,234,567'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(groupThousands(digits)).toBe(shown)
  })

  it('agrees with the number format of the United States', () => {
    const format = new Intl.NumberFormat('en-US')
    fc.assert(
      fc.property(fc.nat(999_999_999), (amount) => {
        expect(groupThousands(String(amount))).toBe(format.format(amount))
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves the cents of an amount alone', () => {
    expect(showAmount('1234.5')).toBe('1,234.5')
    expect(showAmount('1234.')).toBe('1,234.')
  })
})

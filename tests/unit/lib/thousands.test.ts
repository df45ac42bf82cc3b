import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountMask, amountOf, groupThousands, showAmount } from '#lib/thousands.ts'

const whole = { maxDigits: 9, decimals: false }
const cents = { maxDigits: 9, decimals: true }

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

describe('a pasted amount', () => {
  it.each([
    ['$42,000.00', whole, '42000'],
    ['42.000', whole, '42000'],
    ['42.000,00', whole, '42000'],
    ['42,000', whole, '42000'],
    ['USD 1 200', whole, '1200'],
    ['007', whole, '7'],
    ['0', whole, '0'],
    ['abc', whole, ''],
    ['1234567890123', whole, '123456789'],
    ['$1,234.56', cents, '1234.56'],
    ['1.234,56', cents, '1234.56'],
    ['42.5', cents, '42.5'],
    ['.5', cents, '0.5'],
    ['42.', cents, '42.'],
    ['42.000', cents, '42000'],
  ])('%s is read', (text, rule, amount) => {
    expect(amountOf(text, rule)).toBe(amount)
  })

  it('comes back from its field as it went in', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(99), (dollars, rest) => {
        const amount = `${dollars}.${String(rest).padStart(2, '0')}`
        expect(amountOf(showAmount(amount), cents)).toBe(amount)
        expect(amountOf(amountMask(whole).format(`$${dollars}.00`), whole)).toBe(String(dollars))
      }),
      { numRuns: 1000 },
    )
  })
})

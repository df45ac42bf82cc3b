import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type MoneyKeeping, editMoney, leaveMoney, meantAmount, showMoney } from '#lib/money-edit.ts'

/** A key that replaces the whole selected text. */
const over = (key: string) => `over ${key}`

/** Presses keys at the caret of a marked text, `42|,000`, and returns the marked text with the omitted characters. */
function press(marked: string, keys: readonly string[], keeps: MoneyKeeping) {
  let shown = marked.replace('|', '')
  let caret = marked.indexOf('|')
  const leftOut: string[] = []
  for (const key of keys) {
    const isBack = key === 'Backspace'
    const isOver = key.startsWith('over ')
    const inserted = isBack ? '' : isOver ? key.slice('over '.length) : key
    const before = isOver ? '' : shown.slice(0, isBack ? caret - 1 : caret)
    const after = isOver ? '' : shown.slice(caret)
    const edit = {
      raw: before + inserted + after,
      caret: before.length + inserted.length,
      previous: shown,
      inputType: isBack ? 'deleteContentBackward' : inserted.length > 1 ? 'insertFromPaste' : 'insertText',
    }
    const next = editMoney(edit, keeps)
    shown = showMoney(next.value)
    ;({ caret } = next)
    if (next.leftOut) leftOut.push(next.leftOut)
  }
  return [`${shown.slice(0, caret)}|${shown.slice(caret)}`, [...new Set(leftOut)].join()]
}

describe('keys in a field of whole dollars', () => {
  it.each([
    ['|', ['4', '2', '0', '0', '0'], '42,000|', ''],
    ['|', Array.from('42,000'), '42,000|', ''],
    ['|', Array.from('42000.00'), '42,000.00|', 'cents'],
    ['|', Array.from('30.000'), '30.000|', ''],
    ['|', Array.from('1.250.000'), '1.250.000|', ''],
    ['|', Array.from('30.000,50'), '30.000,50|', ''],
    ['|', Array.from('30.0.0'), '30.00|', 'signs'],
    ['|', Array.from('30 000'), '30,000|', ''],
    ['|', Array.from('42000,50'), '42,000,50|', ''],
    ['|', Array.from('12,5'), '12,5|', ''],
    ['|', ['1', '2', ',', '5', 'Backspace', 'Backspace'], '12|', ''],
    ['|', Array.from('-500'), '500|', 'minus'],
    ['|', Array.from('1234567890'), '123,456,789|', 'tenthDigit'],
    ['|', Array.from('4a2'), '42|', 'signs'],
    ['1,234|', ['5'], '12,345|', ''],
    ['1|,234', ['5'], '15|,234', ''],
    ['1,|234', ['Backspace'], '|234', ''],
    ['42|,000', ['x'], '42|,000', 'signs'],
    ['42|', ['.', '5', 'Backspace', 'Backspace', '7'], '427|', ''],
    ['42|,000', ['.'], '42.|000', ''],
    ['30.000|', [over('3'), '0', '0', '0', '0'], '30,000|', ''],
    ['30,000.50|', [over('2'), '8', '0', '0', '0'], '28,000|', ''],
    ['30,000|', [over('3'), '1'], '31|', ''],
    ['30.000|', ['Backspace', 'Backspace', 'Backspace', 'Backspace', '5'], '305|', ''],
    ['40.000|', ['Backspace', 'Backspace', 'Backspace', 'Backspace'], '40|', ''],
  ] as const)('%s and %j leave %s and say "%s"', (start, keys, shown, leftOut) => {
    expect(press(start, keys, 'dollars')).toEqual([shown, leftOut])
  })
})

describe('keys in a field of dollars and cents', () => {
  it.each([
    ['|', Array.from('1234.5'), '1,234.5|', ''],
    ['|', Array.from('1.2.3'), '1.23|', 'signs'],
    ['|', Array.from('1.234,56'), '1.234,56|', ''],
    ['12.50|', [over('1'), '7', '.', '5'], '17.5|', ''],
    ['42.50|', ['1'], '42.501|', ''],
    ['4|2.50', ['.'], '4|2.50', 'signs'],
  ] as const)('%s and %j leave %s and say "%s"', (start, keys, shown, leftOut) => {
    expect(press(start, keys, 'decimal')).toEqual([shown, leftOut])
  })
})

describe('a field that keeps everything', () => {
  it.each(['-5', '1e5', '12,5', '40.000', '23055550199'])('keeps %s as it is typed', (text) => {
    expect(press('|', Array.from(text), 'everything')[0]?.replaceAll(/[,|]/g, '')).toBe(text.replaceAll(',', ''))
  })
})

describe('an amount that is pasted', () => {
  it.each([
    ['$42,000.00', '42,000|', 'cents'],
    [' 42 000 ', '42,000|', ''],
    ['42.000', '42.000|', ''],
    ['42.000,00', '42.000,00|', ''],
    ['(500)', '(500)|', ''],
    ['1234567890', '1,234,567,890|', ''],
  ])('%s is shown as %s', (text, shown, leftOut) => {
    expect(press('|', [text], 'dollars')).toEqual([shown, leftOut])
  })

  it('into the middle of another joins it', () => {
    expect(press('4|2,000', ['11'], 'dollars')[0]).toBe('4,112,000|')
  })
})

describe('a field that is left', () => {
  it.each([
    ['42000.50', 'dollars', '42000', 'cents'],
    ['42000.', 'dollars', '42000', null],
    ['30.000', 'dollars', '30.000', null],
    ['30.000,50', 'dollars', '30.000,50', null],
    ['30.', 'dollars', '30', null],
    ['12.5', 'decimal', '12.50', null],
    ['12.', 'everything', '12', null],
    ['30.000', 'decimal', '30.000', null],
  ] as const)('%s in a field of %s becomes %s', (text, keeps, value, leftOut) => {
    expect(leaveMoney(text, keeps)).toEqual({ value, leftOut })
  })
})

// Proves Q-132.
describe('the amount that a text may mean', () => {
  it.each([
    ['30.000', '30000', '30000'],
    ['$ 1.250.000', '1250000', '1250000'],
    ['30.000,50', '30000', '30000.50'],
    ['42000,5', '42000', '42000.50'],
    ['42,000,50', '42000', '42000.50'],
    ['17,35', null, '17.35'],
    ['30000', null, null],
    ['30,000', null, null],
    ['42000.50', null, null],
    ['1250.000', null, null],
    ['30.0000', null, null],
    ['0.000', null, null],
    ['1.234.567.890', null, null],
    ['(30.000)', null, null],
    ['', null, null],
  ])('by %s is %s in whole dollars and %s with cents', (text, dollars, withCents) => {
    expect(meantAmount(text, 'dollars')).toBe(dollars)
    expect(meantAmount(text, 'decimal')).toBe(withCents)
  })
})

describe('whole dollars', () => {
  it('are the same typed or pasted, with separators or without', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (amount) => {
        const shown = new Intl.NumberFormat('en-US').format(amount)
        for (const keys of [Array.from(String(amount)), Array.from(shown), [shown], [`$${shown}.00`]])
          expect(press('|', keys, 'dollars')[0]).toBe(`${shown}|`)
      }),
      { numRuns: 300 },
    )
  })
})

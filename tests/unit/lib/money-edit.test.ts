import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type MoneyKeeping, editMoney, showMoney } from '#lib/money-edit.ts'

/** Presses keys at the caret of a marked text, `42|,000`, and returns the marked text with the omitted characters. */
function press(marked: string, keys: readonly string[], keeps: MoneyKeeping) {
  let shown = marked.replace('|', '')
  let caret = marked.indexOf('|')
  let ended = false
  const leftOut: string[] = []
  for (const key of keys) {
    const isBack = key === 'Backspace'
    const raw = isBack
      ? shown.slice(0, caret - 1) + shown.slice(caret)
      : shown.slice(0, caret) + key + shown.slice(caret)
    const edit = {
      raw,
      caret: isBack ? caret - 1 : caret + key.length,
      previous: shown,
      inputType: isBack ? 'deleteContentBackward' : key.length > 1 ? 'insertFromPaste' : 'insertText',
    }
    const next = editMoney(edit, keeps, ended)
    shown = showMoney(next.value)
    ;({ caret, ended } = next)
    if (next.leftOut) leftOut.push(next.leftOut)
  }
  return [`${shown.slice(0, caret)}|${shown.slice(caret)}`, [...new Set(leftOut)].join()]
}

describe('keys in a field of whole dollars', () => {
  it.each([
    ['|', ['4', '2', '0', '0', '0'], '42,000|', ''],
    ['|', Array.from('42,000'), '42,000|', ''],
    ['|', Array.from('42000.00'), '42,000|', 'cents'],
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
    ['42|', ['.', '5', 'Backspace', '7'], '47|', 'cents'],
    ['40.000|', ['Backspace', 'Backspace', 'Backspace', 'Backspace'], '40|', ''],
  ] as const)('%s and %j leave %s and say "%s"', (start, keys, shown, leftOut) => {
    expect(press(start, keys, 'dollars')).toEqual([shown, leftOut])
  })
})

describe('keys in a field of dollars and cents', () => {
  it.each([
    ['|', Array.from('1234.5'), '1,234.5|', ''],
    ['|', Array.from('1.2.3'), '1.23|', 'signs'],
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

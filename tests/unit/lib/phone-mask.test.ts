import { describe, expect, it } from 'vitest'

import { applyEdit } from '#lib/caret.ts'
import { formatPhone, phoneMask } from '#lib/masks.ts'

const pasted = (text: string) =>
  applyEdit({ raw: text, caret: text.length, previous: '', inputType: 'insertFromPaste' }, phoneMask).text

/** The field's value after this many keys. */
const typed = (text: string) =>
  Array.from(text).reduce((previous, sign) => {
    const raw = previous + sign
    return applyEdit({ raw, caret: raw.length, previous, inputType: 'insertText' }, phoneMask).text
  }, '')

describe('what no US number is written with', () => {
  it.each(['+52 55 1234 5678', '+', 'ana@example.com'])('stays as it is typed, pasted or filled in: %s', (text) => {
    expect(typed(text)).toBe(text)
    expect(pasted(text)).toBe(text)
  })

  it.each(['305-555-CALL', 'tel:+13055550142'])('stays as it is pasted: %s', (text) => {
    expect(pasted(text)).toBe(text)
  })

  it('is not the own country code', () => {
    expect(typed('+1 305 555 0199')).toBe('(305) 555-0199')
  })
})

describe('a phone number with too many digits', () => {
  it.each(['23055550199', '305 555 0199 ext. 12', '+44 20 7946 0958 11', '13055550199 2'])(
    'stays as it was pasted or filled in: %s',
    (text) => {
      expect(pasted(text)).toBe(text)
      expect(formatPhone(formatPhone(text))).toBe(text)
    },
  )

  it('loses nothing but the digit that is taken away', () => {
    const raw = '230555501991'
    expect(
      applyEdit({ raw, caret: raw.length, previous: `${raw}2`, inputType: 'deleteContentBackward' }, phoneMask),
    ).toEqual({ text: raw, caret: raw.length })
  })

  it.each(['13055550199', '+1 (305) 555-0199'])('is none with the country code: %s', (text) => {
    expect(pasted(text)).toBe('(305) 555-0199')
  })
})

import { describe, expect, it } from 'vitest'

import { type Mask, applyEdit } from '#lib/caret.ts'
import { alienNumberMask, capitalsMask, conceal, dateMask, i94Mask, phoneMask, ssnMask } from '#lib/masks.ts'

const enter = (text: string, mask: Mask, inputType: string, previous = '') =>
  applyEdit({ raw: text, caret: text.length, previous, inputType }, mask).text
const pasted = (text: string, mask: Mask) => enter(text, mask, 'insertFromPaste')
const typed = (text: string, mask: Mask) =>
  Array.from(text).reduce((now, key) => enter(now + key, mask, 'insertText', now), '')

const masks = {
  ssn: ssnMask,
  alien: alienNumberMask(9),
  i94: i94Mask(11),
  card: capitalsMask(13),
  date: dateMask,
  phone: phoneMask,
} as const satisfies Record<string, Mask>

describe('a number of so many signs', () => {
  it.each<[keyof typeof masks, string]>([
    ['ssn', '2190999211'],
    ['ssn', '219-09-9921 / 078-05-1120'],
    ['ssn', '21909992a'],
    ['alien', 'A1234567890'],
    ['i94', '123456789012'],
    ['card', 'SRC12345678901'],
    ['date', '04/17/19901'],
    ['date', '4/7/19901'],
  ])('keeps what was pasted and is none: %s %s', (kind, text) => {
    expect(pasted(text, masks[kind])).toBe(text)
    const shorter = text.slice(0, -1)
    const { keep } = masks[kind]
    expect(keep(enter(shorter, masks[kind], 'deleteContentBackward', text))).toBe(keep(shorter))
  })

  it.each<[keyof typeof masks, string, string]>([
    ['ssn', '2190999219', '219-09-99219'],
    ['alien', '1234567890', '1234567890'],
    ['i94', '123456789012', '123456789012'],
    ['card', 'src12345678909', 'SRC12345678909'],
    ['date', '041719905', '04/17/19905'],
    ['phone', '30555501991', '(305) 555-01991'],
  ])('keeps a key too many, and is refused instead of cut: %s %s', (kind, keys, kept) => {
    expect(typed(keys, masks[kind])).toBe(kept)
    expect(enter(kept.slice(0, -1), masks[kind], 'deleteContentBackward', kept)).toBe(kept.slice(0, -1))
  })

  it.each(['January 5, 1984', '5 de mayo de 1984', '12a', '٣٤', 'May/8/1984'])(
    'is no date with letters or digits of other scripts, and stays: %s',
    (text) => {
      expect(pasted(text, dateMask)).toBe(text)
    },
  )

  it.each<[keyof typeof masks, string, string]>([
    ['ssn', ' 219 09 9921 ', '219-09-9921'],
    ['ssn', '219–09–9921', '219-09-9921'],
    ['ssn', '219\u201109\u20119921', '219-09-9921'],
    ['ssn', '\u200b219\u221209\u00a09921\u2060', '219-09-9921'],
    ['alien', 'A\u2011123\u2013456\u200b789', '123456789'],
    ['date', '04\u201317\u20131990\u200b', '04/17/1990'],
    ['phone', '\u202a(305)\u00a0555\u22120142\u202c', '(305) 555-0142'],
    ['alien', 'A 123-456-789', '123456789'],
    ['alien', 'A#123456789', '123456789'],
    ['i94', '123 4567 8901', '12345678901'],
    ['i94', '123 456 789a1', '123456789A1'],
    ['card', 'src 1234567890', 'SRC1234567890'],
  ])('is read with the marks that people write: %s %s', (kind, text, number) => {
    expect(pasted(text, masks[kind])).toBe(number)
  })

  it('shows its last four signs only, and of a longer one too', () => {
    expect(conceal('SRC1234567890', 13)).toBe('•••••••••7890')
    expect(conceal('SRC12345678901', 13)).toBe('••••••••••8901')
    expect(conceal('12345', 9)).toBe('•••••')
  })
})

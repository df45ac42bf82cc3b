import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Mask, applyEdit, caretAfter, digitsMask, retypedUnder } from '#lib/caret.ts'
import { digitsOf } from '#lib/digits.ts'
import { concealSsn, dateMask, formatDate, formatPhone, formatSsn, phoneMask, ssnMask } from '#lib/masks.ts'

const masks: Record<string, Mask> = { phoneMask, ssnMask, dateMask, zip: digitsMask(5) }

/** Reads `12|34`: the text and the caret's position in it. */
function at(marked: string): { text: string; caret: number } {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') }
}

/** The result of a key or a paste in a marked text under a mask, as a marked text. */
function act(marked: string, action: string, mask: Mask): string {
  const { text, caret } = at(marked)
  const [raw, moved, inputType] =
    action === 'Backspace'
      ? [text.slice(0, caret - 1) + text.slice(caret), caret - 1, 'deleteContentBackward']
      : action === 'Delete'
        ? [text.slice(0, caret) + text.slice(caret + 1), caret, 'deleteContentForward']
        : [
            text.slice(0, caret) + action + text.slice(caret),
            caret + action.length,
            action.length > 1 ? 'insertFromPaste' : 'insertText',
          ]
  const after = applyEdit({ raw, caret: moved, previous: text, inputType }, mask)
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}

describe('where the caret belongs', () => {
  it.each([
    ['(305) 555-0142', 0, 0],
    ['(305) 555-0142', 3, 4],
    ['(305) 555-0142', 4, 7],
    ['(305) 555-0142', 10, 14],
    ['42,000', 2, 2],
    ['42,000', 3, 4],
    ['42,000', 99, 6],
    ['', 3, 0],
  ])('in %s after %i digits it is %i', (formatted, digits, caret) => {
    expect(caretAfter(formatted, digits)).toBe(caret)
  })
})

describe('an edit', () => {
  it.each([
    ['(305) 555-014|', '2', phoneMask, '(305) 555-0142|'],
    ['(305|', '5', phoneMask, '(305) 5|'],
    ['(305|) 555-014', '7', phoneMask, '(305) 7|55-5014'],
    ['(305) 555-0142|', '9', phoneMask, '(305) 555-01429|'],
    ['(305|) 555-0142', '7', phoneMask, '(3057|) 555-0142'],
    ['(305) |555-0142', 'Backspace', phoneMask, '(30|5) 550-142'],
    ['(305|) 555-0142', 'Delete', phoneMask, '(305|) 550-142'],
    ['(305) 5|', 'Backspace', phoneMask, '(305|'],
    ['|', '+1 305-555-0142', phoneMask, '(305) 555-0142|'],
    ['123-|45-6789', 'Backspace', ssnMask, '12|4-56-789'],
    ['|', '123 45 6789', ssnMask, '123-45-6789|'],
    ['4|', '/', dateMask, '04/|'],
    ['04/7|', '/', dateMask, '04/07/|'],
    ['04/07|', '1', dateMask, '04/07/1|'],
    ['04/|', 'Backspace', dateMask, '04|'],
    ['04/1|7/1990', 'Delete', dateMask, '04/1|/1990'],
    ['04|/17/1990', 'Backspace', dateMask, '0|/17/1990'],
    ['0|/17/1990', '1', dateMask, '01|/17/1990'],
    ['04|/17/1990', '1', dateMask, '041|/17/1990'],
    ['04/|17/1990', 'Backspace', dateMask, '0|/17/1990'],
    ['|', '1990-04-17', dateMask, '04/17/1990|'],
    ['33|133', 'Backspace', digitsMask(5), '3|133'],
    ['33|133', '9', digitsMask(5), '33|133'],
    ['3a|', 'b', digitsMask(3), '3|'],
  ])('%s with %s becomes the right text', (before, action, mask, after) => {
    expect(act(before, action, mask)).toBe(after)
  })
})

const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d ().,/$+-]{0,24}$/))
const inputType = fc.constantFrom('insertText', 'insertFromPaste', 'deleteContentBackward', 'deleteContentForward', '')

describe.each(Object.entries(masks))('%s', (_, mask) => {
  it('is done after one pass', () => {
    fc.assert(
      fc.property(text, (given) => {
        const once = mask.format(given)
        expect(mask.format(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('takes any edit without a throw and keeps the caret inside the text', () => {
    fc.assert(
      fc.property(text, text, fc.nat(30), inputType, (raw, previous, caret, kind) => {
        const edited = applyEdit({ raw, caret: Math.min(caret, raw.length), previous, inputType: kind }, mask)
        expect(edited.caret).toBeGreaterThanOrEqual(0)
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves as many digits before the caret as a digit typed in the middle makes', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{0,4}$/),
        fc.nat(10),
        fc.stringMatching(/^[1-9]$/),
        (given, place, key) => {
          const previous = mask.format(given)
          const caret = Math.min(place, previous.length)
          const raw = previous.slice(0, caret) + key + previous.slice(caret)
          const edited = applyEdit({ raw, caret: caret + 1, previous, inputType: 'insertText' }, mask)
          const taken = digitsOf(edited.text).length > digitsOf(previous).length ? 1 : 0
          expect(digitsOf(edited.text.slice(0, edited.caret))).toHaveLength(
            digitsOf(previous.slice(0, caret)).length + taken,
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('masks by themselves', () => {
  it('writes phone, Social Security number and date from many forms', () => {
    expect(formatPhone('1 (305) 555-0142')).toBe('(305) 555-0142')
    expect(formatPhone('305.555.0142')).toBe('(305) 555-0142')
    expect(formatPhone('1305555014')).toBe('(130) 555-5014')
    expect(formatSsn('123 45 6789')).toBe('123-45-6789')
    expect(formatDate('4/7/1990')).toBe('04/07/1990')
    expect(formatDate('04.07.1990')).toBe('04/07/1990')
    expect(formatDate('04071990')).toBe('04/07/1990')
    expect(formatDate('1990-4-7T00:00:00Z')).toBe('04/07/1990')
  })
})

describe('a disguised number', () => {
  it('hides all but the last four digits, in place', () => {
    expect(concealSsn('123-45-6789')).toBe('•••-••-6789')
    expect(concealSsn('123-4')).toBe('•••-•')
  })

  it('is edited as if it were shown', () => {
    const digits = fc.stringMatching(/^\d{0,9}$/)
    fc.assert(
      fc.property(digits, fc.nat(11), fc.nat(11), fc.stringMatching(/^\d{0,4}$/), (given, one, other, put) => {
        const real = formatSsn(given)
        const from = Math.min(one, other, real.length)
        const to = Math.min(Math.max(one, other), real.length)
        const splice = (held: string) => held.slice(0, from) + put + held.slice(to)
        expect(retypedUnder(real, concealSsn(real), splice(concealSsn(real)), from + put.length)).toBe(splice(real))
      }),
      { numRuns: 1000 },
    )
  })

  it('never throws on what no browser would report', () => {
    fc.assert(
      fc.property(text, text, text, fc.nat(40), (real, disguised, raw, caret) => {
        expect(typeof retypedUnder(real, disguised, raw, caret)).toBe('string')
      }),
      { numRuns: 1000 },
    )
  })
})

it('reads the day that a browser fills in with the year first, whatever kind of edit it tells', () => {
  for (const inputType of ['insertText', 'insertReplacementText', ''])
    expect(applyEdit({ raw: '1988-01-31', caret: 10, previous: '', inputType }, dateMask).text).toBe('01/31/1988')
})

import { type Edit, type Mask, applyEdit } from './caret.ts'
import { showAmount } from './thousands.ts'

/** The input that a money field keeps: whole dollars, dollars and cents, or everything, which its form validates. */
export type MoneyKeeping = 'dollars' | 'decimal' | 'everything'

/** The input that a money field dropped: cents, a minus, a tenth digit, or another character. */
export type LeftOut = 'cents' | 'minus' | 'tenthDigit' | 'signs'

/** The value of a money field: digits and point of a plain amount, otherwise the text as received. */
export interface MoneyEdited {
  readonly value: string
  /** The caret's position in `showMoney(value)`. */
  readonly caret: number
  readonly leftOut: LeftOut | null
  /** A point ended the number: digits typed after it are ignored. */
  readonly ended: boolean
}

/** Most digits before the point; the largest income that the rules accept has no more. */
const mostDigits = 9

const plain = /^\d+(\.\d*)?$/
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const groupedBySpaces = /^\d{1,3}([ \u00a0\u202f]\d{3})+$/

const withoutCommas = (text: string) => text.replaceAll(',', '')
const withoutLeadingZeros = (text: string) => text.replace(/^0+(?=\d)/, '')
const isPlain = (text: string) => plain.test(text) || grouped.test(text)
const digitCount = (text: string) => text.replace(/\D/g, '').length

/** Returns a value for display: with thousands separators when it is a plain amount, otherwise the text itself. */
export function showMoney(value: string): string {
  return plain.test(value) ? showAmount(value) : value
}

const plainMask: Mask = {
  format: (text) => showMoney(withoutLeadingZeros(withoutCommas(text))),
  keep: (text) => text.replace(/[^\d.]/g, ''),
}

/** Reads a text pasted or filled in by the browser as a whole. An ambiguous one is kept unchanged. */
function readWhole(raw: string, keeps: MoneyKeeping): Pick<MoneyEdited, 'value' | 'leftOut'> {
  const bare = raw.trim().replace(/^\$\s*/, '')
  const text = groupedBySpaces.test(bare) ? bare.replace(/\s/g, '') : bare
  if (!isPlain(text)) return { value: raw, leftOut: null }
  const [whole = '', cents] = withoutLeadingZeros(withoutCommas(text)).split('.')
  if (keeps !== 'dollars') return { value: cents === undefined ? whole : `${whole}.${cents}`, leftOut: null }
  if (whole.length > mostDigits || (cents ?? '').length > 2) return { value: raw, leftOut: null }
  return { value: whole, leftOut: cents === undefined ? null : 'cents' }
}

interface Typed {
  readonly before: string
  readonly inserted: string
  readonly after: string
}

/** Returns the text that an edit inserted, and the text before and after it. */
function partsOf({ raw, caret, previous }: Edit): Typed {
  let start = 0
  while (start < caret && start < previous.length && raw[start] === previous[start]) start += 1
  return { before: raw.slice(0, start), inserted: raw.slice(start, caret), after: raw.slice(caret) }
}

/** The result of a key in a field that keeps only amounts: `mark` is a character that the field inserts itself. */
type Judged = 'taken' | 'mark' | LeftOut

function judge(sign: string, { before, after }: Typed, keeps: MoneyKeeping, ended: boolean): Judged {
  if (/\d/.test(sign)) {
    if (ended && after === '') return 'cents'
    const [whole = ''] = (before + after).split('.')
    return !before.includes('.') && digitCount(whole) >= mostDigits ? 'tenthDigit' : 'taken'
  }
  switch (sign) {
    case '.':
      if (keeps === 'dollars') return 'cents'
      return (before + after).includes('.') ? 'signs' : 'taken'
    case ',':
      return after === '' && /\d$/.test(before) && !before.includes('.') ? 'taken' : 'mark'
    case '-':
    case '−':
    case '–':
      return 'minus'
    default:
      return /[$\s]/.test(sign) ? 'mark' : 'signs'
  }
}

function settled(text: string, caret: number, edit: Edit): Pick<MoneyEdited, 'value' | 'caret'> {
  if (!isPlain(text)) return { value: text, caret }
  const shown = applyEdit({ ...edit, raw: text, caret }, plainMask)
  return { value: withoutCommas(shown.text), caret: shown.caret }
}

/**
 * Returns the value of a money field after an edit, and the dropped input. Pasted or filled-in text is never cut: one
 * that isn't a plain amount is unchanged and refused by the form's rules. For single keys a field of amounts keeps
 * digits. A comma that isn't yet a valid thousands separator stays as typed.
 */
export function editMoney(edit: Edit, keeps: MoneyKeeping, ended = false): MoneyEdited {
  const { raw, caret, previous, inputType } = edit
  const wasPlain = previous === '' || isPlain(previous)
  if (inputType.startsWith('delete')) {
    if (!wasPlain) return { ...settled(raw, caret, edit), leftOut: null, ended: false }
    const shown = applyEdit(edit, plainMask)
    return { value: withoutCommas(shown.text), caret: shown.caret, leftOut: null, ended: false }
  }
  const parts = partsOf(edit)
  const { before, inserted, after } = parts
  const isKey = inputType === 'insertText' || inputType === 'insertCompositionText'
  if (!isKey || Array.from(inserted).length > 1) {
    const isPart = wasPlain && (before !== '' || after !== '')
    const whole = isPart ? withoutCommas(before) + inserted + withoutCommas(after) : raw
    const read = readWhole(whole, keeps)
    return { ...read, caret: showMoney(read.value).length, ended: false }
  }
  // If the field already contains an invalid amount, any key may correct it.
  const judged = keeps === 'everything' || !isTypedAmount(previous) ? 'taken' : judge(inserted, parts, keeps, ended)
  const kept = judged === 'taken' ? inserted : ''
  const text = before + kept + after
  const bare = wasPlain && kept !== ',' ? withoutCommas(text) : text
  const caretNow = bare === text ? before.length + kept.length : withoutCommas(before + kept).length
  return {
    ...settled(bare, caretNow, edit),
    leftOut: judged === 'taken' || judged === 'mark' ? null : judged,
    ended: ended || (inserted === '.' && judged === 'cents' && after === ''),
  }
}

/**
 * Whether a text can come from keys in a field of amounts: empty, an amount, or one with an unfinished thousands
 * separator.
 */
function isTypedAmount(text: string): boolean {
  return /^[\d,]*(\.\d*)?$/.test(text)
}

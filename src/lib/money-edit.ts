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
}

/** Most digits before the point; the largest income that the rules accept has no more. */
const mostDigits = 9

const plain = /^\d+(\.\d*)?$/
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const groupedBySpaces = /^\d{1,3}([ \u00a0\u202f]\d{3})+$/
const groupedByPoints = /^\d{1,3}(\.\d{3})+$/

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

/**
 * Returns the text that an edit inserted, and the text before and after it. At least one character is inserted: one that
 * replaces a selection can equal the first replaced one.
 */
function partsOf({ raw, caret, previous }: Edit): Typed {
  let start = 0
  while (start < caret - 1 && start < previous.length && raw[start] === previous[start]) start += 1
  return { before: raw.slice(0, start), inserted: raw.slice(start, caret), after: raw.slice(caret) }
}

/** The result of a key in a field that keeps only amounts. `mark` is a separator, which the field inserts itself. */
type Judged = 'taken' | 'mark' | LeftOut

function judge(sign: string, { before, after }: Typed): Judged {
  const isAtEnd = after === '' && /\d$/.test(before)
  const isFirstPoint = !(before + after).includes('.')
  if (/\d/.test(sign)) {
    const [whole = ''] = (before + after).split('.')
    return !before.includes('.') && digitCount(whole) >= mostDigits ? 'tenthDigit' : 'taken'
  }
  switch (sign) {
    case '.':
      return isFirstPoint || (isAtEnd && groupedByPoints.test(before)) ? 'taken' : 'signs'
    case ',':
      return isAtEnd && (isFirstPoint || groupedByPoints.test(before)) ? 'taken' : 'mark'
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

/** Whether the digits after the point can only be cents. A point before three digits may separate thousands. */
const isSurelyCents = (text: string) => /^\d{4,}\.\d{0,2}$/.test(text)

/**
 * Returns the value of a money field after an edit, and the dropped input. Pasted or filled-in text is never cut: one
 * that isn't a plain amount is unchanged and refused by the form's rules. For single keys a field of amounts keeps
 * digits, commas and points. Only the whole text distinguishes cents from thousands, so `leaveMoney` decides.
 */
export function editMoney(edit: Edit, keeps: MoneyKeeping): MoneyEdited {
  const { raw, caret, previous, inputType } = edit
  const wasPlain = previous === '' || isPlain(previous)
  if (inputType.startsWith('delete')) {
    if (!wasPlain) return { ...settled(raw, caret, edit), leftOut: null }
    const shown = applyEdit(edit, plainMask)
    return { value: withoutCommas(shown.text), caret: shown.caret, leftOut: null }
  }
  const parts = partsOf(edit)
  const { before, inserted, after } = parts
  const isKey = inputType === 'insertText' || inputType === 'insertCompositionText'
  if (!isKey || Array.from(inserted).length > 1) {
    const isPart = wasPlain && (before !== '' || after !== '')
    const whole = isPart ? withoutCommas(before) + inserted + withoutCommas(after) : raw
    const read = readWhole(whole, keeps)
    return { ...read, caret: showMoney(read.value).length }
  }
  // If the field already contains an invalid amount, any key may correct it.
  const judged = keeps === 'everything' || !isTypedAmount(previous) ? 'taken' : judge(inserted, parts)
  const kept = judged === 'taken' ? inserted : ''
  const text = before + kept + after
  const bare = wasPlain && kept !== ',' ? withoutCommas(text) : text
  const caretNow = bare === text ? before.length + kept.length : withoutCommas(before + kept).length
  const typed = settled(bare, caretNow, edit)
  if (judged !== 'taken' && judged !== 'mark') return { ...typed, leftOut: judged }
  return { ...typed, leftOut: keeps === 'dollars' && isSurelyCents(typed.value) ? 'cents' : null }
}

/**
 * Whether a text can come from keys in a field of amounts: empty, or digits with the points and commas of any country.
 */
function isTypedAmount(text: string): boolean {
  return /^[\d.,]*$/.test(text)
}

/**
 * Returns the value of a money field that the visitor leaves: one or two digits after a point are cents, which a field
 * of whole dollars drops. Any other text stays as it is.
 */
export function leaveMoney(value: string, keeps: MoneyKeeping): Pick<MoneyEdited, 'value' | 'leftOut'> {
  const [, whole, cents] = /^(\d+)\.(\d{0,2})$/.exec(value) ?? []
  if (whole === undefined || cents === undefined) return { value, leftOut: null }
  if (cents === '') return { value: whole, leftOut: null }
  return keeps === 'dollars'
    ? { value: whole, leftOut: 'cents' }
    : { value: `${whole}.${cents.padEnd(2, '0')}`, leftOut: null }
}

/**
 * Returns the amount of a text whose points separate thousands and whose comma separates cents: 30000 for `30.000`,
 * 30000.50 for `30.000,50`. Null for a plain amount and for a text that is no amount.
 */
export function meantAmount(text: string, keeps: MoneyKeeping): string | null {
  const bare = text.trim().replace(/^\$\s*/, '')
  const [, whole = '', cents] = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ?? []
  const digits = whole.replace(/\D/g, '')
  const isPlainAmount = cents === undefined && !whole.includes('.')
  if (isPlainAmount || digits.startsWith('0') || digits.length > mostDigits) return null
  if (keeps === 'dollars') return digits.length > 3 ? digits : null
  return cents === undefined ? digits : `${digits}.${cents.padEnd(2, '0')}`
}

import type { Mask } from './caret.ts'
import { digitsOf } from './digits.ts'

/** Digits in groups of three, `42000` → `42,000`: the way of both languages in the United States. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

interface AmountRule {
  /** Most digits before the point. */
  readonly maxDigits: number
  /** Whether cents may follow. */
  readonly decimals: boolean
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')

function joined(whole: string, cents: string | undefined, { maxDigits, decimals }: AmountRule): string {
  const kept = withoutLeadingZeros(digitsOf(whole)).slice(0, maxDigits)
  return decimals && cents !== undefined ? `${kept || '0'}.${digitsOf(cents).slice(0, 2)}` : kept
}

/** Typed text: digits, and with decimals the first point; commas are only ever our own (spec 1 §5). */
function typedAmount(text: string, rule: AmountRule): string {
  const point = rule.decimals ? text.indexOf('.') : -1
  return point < 0 ? joined(text, undefined, rule) : joined(text.slice(0, point), text.slice(point + 1), rule)
}

/**
 * The amount in a text from elsewhere, as bare digits (with decimals: one point and at most two digits after it).
 * A last comma or point with one or two digits behind it starts the cents; every other one is a thousands separator:
 * `$42,000.00`, `42.000` and `42.000,00` all give 42000.
 */
export function amountOf(text: string, rule: AmountRule): string {
  const bare = text.replace(/[^\d.,]/g, '')
  const cents = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? (rule.decimals ? /^([\d,]+)\.()$/.exec(bare) : null)
  return cents ? joined(cents[1] ?? '', cents[2], rule) : joined(bare, undefined, rule)
}

/** A bare amount as shown in its field: `1234.5` → `1,234.5`. */
export function showAmount(amount: string): string {
  const [whole = '', cents] = amount.split('.')
  return groupThousands(whole) + (cents === undefined ? '' : `.${cents}`)
}

/** The mask of a dollar field; `format` reads pasted text, `edit` typed text. */
export function amountMask(rule: AmountRule): Mask {
  return {
    format: (text) => showAmount(amountOf(text, rule)),
    edit: (text) => showAmount(typedAmount(text, rule)),
    keep: (text) => text.replace(rule.decimals ? /[^\d.]/g : /\D/g, ''),
  }
}

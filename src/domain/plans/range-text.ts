import { amountScale, isAmount, parseAmount } from '#domain/income/money-text.ts'

import { isRange } from './filters.ts'
import type { CentsRange } from './plan.ts'

/** The two ends of a range as typed, in dollars; an empty text has no end. */
export interface RangeText {
  readonly min: string
  readonly max: string
}

/** One end of a typed range. */
export type RangeEnd = keyof RangeText

/** Why a typed range is invalid: an end that is not an amount, or ends in the wrong order. */
export interface RangeProblem {
  readonly kind: 'unreadable' | 'order'
  /** The ends that are wrong, the first one first. */
  readonly ends: readonly [RangeEnd, ...RangeEnd[]]
}

/** A typed range: its amounts, or why it is invalid. */
export type ReadRange =
  | { readonly kind: 'range'; readonly range: CentsRange }
  | { readonly kind: 'problem'; readonly problem: RangeProblem }

const centsPerDollar = 100n

function centsOf(text: string): number | null {
  return text.trim() === '' ? null : Number((parseAmount(text) * centsPerDollar) / amountScale)
}

/** Reads a typed range in cents. It never guesses and never swaps the ends (P-81). */
export function readRange(text: RangeText): ReadRange {
  const [wrong, ...others] = (['min', 'max'] as const).filter((end) => text[end].trim() !== '' && !isAmount(text[end]))
  if (wrong) return { kind: 'problem', problem: { kind: 'unreadable', ends: [wrong, ...others] } }
  const range = { min: centsOf(text.min), max: centsOf(text.max) }
  return isRange(range)
    ? { kind: 'range', range }
    : { kind: 'problem', problem: { kind: 'order', ends: ['min', 'max'] } }
}

function dollars(cents: number | null): string {
  if (cents === null) return ''
  return cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2)
}

/** Returns a range as it is typed. */
export function rangeText({ min, max }: CentsRange): RangeText {
  return { min: dollars(min), max: dollars(max) }
}

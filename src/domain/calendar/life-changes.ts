import type { CalendarDay } from './calendar-day.ts'

/** The life changes that open a Special Enrollment Period. */
export const lifeChangeIds = [
  'lostCoverage',
  'losingCoverage',
  'lostMedicaid',
  'married',
  'child',
  'moved',
  'abuse',
  'leftJail',
  'newStatus',
] as const

/** A life change. */
export type LifeChangeId = (typeof lifeChangeIds)[number]

/**
 * A change as `changeOn` returns it. `losingMedicaid` is Medicaid or CHIP that has not ended yet; it has no
 * checkbox of its own.
 */
export type ReadChangeId = LifeChangeId | 'losingMedicaid'

/** A ticked change. */
export interface LifeChange {
  readonly id: LifeChangeId
  /** The day of the change; null where the visitor gave none. */
  readonly day: CalendarDay | null
}

/** The answers of the check: the ticked changes, an empty list for "none of these", null before an answer. */
export type LifeChangeAnswers = readonly LifeChange[] | null

import type { CalendarDay } from './calendar-day.ts'
import { daysAhead } from './coverage-window.ts'
import type { LifeChange, LifeChangeAnswers, LifeChangeId, ReadChangeId } from './life-changes.ts'
import { compareDays, daysAfter } from './typed-day.ts'

/** The facts of the rule for one life change. */
interface LifeChangeFacts {
  /** Days to choose a plan, from the day of the change. */
  readonly daysToChoose: 60 | 90
  /** The paragraph of 45 CFR 155.420. */
  readonly paragraph: string
}

/** From 45 CFR 155.420, https://www.ecfr.gov/current/title-45/section-155.420, read on 23 November 2026. */
export const lifeChanges: Readonly<Record<LifeChangeId, LifeChangeFacts>> = {
  lostCoverage: { daysToChoose: 60, paragraph: '(c)(1), (d)(1)' },
  losingCoverage: { daysToChoose: 60, paragraph: '(b)(2)(iv), (c)(2), (d)(1)' },
  lostMedicaid: { daysToChoose: 90, paragraph: '(c)(2), (c)(6), (d)(1)(i)' },
  married: { daysToChoose: 60, paragraph: '(a)(5), (c)(1), (d)(2)(i)' },
  child: { daysToChoose: 60, paragraph: '(b)(2)(i), (c)(1), (d)(2)(i)' },
  moved: { daysToChoose: 60, paragraph: '(a)(5), (c)(1), (d)(7)' },
  abuse: { daysToChoose: 60, paragraph: '(c)(1), (d)(10)' },
  leftJail: { daysToChoose: 60, paragraph: '(c)(1), (d)(3)' },
  newStatus: { daysToChoose: 60, paragraph: '(c)(1), (d)(3)' },
}

/** When a plan can be chosen for a ticked change. */
export interface LifeChangeTime extends LifeChange {
  /** The change as `changeOn` returns it. */
  readonly read: ReadChangeId
  /** The days to choose from the change on. */
  readonly days: number
  /** The first and the last day of the change for which a plan can be chosen today. */
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** The last day to choose; null for a change without a day, and for one outside `from` and `to`. */
  readonly chooseBy: CalendarDay | null
}

/** The result of the answers. */
export type LifeChangeOutcome =
  /** Each ticked change may open a Special Enrollment Period. */
  | { readonly kind: 'mayEnroll'; readonly times: readonly LifeChangeTime[] }
  /** None of the changes. The visitor can wait for the next Open Enrollment, or apply for Medicaid and CHIP all year. */
  | { readonly kind: 'none' }

/** Returns the last day to choose a plan after a change. */
export function lastDayToChoose(id: LifeChangeId, day: CalendarDay): CalendarDay {
  return daysAfter(day, lifeChanges[id].daysToChoose)
}

/**
 * Returns what a ticked change is on a day. Lost coverage whose last day is still ahead counts as ending
 * coverage. Ending coverage counts as lost after its last day. Other changes stay as ticked.
 */
export function changeOn({ id, day }: LifeChange, today: CalendarDay): ReadChangeId {
  const order = day === null ? 0 : compareDays(day, today)
  if (order > 0 && id === 'lostCoverage') return 'losingCoverage'
  if (order > 0 && id === 'lostMedicaid') return 'losingMedicaid'
  return order < 0 && id === 'losingCoverage' ? 'lostCoverage' : id
}

/** Whether a change was so long ago that it opens no Special Enrollment Period any more. */
export function isTooLate({ id, day }: LifeChange, today: CalendarDay): boolean {
  return day !== null && compareDays(lastDayToChoose(id, day), today) < 0
}

/** Whether a change from `changeOn` has not happened yet. Only the end of coverage can be ahead. */
export function isToCome(read: ReadChangeId): boolean {
  return read === 'losingCoverage' || read === 'losingMedicaid'
}

function timeOf(change: LifeChange, today: CalendarDay): LifeChangeTime {
  const { id, day } = change
  const { daysToChoose: days } = lifeChanges[id]
  const read = changeOn(change, today)
  const [from, to] = isToCome(read) ? [today, daysAfter(today, daysAhead)] : [daysAfter(today, -days), today]
  const isInside = day !== null && compareDays(from, day) <= 0 && compareDays(day, to) <= 0
  return { id, day, read, days, from, to, chooseBy: isInside ? lastDayToChoose(id, day) : null }
}

/** Returns the result of the answers on a day; null before an answer. */
export function lifeChangeOutcome(answers: LifeChangeAnswers, today: CalendarDay): LifeChangeOutcome | null {
  if (answers === null) return null
  return answers.length === 0
    ? { kind: 'none' }
    : { kind: 'mayEnroll', times: answers.map((change) => timeOf(change, today)) }
}

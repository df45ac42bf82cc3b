import type { PlanYear } from '#domain/years/plan-years.ts'

import type { AgencyMoment } from './agency-moment.ts'
import { type CalendarDay, calendarDay, daysInMonth } from './calendar-day.ts'
import { effectiveDate } from './effective-date.ts'
import { changeOn, isToCome } from './life-change-times.ts'
import type { LifeChangeAnswers } from './life-changes.ts'
import { compareDays } from './typed-day.ts'

/** When the coverage of a sent application starts, if the agent enrolls the household in time. */
export interface ExpectedStart {
  readonly start: CalendarDay
  /** The last day on which a plan can be chosen at the Marketplace for that start. */
  readonly enrollBy: CalendarDay
  /** Outside Open Enrollment a life change is needed, and the visitor has told of none. */
  readonly needsChange?: true | undefined
}

/** Returns the 1st of the month after a day. */
function monthAfter({ year, month }: CalendarDay): CalendarDay {
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
}

/**
 * Returns the expected start of coverage by a plan of a year, for an application sent to the agency at a time (F-77).
 * Outside Open Enrollment, a life change is needed. A birth or an adoption makes the start unknown, because coverage
 * may start on the day of the child (45 CFR 155.420(b)(2)(i)). If the present coverage has not ended yet, the new one
 * starts in the month after its end, for a plan chosen by then ((b)(2)(iv)). Null when the start is unknown. `lastDay`
 * is the setting that replaces the dated end of Open Enrollment.
 */
export function expectedStart(
  sentAt: Date,
  planYear: PlanYear,
  lifeChanges: LifeChangeAnswers,
  lastDay: CalendarDay | null,
): ExpectedStart | null {
  const effective = effectiveDate(sentAt, planYear, lastDay)
  if (effective === null) return null
  const { start } = effective
  if (effective.variant === 'openEnrollment') return { start, enrollBy: effective.chooseBy }
  const changes = lifeChanges ?? []
  if (changes.some(({ id }) => id === 'child')) return null
  const today = calendarDay(sentAt)
  const { year, month } = today
  const next = { start, enrollBy: { year, month, day: daysInMonth(year, month) } }
  if (changes.length === 0) return { ...next, needsChange: true }
  // Without a day, the ticked change alone says whether the coverage has not ended yet.
  if (changes.some((change) => !isToCome(changeOn(change, today)))) return next
  const [ends] = changes.flatMap(({ day }) => (day === null ? [] : [day])).toSorted(compareDays)
  if (ends === undefined) return null
  const after = monthAfter(ends)
  return after.year === planYear ? { start: after, enrollBy: ends } : null
}

/** Whether the agent's answer may come too late to enroll for the expected start (F-77). */
export function isTight(expected: ExpectedStart | null, answerBy: AgencyMoment | null): boolean {
  return expected !== null && answerBy !== null && compareDays(answerBy.day, expected.enrollBy) >= 0
}

import type { PlanYear } from '#domain/years/plan-years.ts'

import type { AgencyMoment } from './agency-moment.ts'
import { type CalendarDay, calendarDay, daysInMonth } from './calendar-day.ts'
import { firstOfNextMonth } from './coverage-starts.ts'
import { effectiveDate } from './effective-date.ts'
import { changeOn, isTooLate, isToCome } from './life-change-times.ts'
import type { LifeChange, LifeChangeAnswers } from './life-changes.ts'
import { compareDays } from './typed-day.ts'

/** When the coverage of a sent application starts, if the agent enrolls the household in time. */
export interface ExpectedStart {
  readonly start: CalendarDay
  /** The last day on which a plan can be chosen at the Marketplace for that start. */
  readonly enrollBy: CalendarDay
  /** Outside Open Enrollment a life change is needed, and the visitor has told of none. */
  readonly needsChange?: true | undefined
  /** A later day on which a told life change still allows that start; absent elsewhere. */
  readonly orBy?: CalendarDay | undefined
}

/**
 * Returns the start that life changes allow in any year, without a birth or an adoption; null when it is unknown. If the present coverage has not ended yet, the new one starts in the month after its end, for a plan chosen by then
 * (45 CFR 155.420(b)(2)(iv)).
 */
function startByChange(changes: NonNullable<LifeChangeAnswers>, today: CalendarDay): ExpectedStart | null {
  const { year, month } = today
  const [ends] = changes.flatMap(({ day }) => (day === null ? [] : [day])).toSorted(compareDays)
  // Without a day, the ticked change alone says whether the coverage has not ended yet.
  const enrollBy = changes.some((change) => !isToCome(changeOn(change, today)))
    ? { year, month, day: daysInMonth(year, month) }
    : ends
  if (enrollBy === undefined) return null
  return { start: firstOfNextMonth(enrollBy), enrollBy }
}

const isChild = ({ id }: LifeChange) => id === 'child'

/**
 * Returns the start that the told life changes allow where it comes after a plan's year; null elsewhere, and while
 * everyone may choose a plan of that year.
 */
export function startAfterYear(
  now: Date,
  planYear: PlanYear,
  lifeChanges: LifeChangeAnswers,
  lastDay: CalendarDay | null,
): CalendarDay | null {
  const today = calendarDay(now)
  const changes = (lifeChanges ?? []).filter((change) => !isTooLate(change, today))
  if (changes.length === 0 || changes.some(isChild)) return null
  if (effectiveDate(now, planYear, lastDay)?.variant === 'openEnrollment') return null
  const start = startByChange(changes, today)?.start
  return start && start.year > planYear ? start : null
}

/**
 * Returns the expected start of coverage by a plan of a year, for an application sent to the agency at a time (F-77). In
 * Open Enrollment, a life change may allow an earlier start. Outside it, a life change is needed. A birth or an adoption
 * makes the start unknown, because coverage may start on the day of the child (45 CFR 155.420(b)(2)(i)), but never before
 * the plan year. Null when the start is unknown. `lastDay` is the setting that replaces the dated end of Open Enrollment
 * (Q-77).
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
  const today = calendarDay(sentAt)
  const changes = (lifeChanges ?? []).filter((change) => !isTooLate(change, today))
  const isOpen = effective.variant === 'openEnrollment'
  const byChange = changes.length > 0 && !changes.some(isChild) ? startByChange(changes, today) : null
  if (changes.some(isChild) && !(isOpen && start.month === 1)) return null
  if (!isOpen) {
    const { year, month } = today
    if (byChange?.start.year === planYear) return byChange
    if (changes.length > 0) return null
    return { start, enrollBy: { year, month, day: daysInMonth(year, month) }, needsChange: true }
  }
  const { chooseBy: enrollBy } = effective
  if (byChange?.start.year !== planYear || compareDays(byChange.start, start) > 0) return { start, enrollBy }
  if (compareDays(byChange.start, start) < 0) return byChange
  return { start, enrollBy, ...(compareDays(byChange.enrollBy, enrollBy) > 0 && { orBy: byChange.enrollBy }) }
}

/** Whether the agent's answer may come too late to enroll for the expected start (F-77). */
export function isTight(expected: ExpectedStart | null, answerBy: AgencyMoment | null): boolean {
  return expected !== null && answerBy !== null && compareDays(answerBy.day, expected.enrollBy) >= 0
}

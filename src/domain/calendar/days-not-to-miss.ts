import type { PlanYear } from '#domain/years/plan-years.ts'

import { type CalendarDay, daysInMonth } from './calendar-day.ts'
import { openEnrollmentsFrom } from './enrollment-periods.ts'
import type { ExpectedStart } from './expected-start.ts'
import { changeOn, lastDayToChoose } from './life-change-times.ts'
import type { LifeChange, ReadChangeId } from './life-changes.ts'
import { compareDays, daysAfter } from './typed-day.ts'

/** A day that must not be missed, with what its sentence needs. */
export type DayNotToMiss = { readonly day: CalendarDay } & (
  | {
      /** The last day to choose a plan of a year for its next start. */
      readonly id: 'chooseBy'
      readonly planYear: PlanYear
      readonly start: CalendarDay
    }
  /** The chosen plan's last day. */
  | { readonly id: 'planEnds'; readonly planYear: PlanYear }
  /** A birthday on which a parent's plan ends; `person` is the position in the given people. */
  | { readonly id: 'turns26'; readonly person: number }
  /** A birthday around which Medicare can begin. */
  | ({ readonly id: 'turns65'; readonly person: number } & MedicareEnrollment)
  /** The last day to choose a plan after a life change. */
  | { readonly id: 'lifeChange'; readonly change: ReadChangeId }
  /** The last day on which the agent can enroll the household for the start of the chosen plan. */
  | { readonly id: 'enrollBy'; readonly start: CalendarDay }
  /** The day until which a told life change still allows that start. */
  | { readonly id: 'enrollByChange'; readonly start: CalendarDay }
  /** The day by which the first premium is paid, when coverage starts. */
  | { readonly id: 'firstPremium' }
)

/** When to enroll in Medicare at 65 (42 CFR 407.14 and 407.25, 20 CFR 404.102). */
export interface MedicareEnrollment {
  /** The first day on which Medicare can begin. */
  readonly start: CalendarDay
  /** The days to enroll for that start. */
  readonly enrollFrom: CalendarDay
  readonly enrollBy: CalendarDay
  /** The last day of the first enrollment; after `enrollBy` Medicare begins later. */
  readonly enrollEnd: CalendarDay
}

/** What the days depend on. */
export interface DaysFacts {
  /** The agency's day, as `calendarDay` gives it. */
  readonly today: CalendarDay
  /** The year of the plans that are shown, or of the chosen plan. */
  readonly planYear: PlanYear
  /** When coverage of the chosen plan starts, and until when it can be enrolled; null before one is chosen. */
  readonly expected: ExpectedStart | null
  /** Days of birth, null where one is not known: the quote has only ages. */
  readonly births: readonly (CalendarDay | null)[]
  /** The life changes. One without a day has no last day to choose. */
  readonly changes: readonly LifeChange[]
  /** The setting that replaces the dated end of Open Enrollment. */
  readonly lastDay: CalendarDay | null
}

/** Returns the day on which somebody reaches an age. A birthday on 29 February counts on 1 March, as in `ageOn`. */
function birthdayAt({ year, month, day }: CalendarDay, age: number): CalendarDay {
  const birthday = { year: year + age, month, day }
  return day > daysInMonth(birthday.year, month) ? { ...birthday, month: 3, day: 1 } : birthday
}

/** Returns the first day of a month, counted from that of a day. */
function monthFrom({ year, month }: CalendarDay, months: number): CalendarDay {
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: 1 }
}

/**
 * Returns when to enroll in Medicare around a 65th birthday. The law reaches an age on the day before the birthday, so a
 * birthday on the first of a month counts for the month before.
 */
function medicareEnrollment(birthday: CalendarDay): MedicareEnrollment {
  const start = monthFrom(daysAfter(birthday, -1), 0)
  return {
    start,
    enrollFrom: monthFrom(start, -3),
    enrollBy: daysAfter(start, -1),
    enrollEnd: daysAfter(monthFrom(start, 4), -1),
  }
}

/** Returns the next day to choose a plan of each year that is shown or follows. The year of a chosen plan has none. */
function chooseDays({ today, planYear, expected, lastDay }: DaysFacts): readonly DayNotToMiss[] {
  return openEnrollmentsFrom(planYear, lastDay).flatMap(({ planYear: year, periods }) => {
    const next = periods.find(({ last }) => compareDays(today, last) <= 0)
    if (!next || (year === planYear && expected !== null)) return []
    return [{ id: 'chooseBy' as const, day: next.last, planYear: year, start: next.start }]
  })
}

/** Returns the days that must not be missed, from today on, the earliest first. */
export function daysNotToMiss(facts: DaysFacts): readonly DayNotToMiss[] {
  const { today, planYear, expected, births, changes } = facts
  const yearEnds = { year: planYear, month: 12, day: 31 }
  const ages = births.flatMap((birth, person) =>
    birth === null
      ? []
      : [
          { id: 'turns26' as const, person, day: birthdayAt(birth, 26) },
          { id: 'turns65' as const, person, day: birthdayAt(birth, 65), ...medicareEnrollment(birthdayAt(birth, 65)) },
        ],
  )
  const days: readonly DayNotToMiss[] = [
    ...chooseDays(facts),
    ...(expected === null
      ? []
      : [
          { id: 'enrollBy' as const, day: expected.enrollBy, start: expected.start },
          ...(expected.orBy ? [{ id: 'enrollByChange' as const, day: expected.orBy, start: expected.start }] : []),
          { id: 'firstPremium' as const, day: expected.start },
        ]),
    { id: 'planEnds', day: yearEnds, planYear },
    ...ages.filter(({ day }) => compareDays(day, yearEnds) <= 0),
    ...changes.flatMap((change) => {
      const { id, day } = change
      if (day === null) return []
      return [{ id: 'lifeChange' as const, change: changeOn(change, today), day: lastDayToChoose(id, day) }]
    }),
  ]
  return days
    .filter(({ day }) => compareDays(today, day) <= 0)
    .toSorted((one, other) => compareDays(one.day, other.day))
}

import type { PlanYear } from '#domain/years/plan-years.ts'

import { type CalendarDay, daysInMonth } from './calendar-day.ts'
import { openEnrollmentsFrom } from './enrollment-periods.ts'
import { type LifeChangeId, lifeChanges } from './life-changes.ts'
import { compareDays } from './typed-day.ts'

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
  /** A birthday on which other coverage ends or begins; `person` is the position in the given people. */
  | { readonly id: 'turns26' | 'turns65'; readonly person: number }
  /** The last day to choose after a change of life. */
  | { readonly id: 'lifeChange'; readonly change: LifeChangeId }
  /** The day by which the first premium is paid, when coverage starts. */
  | { readonly id: 'firstPremium' }
)

/** What the days depend on. */
export interface DaysFacts {
  /** The agency's day, as `calendarDay` gives it. */
  readonly today: CalendarDay
  /** The year of the plans that are shown, or of the chosen plan. */
  readonly planYear: PlanYear
  /** When coverage of the chosen plan starts; null before one is chosen. */
  readonly start: CalendarDay | null
  /** Days of birth, null where one is not known: the quote has only ages. */
  readonly births: readonly (CalendarDay | null)[]
  /** Changes of life with their day. */
  readonly changes: readonly { readonly id: LifeChangeId; readonly day: CalendarDay }[]
  /** The setting that replaces the dated end of Open Enrollment. */
  readonly lastDay: CalendarDay | null
}

/** Returns a day some days later. */
function daysAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const later = new Date(Date.UTC(year, month - 1, day + days))
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() }
}

/** Returns the day on which somebody reaches an age. A birthday on 29 February counts on 1 March, as in `ageOn`. */
function birthdayAt({ year, month, day }: CalendarDay, age: number): CalendarDay {
  const birthday = { year: year + age, month, day }
  return day > daysInMonth(birthday.year, month) ? { ...birthday, month: 3, day: 1 } : birthday
}

/** The birthdays that end or begin other coverage: a parent's plan ends at 26, Medicare begins at 65. */
const birthdays = [
  { id: 'turns26', age: 26 },
  { id: 'turns65', age: 65 },
] as const

/** The next day to choose a plan of each year that is shown or follows. A chosen plan's year needs no choice any more. */
function chooseDays({ today, planYear, start, lastDay }: DaysFacts): readonly DayNotToMiss[] {
  return openEnrollmentsFrom(planYear, lastDay).flatMap(({ planYear: year, periods }) => {
    const next = periods.find(({ last }) => compareDays(today, last) <= 0)
    if (!next || (year === planYear && start !== null)) return []
    return [{ id: 'chooseBy' as const, day: next.last, planYear: year, start: next.start }]
  })
}

/** Returns the days that must not be missed, from today on, the earliest first. */
export function daysNotToMiss(facts: DaysFacts): readonly DayNotToMiss[] {
  const { today, planYear, start, births, changes } = facts
  const yearEnds = { year: planYear, month: 12, day: 31 }
  const ages = births.flatMap((birth, person) =>
    birth === null ? [] : birthdays.map(({ id, age }) => ({ id, person, day: birthdayAt(birth, age) })),
  )
  const days: readonly DayNotToMiss[] = [
    ...chooseDays(facts),
    ...(start === null ? [] : [{ id: 'firstPremium' as const, day: start }]),
    { id: 'planEnds', day: yearEnds, planYear },
    ...ages.filter(({ day }) => compareDays(day, yearEnds) <= 0),
    ...changes.map(({ id, day }) => ({
      id: 'lifeChange' as const,
      change: id,
      day: daysAfter(day, lifeChanges[id].daysToChoose),
    })),
  ]
  return days
    .filter(({ day }) => compareDays(today, day) <= 0)
    .toSorted((one, other) => compareDays(one.day, other.day))
}

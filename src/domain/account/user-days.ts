import { personAnswers } from '#domain/application/person-answers.ts'
import { type DayNotToMiss, type DaysFacts, daysNotToMiss } from '#domain/calendar/days-not-to-miss.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'

import { marketplaceOf, quoteOf } from './quoted-price.ts'
import type { VerifiedUser } from './verified-user.ts'

/** The days of a user, with the first names of the people whose birthdays they are; no names where one is unknown. */
export interface UserDays {
  readonly days: readonly DayNotToMiss[]
  readonly names: readonly string[]
  /** The name of the marketplace that the state runs, which may set other days; absent elsewhere. */
  readonly marketplace?: string | undefined
}

/** The facts that the days of a user depend on, besides the user. */
interface UserDaysFacts extends Pick<DaysFacts, 'today' | 'expected' | 'changes' | 'lastDay'> {
  /** Whether somebody can probably take the plan. If nobody can, only the Medicare enrollment is left (F-97). */
  readonly canStart: boolean
}

/** Returns the days that a user must not miss; none where this device does not know the year of the plan. */
export function userDays(user: VerifiedUser, { canStart, ...at }: UserDaysFacts): UserDays {
  const { planYear, billCents } = quoteOf(user) ?? {}
  if (planYear === undefined) return { days: [], names: [] }
  const people = [user, ...user.relatives].filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  const births = people.map(({ record }) => parseDay(personAnswers.dateOfBirth.read(record.saved.dob)))
  const names = people.map(({ record }) => personAnswers.firstName.read(record.saved.firstName).trim())
  // A plan with a bill of $0 has no first premium to pay.
  const all = daysNotToMiss({ ...at, planYear, births }).filter(({ id }) => id !== 'firstPremium' || billCents !== 0)
  const days = canStart ? all : all.filter(({ id }) => id === 'turns65')
  return { days, names: names.includes('') ? [] : names, marketplace: marketplaceOf(user) }
}

import { type CalendarDay } from '#domain/calendar/calendar-day.ts'
import { ageOn, parseDay } from '#domain/calendar/typed-day.ts'
import type { HouseholdMember } from '#domain/household/member.ts'

/** The facts of a relative in the application. */
export interface KnownRelative extends Pick<HouseholdMember, 'age' | 'isApplyingForCoverage'> {
  readonly isSpouse: boolean
  /** MM/DD/YYYY as typed; empty until then. */
  readonly dateOfBirth: string
}

/** A relative in a new quote. */
export type NewRelative = Omit<KnownRelative, 'dateOfBirth'>

type IsSame = (quoted: NewRelative, known: KnownRelative, starts: readonly CalendarDay[]) => boolean

const apply = (quoted: NewRelative, known: KnownRelative) => quoted.isApplyingForCoverage && known.isApplyingForCoverage

/** The criteria for matching a dependent of the new quote with one of the application, the most reliable first. */
const signs: readonly IsSame[] = [
  (quoted, { dateOfBirth }, starts) => {
    const birth = parseDay(dateOfBirth)
    if (birth === null || !quoted.isApplyingForCoverage) return false
    return starts.some((start) => ageOn(birth, start) === quoted.age)
  },
  (quoted, known) => apply(quoted, known) && quoted.age === known.age,
  // Ages may differ by one, after a birthday or a miscount.
  (quoted, known) => apply(quoted, known) && Math.abs((quoted.age ?? 0) - (known.age ?? 0)) === 1,
  (quoted, known) => !quoted.isApplyingForCoverage && !known.isApplyingForCoverage,
]

/** Years by which a child may have grown since the last quote. */
const grownYears = 3

/**
 * Whether the only two dependents left may be one: an age is unknown, or the person has no date of birth yet and is a
 * few years older now.
 */
function isSamePerson(quoted: NewRelative | undefined, known: KnownRelative | undefined): boolean {
  const [now, before] = [quoted?.age ?? null, known?.age ?? null]
  if (now === null || before === null) return true
  return known?.dateOfBirth === '' && now > before && now - before <= grownYears
}

/**
 * Returns the position of each relative of a new quote among those of the application, null for a new person (F-83).
 * Spouses match. A dependent matches by the age from the typed date of birth, then by the same quoted age, then by an
 * age one year apart. If one remains on both sides, they match where an age is unknown, or where
 * the person is a few years older and has no date of birth yet. Nobody else gets
 * another person's answers. `starts` has the days on which coverage may start, because the age on that day counts
 * (Q-152).
 */
export function matchedPeople(
  quoted: readonly NewRelative[],
  known: readonly KnownRelative[],
  starts: readonly CalendarDay[],
): readonly (number | null)[] {
  const places = quoted.map(({ isSpouse }): number | null => {
    const at = isSpouse ? known.findIndex((one) => one.isSpouse) : -1
    return at === -1 ? null : at
  })
  const freeKnown = () => known.flatMap((one, at) => (one.isSpouse || places.includes(at) ? [] : [at]))
  const freeQuoted = () => quoted.flatMap((one, at) => (one.isSpouse || places[at] !== null ? [] : [at]))
  for (const isSame of signs)
    for (const at of freeQuoted()) {
      const relative = quoted[at]
      const found = freeKnown().find((one) => {
        const candidate = known[one]
        return relative !== undefined && candidate !== undefined && isSame(relative, candidate, starts)
      })
      if (found !== undefined) places[at] = found
    }
  const [lastQuoted, ...othersQuoted] = freeQuoted()
  const [lastKnown, ...othersKnown] = freeKnown()
  if (lastQuoted === undefined || lastKnown === undefined || othersQuoted.length > 0 || othersKnown.length > 0)
    return places
  return isSamePerson(quoted[lastQuoted], known[lastKnown])
    ? places.map((place, at) => (at === lastQuoted ? lastKnown : place))
    : places
}

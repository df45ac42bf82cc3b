import { type CalendarDay } from '#domain/calendar/calendar-day.ts'
import { ageOn, parseDay } from '#domain/calendar/typed-day.ts'
import type { HouseholdMember } from '#domain/household/member.ts'

/** What the application knows of a relative. */
export interface KnownRelative extends Pick<HouseholdMember, 'age' | 'isApplyingForCoverage'> {
  readonly isSpouse: boolean
  /** MM/DD/YYYY as typed; empty until then. */
  readonly dateOfBirth: string
}

/** A relative in a new quote. */
export type NewRelative = Omit<KnownRelative, 'dateOfBirth'>

type IsSame = (quoted: NewRelative, known: KnownRelative, starts: readonly CalendarDay[]) => boolean

const apply = (quoted: NewRelative, known: KnownRelative) => quoted.isApplyingForCoverage && known.isApplyingForCoverage

/** How a dependent of the new quote is found among those of the application, the surest first. */
const signs: readonly IsSame[] = [
  (quoted, { dateOfBirth }, starts) => {
    const birth = parseDay(dateOfBirth)
    if (birth === null || !quoted.isApplyingForCoverage) return false
    return starts.some((start) => ageOn(birth, start) === quoted.age)
  },
  (quoted, known) => apply(quoted, known) && quoted.age === known.age,
  // A birthday since, or an age counted wrong by one.
  (quoted, known) => apply(quoted, known) && Math.abs((quoted.age ?? 0) - (known.age ?? 0)) === 1,
  (quoted, known) => !quoted.isApplyingForCoverage && !known.isApplyingForCoverage,
]

/**
 * Returns the position of each relative of a new quote among those of the application, null for a new person (F-83). A
 * spouse is the spouse. A dependent is the one whose typed date of birth gives the age, then the one of the same quoted age, then
 * the one a year apart; where one is left on both sides and the ages don't speak against it, they are the same. Nobody else gets
 * another person's answers. `starts` are the days on which coverage may start, whose age counts.
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
  const ages = [quoted[lastQuoted]?.age ?? null, known[lastKnown]?.age ?? null]
  return ages.includes(null) ? places.map((place, at) => (at === lastQuoted ? lastKnown : place)) : places
}

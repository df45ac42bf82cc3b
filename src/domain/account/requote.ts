import { relativeIds } from './read-profile.ts'
import type { SavedPerson } from '#domain/application/person-answers.ts'
import type {
  PersonRecord,
  QuotedRelative,
  Requote,
  UserQuote,
  VerifiedRelative,
  VerifiedUser,
} from './verified-user.ts'

type Quoted = Pick<VerifiedUser, 'age' | 'isApplyingForCoverage'>

/** Whether a person is the same in two quotes. A quote has the ages of only those who apply. */
export function isQuotedAlike(one: Quoted, other: Quoted): boolean {
  if (one.isApplyingForCoverage !== other.isApplyingForCoverage) return false
  return !one.isApplyingForCoverage || one.age === other.age
}

/** Returns the ids of a user's relatives in the profile; null for one who is only in the newer quote. */
function idsInProfile({ requote, relatives }: VerifiedUser): readonly (string | null)[] {
  return requote?.now.relatives.map(({ id }) => id) ?? relativeIds(relatives)
}

/** Returns the quote of a user. */
export function userQuote(user: VerifiedUser): UserQuote {
  const { planApiId, plan, monthlyPriceCents, monthlySubsidyCents, zipCode, county, stateAbbreviation } = user
  const { householdAnnualIncome, age, isApplyingForCoverage } = user
  const ids = idsInProfile(user)
  return {
    ...{ planApiId, plan, monthlyPriceCents, monthlySubsidyCents, zipCode, county, stateAbbreviation },
    ...{ householdAnnualIncome, age, isApplyingForCoverage },
    relatives: user.relatives.map((relative, at) => ({
      id: ids[at] ?? null,
      isSpouse: relative.isSpouse,
      isApplyingForCoverage: relative.isApplyingForCoverage,
      age: relative.age,
    })),
  }
}

/** The facts that identify a profile's quote. The county is not among them, because services spell it differently. */
const marks = ['planApiId', 'monthlyPriceCents', 'zipCode', 'stateAbbreviation', 'householdAnnualIncome'] as const

const keysOf = (relatives: readonly Omit<QuotedRelative, 'id'>[]) =>
  relatives
    .map(({ isSpouse, isApplyingForCoverage, age }) => `${isSpouse} ${isApplyingForCoverage ? age : 'no'}`)
    .toSorted()
    .join()

/** Whether a profile has this quote. A profile without a price counts as having it. */
export function hasQuote(profile: VerifiedUser, quote: UserQuote): boolean {
  const isAlike = marks.every(
    (mark) => profile[mark] === quote[mark] || (mark === 'monthlyPriceCents' && profile[mark] === null),
  )
  return isAlike && isQuotedAlike(profile, quote) && keysOf(profile.relatives) === keysOf(quote.relatives)
}

/**
 * Returns a person's saved answers with the newer quote's facts, which a save then sends instead of the older ones
 * (F-62).
 */
function requotedRecord({ saved }: PersonRecord, before: Quoted, now: Quoted): PersonRecord {
  return {
    saved: {
      ...saved,
      ...(now.age !== null && now.age !== before.age && { quotedAge: now.age }),
      ...(now.isApplyingForCoverage !== before.isApplyingForCoverage && {
        isApplyingForCoverage: now.isApplyingForCoverage ? 1 : 0,
      }),
    },
  }
}

function relativeOf(
  { isSpouse, isApplyingForCoverage, age }: QuotedRelative,
  known: VerifiedRelative | null,
): VerifiedRelative {
  const quoted = { isSpouse, isApplyingForCoverage, age }
  if (known !== null) return { ...known, ...quoted, record: requotedRecord(known.record, known, quoted) }
  const saved: SavedPerson = {
    ...(age !== null && { quotedAge: age }),
    isApplyingForCoverage: isApplyingForCoverage ? 1 : 0,
  }
  return { ...quoted, leadDependentId: null, record: { saved } }
}

/** Returns the primary's record. A marriage known only from the older quote is dropped. */
function primaryRecord(user: VerifiedUser, now: UserQuote): PersonRecord {
  const hasSpouse = (relatives: readonly { readonly isSpouse: boolean }[]) => relatives.some(({ isSpouse }) => isSpouse)
  const record = requotedRecord(user.record, user, now)
  if (!hasSpouse(user.relatives) || hasSpouse(now.relatives)) return record
  const { maritalStatus: _, ...saved } = record.saved
  return { saved }
}

function laidOver(user: VerifiedUser, requote: Requote, relatives: readonly VerifiedRelative[]): VerifiedUser {
  const { relatives: _, ...facts } = requote.now
  return { ...user, ...facts, relatives, record: primaryRecord(user, requote.now), requote }
}

/**
 * Returns a user with a newer quote. `places` has the position of each relative of the newer quote among the user's
 * relatives; null for a new person.
 */
export function requotedUser(user: VerifiedUser, quote: UserQuote, places: readonly (number | null)[]): VerifiedUser {
  const ids = idsInProfile(user)
  const placeOf = (at: number) => places[at] ?? -1
  const now = { ...quote, relatives: quote.relatives.map((one, at) => ({ ...one, id: ids[placeOf(at)] ?? null })) }
  const requote = { before: user.requote?.before ?? userQuote(user), now }
  const relatives = now.relatives.map((relative, at) => relativeOf(relative, user.relatives[placeOf(at)] ?? null))
  return laidOver(user, requote, relatives)
}

/**
 * Returns the profile's people under the newer quote; null when the profile's household matches neither the older quote
 * nor a partial save of the newer one.
 */
function relativesAfter(profile: VerifiedUser, { before, now }: Requote): readonly VerifiedRelative[] | null {
  const ids = relativeIds(profile.relatives)
  const known = new Map(before.relatives.map((relative) => [relative.id, relative]))
  // The service may already have a new person from a save.
  const added = profile.relatives.filter((_, at) => !known.has(ids[at] ?? ''))
  const relatives: VerifiedRelative[] = []
  for (const person of now.relatives) {
    const taken = relatives.map(({ leadDependentId }) => leadDependentId)
    const found =
      person.id === null
        ? added.find(
            (one) =>
              one.isSpouse === person.isSpouse && isQuotedAlike(one, person) && !taken.includes(one.leadDependentId),
          )
        : profile.relatives[ids.indexOf(person.id)]
    const older = known.get(person.id)
    const isExpected =
      found === undefined
        ? person.id === null
        : isQuotedAlike(found, person) || (older !== undefined && isQuotedAlike(found, older))
    if (!isExpected) return null
    relatives.push(relativeOf(person, found ?? null))
  }
  const isAllKnown = added.every(({ leadDependentId }) =>
    relatives.some((relative) => relative.leadDependentId === leadDependentId),
  )
  return isAllKnown ? relatives : null
}

/**
 * Merges a newer quote into a profile (F-86). A profile that has the newer quote is unchanged. If the profile's quote
 * has since changed otherwise, the profile wins. A save may already have put parts of the newer quote into the profile.
 */
export function withRequote(profile: VerifiedUser, requote: Requote | undefined): VerifiedUser {
  const { requote: _, ...user } = profile
  if (requote === undefined || !profile.isHouseholdReadable || hasQuote(user, requote.now)) return user
  const { before, now } = requote
  const isExpected =
    marks.every((mark) => user[mark] === before[mark] || user[mark] === now[mark]) &&
    (isQuotedAlike(user, before) || isQuotedAlike(user, now))
  const relatives = isExpected ? relativesAfter(user, requote) : null
  return relatives === null ? user : laidOver(user, requote, relatives)
}

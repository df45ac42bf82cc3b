import { quotedPriceOf, quoteOf } from '#domain/account/quoted-price.ts'
import { relativeIds } from '#domain/account/read-profile.ts'
import { isQuotedAlike, requotedUser, withRequote } from '#domain/account/requote.ts'
import { saysNothing } from '#domain/account/saved-answers.ts'
import type { UserQuote, VerifiedRelative, VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application } from '#domain/application/application.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageStarts } from '#domain/calendar/coverage-starts.ts'
import { normaliseMembers } from '#domain/household/one-spouse.ts'
import type { ChosenPlan, Results } from '#domain/quote/session.ts'

import { matchedPeople, type NewRelative } from './matched-people.ts'

/** A new quote: its search with the six answers, and the plan chosen from its list. */
export interface NewQuote extends Pick<Results, 'criteria' | 'priceAnswers'> {
  readonly chosen: ChosenPlan
}

/** A user with a new quote. */
export interface RenewedUser {
  readonly user: VerifiedUser
  /** The position of each relative of the new quote among those before; null for a new person. */
  readonly places: readonly (number | null)[]
}

/** The people of an application beside the primary, in the order of the user's relatives. */
function knownRelatives(user: VerifiedUser, application: Application) {
  const spouseAt = user.relatives.findIndex(({ isSpouse }) => isSpouse)
  const dependents = application.members.filter(({ role }) => role === 'dependent')
  const spouse = application.members.find(({ role }) => role === 'spouse')
  return user.relatives.map(({ age, isApplyingForCoverage }, at) => {
    const isSpouse = at === spouseAt
    const member = isSpouse ? spouse : dependents[spouseAt !== -1 && at > spouseAt ? at - 1 : at]
    return { age, isApplyingForCoverage, isSpouse, dateOfBirth: member?.dateOfBirth ?? '' }
  })
}

/** Returns the user with a new quote, and who its people were before. `application` has the typed dates of birth. */
export function renewedUser(
  user: VerifiedUser,
  application: Application,
  { chosen, ...results }: NewQuote,
  today: CalendarDay,
): RenewedUser {
  const { criteria } = results
  const members = normaliseMembers(criteria.householdMembers)
  const primary = members.find(({ role }) => role === 'primary')
  const relatives = members.flatMap(({ role, age, isApplyingForCoverage }): readonly NewRelative[] =>
    role === 'primary' ? [] : [{ age, isApplyingForCoverage, isSpouse: role === 'spouse' }],
  )
  const places = matchedPeople(relatives, knownRelatives(user, application), coverageStarts(today, criteria.planYear))
  const { plan, monthlyPriceCents, monthlyCreditCents } = chosen
  const wasApart = quoteOf(user)?.isMarriedApart
  const quote: UserQuote = {
    planApiId: plan.id,
    plan: { name: plan.name, issuerName: plan.issuerName, metalLevel: plan.metalLevel },
    monthlyPriceCents,
    monthlySubsidyCents: monthlyCreditCents,
    zipCode: criteria.zipCode,
    county: criteria.countyName,
    stateAbbreviation: criteria.stateAbbreviation,
    householdAnnualIncome: criteria.income,
    // The quote does not ask for the age of a person who does not apply.
    age: primary?.age ?? user.age,
    isApplyingForCoverage: primary?.isApplyingForCoverage ?? false,
    relatives: relatives.map((relative, at) => {
      const place = places[at] ?? null
      const before = place === null ? undefined : user.relatives[place]
      return { ...relative, id: null, age: relative.age ?? before?.age ?? null }
    }),
  }
  return {
    user: {
      ...requotedUser(user, quote, places),
      // An answer of the quote before stays until it is given again.
      quotedPrice: { ...(wasApart !== undefined && { isMarriedApart: wasApart }), ...quotedPriceOf(chosen, results) },
    },
    places,
  }
}

const hasBirth = ({ record }: VerifiedRelative) => !saysNothing(record.saved.dob)

/**
 * Returns the renewed user with the profile that the service answers after it has accepted the quote. If the profile
 * lacks the quote, the user keeps it as a newer quote.
 */
export function renewedInProfile(renewed: RenewedUser, profile: VerifiedUser): RenewedUser {
  const { quotedPrice, requote } = renewed.user
  const user = withRequote({ ...profile, quotedPrice }, requote)
  if (requote === undefined || user.requote !== undefined) return { ...renewed, user }
  const people = requote.now.relatives
  const ids = relativeIds(user.relatives)
  const sure = user.relatives.map((relative, at) => {
    const known = people.findIndex(({ id }) => id === ids[at])
    const person = people[known]
    // Without a date of birth the service matches children by their ages alone. The typed dates are more reliable.
    return person !== undefined && (isQuotedAlike(person, relative) || hasBirth(relative)) ? known : -1
  })
  const taken = new Set(sure)
  const places = user.relatives.map((relative, at) => {
    const known = sure[at] ?? -1
    const alike = people.findIndex(
      (person, index) => !taken.has(index) && person.isSpouse === relative.isSpouse && isQuotedAlike(person, relative),
    )
    const found = known === -1 ? alike : known
    taken.add(found)
    return renewed.places[found] ?? null
  })
  return { user, places }
}

import { phoneDigits } from '#domain/account/contact-rules.ts'
import { quoteOf } from '#domain/account/quoted-price.ts'
import { relativeIds } from '#domain/account/read-profile.ts'
import { readCode, saysNothing } from '#domain/account/saved-answers.ts'
import type { SavedAddress, VerifiedRelative, VerifiedUser } from '#domain/account/verified-user.ts'

import type { Application, ApplicationMember, MemberRole, PostalAddress, QuoteFacts } from './application.ts'
import { personAnswers, type SavedPerson } from './person-answers.ts'
import { readAnswers } from './read-answers.ts'
import { keptFields } from './answer-groups.ts'
import { unsigned } from './signature.ts'

/** Returns the facts that the quote has settled (F-13). */
export function quoteFacts(user: VerifiedUser): QuoteFacts {
  const { quotedPrice: quoted } = user
  return {
    zip: user.zipCode,
    state: user.stateAbbreviation,
    county: user.county,
    incomeLimitCents: user.householdAnnualIncome === null ? null : Math.round(user.householdAnnualIncome * 100),
    planYear: quoted?.planApiId === user.planApiId ? (quoted.planYear ?? null) : null,
  }
}

/** The parts of the home address that the quote has settled; they are shown and can't be edited (F-12). */
export function settledAddressFields(facts: QuoteFacts): readonly ('state' | 'county' | 'zip')[] {
  return (['state', 'county', 'zip'] as const).filter((field) => facts[field] !== '')
}

/** Formats a saved phone number for display; one of another form is unchanged. */
export function shownPhone(text: string): string {
  const digits = phoneDigits(text)
  return digits.length !== 10 ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

function savedPostal(saved: SavedAddress): PostalAddress {
  return {
    street: saved.street ?? '',
    city: saved.city ?? '',
    state: saved.state ?? '',
    county: saved.county ?? '',
    zip: saved.zipCode ?? '',
  }
}

interface MemberOrigin {
  readonly id: string
  readonly role: MemberRole
  readonly quotedAge: number | null
  readonly isApplyingForCoverage: boolean
  /** What the quote says; undefined where it says nothing. */
  readonly isMarried: boolean | undefined
  readonly saved: SavedPerson
}

/** The service's code for a person without income; the form shows it as no source chosen. */
const noEmployment = 5

function keptOf(shown: Omit<ApplicationMember, 'kept'>, saved: SavedPerson) {
  return keptFields.filter(
    (field) =>
      shown[field].length === 0 &&
      !saysNothing(saved[personAnswers[field].saved]) &&
      (field !== 'incomeSources' || readCode(saved.employmentStatus) !== noEmployment) &&
      (field !== 'relationship' || shown.role === 'dependent') &&
      (field !== 'i94Number' || shown.legalStatus === 'i94') &&
      (field !== 'cardNumber' || shown.legalStatus !== 'i94'),
  )
}

function memberOf({ saved, isMarried, ...origin }: MemberOrigin): ApplicationMember {
  const answers = readAnswers(saved)
  const quoted = isMarried ? 'married' : 'single'
  const member = {
    ...answers,
    ...origin,
    maritalStatus: isMarried === undefined ? answers.maritalStatus : quoted,
    relationship: origin.role === 'dependent' ? answers.relationship : '',
  } as const
  return { ...member, kept: keptOf(member, saved) }
}

function relativeMember(relative: VerifiedRelative, role: 'spouse' | 'dependent', id: string): ApplicationMember {
  return memberOf({
    id,
    role,
    quotedAge: relative.age,
    isApplyingForCoverage: relative.isApplyingForCoverage,
    isMarried: role === 'spouse' || undefined,
    saved: relative.record.saved,
  })
}

/**
 * Returns the household in the order of the form. Only the first spouse is a spouse; further ones are dependents (F-6).
 */
function membersOf(user: VerifiedUser): Application['members'] {
  const spouseAt = user.relatives.findIndex(({ isSpouse }) => isSpouse)
  const spouse: ApplicationMember[] = []
  const dependents: ApplicationMember[] = []
  const ids = relativeIds(user.relatives)
  user.relatives.forEach((relative, at) => {
    const id = ids[at] ?? ''
    if (at === spouseAt) spouse.push(relativeMember(relative, 'spouse', id))
    else dependents.push(relativeMember(relative, 'dependent', id))
  })
  const primary = memberOf({
    id: 'primary',
    role: 'primary',
    quotedAge: user.age,
    isApplyingForCoverage: user.isApplyingForCoverage,
    isMarried: spouse.length > 0 || quoteOf(user)?.isMarriedApart,
    saved: user.record.saved,
  })
  const { firstName, lastName } = primary
  return [
    { ...primary, firstName: firstName || user.firstName, lastName: lastName || user.lastName },
    ...spouse,
    ...dependents,
  ]
}

/** Returns the form as it opens, filled with the answers of the quote, the registration and earlier saves (F-7). */
export function applicationOf(user: VerifiedUser): Application {
  const { county, state, zip } = quoteFacts(user)
  const home = savedPostal(user.address)
  return {
    phone: shownPhone(user.phone),
    email: user.email,
    communicationPreference: user.communicationId === null ? '' : String(user.communicationId),
    address: {
      ...home,
      apartment: user.address.apartment ?? '',
      county: county || home.county,
      state: state || home.state,
      zip: zip || home.zip,
    },
    isMailingSameAsHome: user.isMailingSameAsHome ?? true,
    mailingAddress: savedPostal(user.mailingAddress),
    members: membersOf(user),
    signature: unsigned,
  }
}

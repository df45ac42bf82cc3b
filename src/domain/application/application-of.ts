import { phoneDigits } from '#domain/account/contact-rules.ts'
import { relativeIds } from '#domain/account/read-profile.ts'
import { saysNothing } from '#domain/account/saved-answers.ts'
import type { PersonRecord, SavedAddress, VerifiedRelative, VerifiedUser } from '#domain/account/verified-user.ts'

import {
  type Application,
  type ApplicationMember,
  type KeptField,
  keptFields,
  type MemberRole,
  type PostalAddress,
  type QuoteFacts,
} from './application.ts'
import type { MaritalStatus } from './answer-choices.ts'
import { genderOfCode, legalStatusOfCode, relationshipOfCode } from './codes.ts'
import { sourcesOfStatus } from './income.ts'
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
function shownPhone(text: string): string {
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
  readonly isMarried: boolean
  readonly relationCode: number | null
  readonly record: PersonRecord
}

/** The service's names of the answers that the form can't show. */
const savedNames = {
  dateOfBirth: 'dob',
  gender: 'gender',
  ssn: 'ssn',
  legalStatus: 'legalStatus',
  alienNumber: 'alienNumber',
  cardNumber: 'cardNumber',
  i94Number: 'cardNumber',
  categoryCode: 'categoryCode',
  expirationDate: 'expirationDate',
  incomeSources: 'employmentStatus',
  relationship: 'relationID',
} as const satisfies Record<KeptField, keyof PersonRecord['saved']>

/** The service's code for a person without income; the form shows it as no source chosen. */
const noEmployment = 5

function keptOf(shown: Omit<ApplicationMember, 'kept'>, { saved, employmentStatusCode }: PersonRecord) {
  return keptFields.filter(
    (field) =>
      shown[field].length === 0 &&
      !saysNothing(saved[savedNames[field]]) &&
      (field !== 'incomeSources' || employmentStatusCode !== noEmployment) &&
      (field !== 'relationship' || shown.role === 'dependent') &&
      (field !== 'i94Number' || shown.legalStatus === 'i94') &&
      (field !== 'cardNumber' || shown.legalStatus !== 'i94'),
  )
}

/** Married when the quote has a spouse or the service says so; empty when the service has a code that means neither. */
function maritalStatusOf(isMarried: boolean, { civilStatusCode, saved }: PersonRecord): MaritalStatus | '' {
  if (isMarried || civilStatusCode === 2) return 'married'
  return civilStatusCode === 1 || saysNothing(saved.maritalStatus) ? 'single' : ''
}

function memberOf({ record, relationCode, isMarried, ...origin }: MemberOrigin): ApplicationMember {
  const legalStatus = legalStatusOfCode(record.legalStatusCode)
  const cardNumber = record.cardNumber ?? ''
  const member = {
    ...origin,
    firstName: record.firstName ?? '',
    lastName: record.lastName ?? '',
    dateOfBirth: record.dateOfBirth ?? '',
    gender: genderOfCode(record.sexCode),
    maritalStatus: maritalStatusOf(isMarried, record),
    ssn: record.ssn ?? '',
    legalStatus,
    alienNumber: record.alienNumber ?? '',
    // For I-94 the service keeps the I-94 number in the field that has the card number of other statuses (F-61).
    cardNumber: legalStatus === 'i94' ? '' : cardNumber,
    i94Number: legalStatus === 'i94' ? cardNumber : '',
    categoryCode: record.categoryCode ?? '',
    expirationDate: record.expirationDate ?? '',
    annualIncome: record.annualIncome === null ? '' : String(record.annualIncome),
    incomeSources: sourcesOfStatus(record.employmentStatusCode),
    occupation: record.occupation ?? '',
    relationship: origin.role === 'dependent' ? relationshipOfCode(relationCode) : '',
  } as const
  return { ...member, kept: keptOf(member, record) }
}

function relativeMember(relative: VerifiedRelative, role: 'spouse' | 'dependent', id: string): ApplicationMember {
  return memberOf({
    id,
    role,
    quotedAge: relative.age,
    isApplyingForCoverage: relative.isApplyingForCoverage,
    isMarried: role === 'spouse',
    relationCode: relative.relationCode,
    record: relative.record,
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
    isMarried: spouse.length > 0,
    relationCode: null,
    record: {
      ...user.record,
      firstName: user.record.firstName ?? user.firstName,
      lastName: user.record.lastName ?? user.lastName,
    },
  })
  return [primary, ...spouse, ...dependents]
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

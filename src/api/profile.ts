import type { PersonRecord, VerifiedRelative, VerifiedUser } from '#domain/account/verified-user.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { type WireProfile, type WireRelative, profileResponse } from './profile-response.ts'
import { centsOf } from './wire-values.ts'

type WirePerson = Pick<
  WireRelative,
  | 'name'
  | 'last_name'
  | 'dob'
  | 'sexID'
  | 'ssn'
  | 'legal_statusID'
  | 'civil_statusID'
  | 'employment_statusID'
  | 'job'
  | 'registration_number'
  | 'card_number'
  | 'category_code'
  | 'exp_date'
>

function toRecord(person: WirePerson): PersonRecord {
  return {
    firstName: person.name ?? null,
    lastName: person.last_name ?? null,
    dateOfBirth: person.dob ?? null,
    sexCode: person.sexID ?? null,
    ssn: person.ssn ?? null,
    legalStatusCode: person.legal_statusID ?? null,
    civilStatusCode: person.civil_statusID ?? null,
    employmentStatusCode: person.employment_statusID ?? null,
    occupation: person.job ?? null,
    alienNumber: person.registration_number ?? null,
    cardNumber: person.card_number ?? null,
    categoryCode: person.category_code ?? null,
    expirationDate: person.exp_date ?? null,
  }
}

function toRelative(relative: WireRelative): VerifiedRelative {
  return {
    leadDependentId: relative.lead_dependentID ?? null,
    isSpouse: relative.spouse === true,
    isApplyingForCoverage: relative.enrol === true,
    age: relative.age ?? null,
    relationCode: relative.relationID ?? null,
    record: toRecord(relative),
  }
}

/** A profile of the wire as the site's own verified user. */
export function toVerifiedUser(profile: WireProfile): VerifiedUser {
  const memberId = profile.memberID ?? null
  return {
    leadId: profile.accountId ?? profile.leadID ?? '',
    memberId,
    userType: profile.userType ?? (memberId === null ? 'lead' : 'member'),
    firstName: profile.firstName ?? profile.name ?? '',
    lastName: profile.lastName ?? profile.last_name ?? '',
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    status: profile.status ?? null,
    applicationProgressStep: profile.applicationProgressStep ?? null,
    planApiId: profile.planApiId ?? profile.planID ?? profile.plan_id ?? null,
    plan: profile.plan
      ? { name: profile.plan.name, issuerName: profile.plan.issuer, metalLevel: profile.plan.metalLevel ?? '' }
      : null,
    monthlyPriceCents: centsOf(profile.price),
    monthlySubsidyCents: centsOf(profile.activeSubsidyAmount) ?? 0,
    quotedPrice: null,
    zipCode: profile.zip_code ?? '',
    county: profile.county ?? '',
    stateAbbreviation: profile.stateAbbreviation ?? '',
    householdAnnualIncome: profile.annual_income ?? null,
    age: profile.age ?? null,
    isApplyingForCoverage: profile.enrol === true,
    communicationId: profile.communicationID ?? null,
    address: {
      street: profile.address ?? profile.street ?? null,
      apartment: profile.apt_lot ?? null,
      city: profile.city ?? null,
      state: profile.state ?? null,
      county: profile.county ?? null,
      zipCode: profile.zip_code ?? null,
    },
    isMailingSameAsHome: profile.same_mail_dir ?? null,
    mailingAddress: {
      street: profile.address_mail ?? null,
      apartment: null,
      city: profile.city_mail ?? null,
      state: profile.state_mail ?? null,
      county: profile.county_mail ?? null,
      zipCode: profile.zip_code_mail ?? null,
    },
    record: toRecord(profile),
    relatives: (profile.dependents ?? []).map(toRelative),
    submissionId: profile.submissionId ?? null,
  }
}

/** The profile of a lead, and of a member without a member id (spec 2 §7). */
export async function fetchLeadProfile(token: string, signal?: AbortSignal): Promise<VerifiedUser> {
  const url = endpoints.leadProfile(token)
  return toVerifiedUser(await request({ operation: 'leadProfile', url, schema: profileResponse, signal }))
}

/** The profile of an enrolled member (spec 2 §7). */
export async function fetchMemberProfile(token: string, signal?: AbortSignal): Promise<VerifiedUser> {
  const url = endpoints.memberProfile(token)
  return toVerifiedUser(await request({ operation: 'memberProfile', url, schema: profileResponse, signal }))
}

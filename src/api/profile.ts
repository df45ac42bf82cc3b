import { commonOf } from '#domain/account/read-profile.ts'
import { readFlag, readNumber, readText, saysNothing, type SavedCommon } from '#domain/account/saved-answers.ts'
import { personAnswers, type SavedPerson } from '#domain/application/person-answers.ts'
import type { ProfileCall } from '#domain/account/startup.ts'
import type { VerifiedRelative, VerifiedUser } from '#domain/account/verified-user.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { profileResponse, relativesIn, type WireProfile, type WireRelative } from './profile-response.ts'
import { personWire, type ProfileName, savedAnswerNames } from './person-wire.ts'
import { centsOf } from './wire-values.ts'

/** Returns the entries that are present: a field missing in the service's answer is not kept as an answer. */
function answered<Answers extends object>(answers: Answers): Partial<Answers> {
  const given = Object.entries(answers).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given) as Partial<Answers>
}

/** Returns the non-empty one of an answer's two names. */
const said = (value: unknown, other: unknown) => (saysNothing(value) ? (other ?? value) : value)

function savedPerson(person: Readonly<Partial<Record<ProfileName, unknown>>>): SavedPerson {
  return answered(
    Object.fromEntries(
      savedAnswerNames.flatMap((name) => {
        const { profile } = personWire[name]
        return profile === null ? [] : [[name, person[profile[0]]]]
      }),
    ),
  )
}

function savedCommon(profile: WireProfile): SavedCommon {
  return answered({
    phone: profile.phone,
    email: profile.email,
    communication: profile.communicationID,
    addressStreet: said(profile.address, profile.street),
    addressApt: profile.apt_lot,
    addressCity: profile.city,
    addressState: profile.state,
    addressCounty: profile.county,
    addressZip: profile.zip_code,
    sameAddress: profile.same_mail_dir,
    addressStreetMail: profile.address_mail,
    addressCityMail: profile.city_mail,
    addressStateMail: profile.state_mail,
    addressCountyMail: profile.county_mail,
    addressZipCodeMail: profile.zip_code_mail,
  })
}

function toRelative(relative: WireRelative): VerifiedRelative {
  const saved = savedPerson(relative)
  return {
    leadDependentId: readText(relative.lead_dependentID),
    isSpouse: readFlag(relative.spouse) === true,
    isApplyingForCoverage: personAnswers.isApplyingForCoverage.read(saved.isApplyingForCoverage),
    age: readNumber(relative.age),
    record: { saved },
  }
}

/** Converts a profile of the wire to the site's own verified user. */
export function toVerifiedUser(profile: WireProfile): VerifiedUser {
  const memberId = profile.memberID ?? null
  const relatives = relativesIn(profile.dependents)
  const saved = savedPerson({
    ...profile,
    name: said(profile.name, profile.firstName),
    last_name: said(profile.last_name, profile.lastName),
  })
  return {
    leadId: profile.accountId ?? profile.leadID ?? '',
    memberId,
    userType: profile.userType ?? (memberId === null ? 'lead' : 'member'),
    firstName: readText(profile.firstName) ?? readText(profile.name) ?? '',
    lastName: readText(profile.lastName) ?? readText(profile.last_name) ?? '',
    ...commonOf(savedCommon(profile)),
    status: profile.status ?? null,
    applicationProgressStep: profile.applicationProgressStep ?? null,
    planApiId: profile.planApiId ?? profile.planID ?? profile.plan_id ?? null,
    plan: profile.plan
      ? { name: profile.plan.name, issuerName: profile.plan.issuer, metalLevel: profile.plan.metalLevel ?? '' }
      : null,
    monthlyPriceCents: centsOf(profile.price),
    monthlySubsidyCents: centsOf(profile.activeSubsidyAmount) ?? 0,
    quotedPrice: null,
    zipCode: readText(profile.zip_code) ?? '',
    county: readText(profile.county) ?? '',
    stateAbbreviation: profile.stateAbbreviation ?? '',
    householdAnnualIncome: profile.annual_income ?? null,
    age: readNumber(profile.age),
    isApplyingForCoverage: personAnswers.isApplyingForCoverage.read(saved.isApplyingForCoverage),
    record: { saved },
    relatives: (relatives ?? []).map(toRelative),
    isHouseholdReadable: relatives !== null,
    submissionId: profile.submissionId ?? null,
  }
}

/** Fetches the profile of a lead, or of a member without a member id. */
export async function fetchLeadProfile(token: string, signal?: AbortSignal): Promise<VerifiedUser> {
  const url = endpoints.leadProfile(token)
  return toVerifiedUser(await request({ operation: 'leadProfile', url, schema: profileResponse, signal }))
}

/** Fetches the profile of an enrolled member. */
export async function fetchMemberProfile(token: string, signal?: AbortSignal): Promise<VerifiedUser> {
  const url = endpoints.memberProfile(token)
  return toVerifiedUser(await request({ operation: 'memberProfile', url, schema: profileResponse, signal }))
}

/** The two profile calls by name; `profileCallFor` returns the one for a user. */
export const profileCalls = {
  leadProfile: fetchLeadProfile,
  memberProfile: fetchMemberProfile,
} as const satisfies Record<ProfileCall, typeof fetchLeadProfile>

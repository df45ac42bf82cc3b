import type * as z from 'zod/mini'

import type { SaveRequest } from '#api/application.ts'
import type { profileResponse } from '#api/profile-response.ts'

import type { Account } from './account.ts'

type Member = SaveRequest['members'][number]
type Profile = z.input<typeof profileResponse>

const given = (text: string | undefined) => (text === undefined || text === '' ? null : text)

function recordOf(member: Member | undefined) {
  const sexIDs = { '': null, Femenino: 1, Masculino: 2 } as const
  const civilStatusIDs = { '': null, 'Soltero/a': 1, 'Casado/a': 2 } as const
  return {
    name: given(member?.firstName),
    last_name: given(member?.lastName),
    dob: given(member?.dob),
    sexID: member === undefined ? null : sexIDs[member.gender],
    ssn: given(member?.ssn),
    legal_statusID: member?.legalStatus ?? null,
    civil_statusID: member === undefined ? null : civilStatusIDs[member.maritalStatus],
    employment_statusID: member?.employmentStatus ?? null,
    job: given(member?.occupation),
    registration_number: given(member?.alienNumber),
    card_number: given(member?.cardNumber),
    category_code: given(member?.categoryCode),
    exp_date: given(member?.expirationDate),
  }
}

function relativesOf({ leadId, registration, application }: Account): NonNullable<Profile['dependents']> {
  const saved = { spouse: 0, dependent: 0 }
  return registration.householdMembers.flatMap((quoted, index) => {
    if (quoted.role === 'primary') return []
    const ofRole = application?.members.filter(({ role }) => role === quoted.role) ?? []
    const member = ofRole[saved[quoted.role]++]
    return [
      {
        ...recordOf(member),
        lead_dependentID: `${leadId}-${index}`,
        spouse: quoted.role === 'spouse' ? 1 : 0,
        enrol: quoted.isApplyingForCoverage ? 1 : 0,
        age: quoted.age,
        relationID: member?.relationID ?? null,
      },
    ]
  })
}

function addressOf(application: SaveRequest | null) {
  return {
    address: given(application?.addressStreet),
    apt_lot: given(application?.addressApt),
    city: given(application?.addressCity),
    state: given(application?.addressState),
    same_mail_dir: application?.sameAddress ?? null,
    address_mail: given(application?.addressStreetMail),
    city_mail: given(application?.addressCityMail),
    state_mail: given(application?.addressStateMail),
    county_mail: given(application?.addressCountyMail),
    zip_code_mail: given(application?.addressZipCodeMail),
  }
}

/** An account in the words of the profile calls (spec 2 §3). */
export function profileOf(account: Account): Profile {
  const { registration, application } = account
  const { account: person, quoteDetails, selectedPlan, householdMembers } = registration
  const primary = householdMembers.find(({ role }) => role === 'primary')
  return {
    ...recordOf(application?.members.find(({ role }) => role === 'primary')),
    leadID: account.leadId,
    memberID: account.memberId,
    userType: account.userType,
    firstName: person.firstName,
    name: person.firstName,
    last_name: person.lastName,
    email: given(application?.email) ?? person.email,
    phone: given(application?.phone) ?? person.phone,
    status: account.status,
    // 2 once nothing is left to fill in (spec 2 §4 gives 1 to a lead and 2 to a member).
    applicationProgressStep: account.submissionId !== null || account.memberId !== null ? 2 : 1,
    plan_id: selectedPlan.planApiId,
    planID: selectedPlan.planApiId,
    planApiId: selectedPlan.planApiId,
    plan: { name: selectedPlan.name, issuer: selectedPlan.issuer, metalLevel: selectedPlan.metalLevel },
    price: selectedPlan.estimatedMonthlyPremium,
    activeSubsidyAmount: quoteDetails.activeSubsidyAmount,
    zip_code: quoteDetails.zipCode,
    county: quoteDetails.county,
    stateAbbreviation: quoteDetails.state,
    annual_income: String(quoteDetails.totalHouseholdIncome),
    age: primary?.age ?? null,
    enrol: primary?.isApplyingForCoverage === true ? 1 : 0,
    communicationID: application?.communication ?? null,
    ...addressOf(application),
    dependents: relativesOf(account),
    submissionId: account.submissionId,
  }
}

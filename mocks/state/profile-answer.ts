import type * as z from 'zod/mini'

import type { profileResponse } from '#api/profile-response.ts'

import type { Account } from './mock-state.ts'

type Profile = z.input<typeof profileResponse>

/** Returns the record of a person who has registered and saved nothing yet. */
export function quotedRecord({ leadId, registration }: Pick<Account, 'leadId' | 'registration'>) {
  const { account: person, quoteDetails, householdMembers } = registration
  const primary = householdMembers.find(({ role }) => role === 'primary')
  return {
    firstName: person.firstName,
    name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    zip_code: quoteDetails.zipCode,
    county: quoteDetails.county,
    age: primary?.age ?? null,
    enrol: primary?.isApplyingForCoverage === true ? 1 : 0,
    dependents: householdMembers.flatMap((quoted, index) =>
      quoted.role === 'primary'
        ? []
        : [
            {
              lead_dependentID: `${leadId}-${index}`,
              spouse: quoted.role === 'spouse' ? 1 : 0,
              enrol: quoted.isApplyingForCoverage ? 1 : 0,
              age: quoted.age,
            },
          ],
    ),
  }
}

/** Returns an account in the format of the profile calls: the record, and the quote with its plan. */
export function profileOf(account: Account): Profile {
  const { quoteDetails, selectedPlan } = account.registration
  return {
    ...quotedRecord(account),
    ...account.record,
    leadID: account.leadId,
    memberID: account.memberId,
    userType: account.userType,
    status: account.status,
    // 2 once nothing is left to fill in (A-42 gives 1 to a lead and 2 to a member).
    applicationProgressStep: account.submissionId !== null || account.memberId !== null ? 2 : 1,
    plan_id: selectedPlan.planApiId,
    planID: selectedPlan.planApiId,
    planApiId: selectedPlan.planApiId,
    plan: { name: selectedPlan.name, issuer: selectedPlan.issuer, metalLevel: selectedPlan.metalLevel },
    price: selectedPlan.estimatedMonthlyPremium,
    activeSubsidyAmount: quoteDetails.activeSubsidyAmount,
    stateAbbreviation: quoteDetails.state,
    annual_income: String(quoteDetails.totalHouseholdIncome),
    submissionId: account.submissionId,
  }
}

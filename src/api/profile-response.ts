import * as z from 'zod/mini'

import { optionalFlag, optionalNumber, optionalText } from './wire-values.ts'

const person = {
  name: optionalText,
  last_name: optionalText,
  dob: optionalText,
  sexID: optionalNumber,
  ssn: optionalText,
  legal_statusID: optionalNumber,
  civil_statusID: optionalNumber,
  employment_statusID: optionalNumber,
  job: optionalText,
  /** The alien number. */
  registration_number: optionalText,
  card_number: optionalText,
  category_code: optionalText,
  exp_date: optionalText,
}

const relative = z.object({
  ...person,
  lead_dependentID: optionalText,
  /** 1 for the spouse. */
  spouse: optionalFlag,
  /** 1 for a person who applies. */
  enrol: optionalFlag,
  age: optionalNumber,
  relationID: optionalNumber,
})

/**
 * The answer of both profile calls, field by field as spec 2 §3 names them. Nothing but an id is certain to be there.
 * `submissionId` and `activeSubsidyAmount` are assumed.
 */
export const profileResponse = z
  .object({
    ...person,
    accountId: optionalText,
    leadID: optionalText,
    memberID: optionalText,
    userType: z.catch(z.optional(z.nullable(z.enum(['lead', 'member']))), null),
    firstName: optionalText,
    lastName: optionalText,
    email: optionalText,
    phone: optionalText,
    status: optionalText,
    applicationProgressStep: optionalNumber,
    planApiId: optionalText,
    planID: optionalText,
    plan_id: optionalText,
    plan: z.catch(
      z.optional(z.nullable(z.object({ name: z.string(), issuer: z.string(), metalLevel: optionalText }))),
      null,
    ),
    /** Dollars a month after the credit. */
    price: optionalNumber,
    activeSubsidyAmount: optionalNumber,
    zip_code: optionalText,
    county: optionalText,
    stateAbbreviation: optionalText,
    annual_income: optionalNumber,
    age: optionalNumber,
    enrol: optionalFlag,
    communicationID: optionalNumber,
    address: optionalText,
    street: optionalText,
    apt_lot: optionalText,
    city: optionalText,
    state: optionalText,
    same_mail_dir: optionalFlag,
    address_mail: optionalText,
    city_mail: optionalText,
    state_mail: optionalText,
    county_mail: optionalText,
    zip_code_mail: optionalText,
    dependents: z.catch(z.optional(z.nullable(z.array(relative))), null),
    submissionId: optionalText,
  })
  .check(z.refine(({ leadID, accountId }) => leadID != null || accountId != null, { path: ['leadID'] }))

/** A profile as the wire has it. */
export type WireProfile = z.output<typeof profileResponse>

/** A spouse or dependent as the wire has them. */
export type WireRelative = z.output<typeof relative>

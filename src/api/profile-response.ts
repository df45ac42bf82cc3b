import * as z from 'zod/mini'

import { optionalNumber, optionalText } from './wire-values.ts'

/**
 * An answer of the person's as the service holds it, of whatever shape: what this site cannot read goes back as it came
 * (F-62). The shapes that are specified come first, for the description of the service.
 */
const savedText = z.optional(z.union([z.string(), z.number(), z.null(), z.unknown()]))
const savedCode = z.optional(z.union([z.number(), z.string(), z.null(), z.unknown()]))

const person = {
  name: savedText,
  last_name: savedText,
  dob: savedText,
  age: savedCode,
  /** 1 for a person who applies. */
  enrol: savedCode,
  sexID: savedCode,
  ssn: savedText,
  legal_statusID: savedCode,
  civil_statusID: savedCode,
  employment_statusID: savedCode,
  job: savedText,
  /** The alien number. */
  registration_number: savedText,
  card_number: savedText,
  category_code: savedText,
  exp_date: savedText,
}

const relative = z.object({
  ...person,
  lead_dependentID: savedText,
  /** 1 for the spouse. */
  spouse: savedCode,
  relationID: savedCode,
})

/**
 * The answer of both profile calls, field by field as A-60 names them. Nothing but an id is certain to be there.
 * `submissionId` and `activeSubsidyAmount` are assumed.
 */
export const profileResponse = z
  .object({
    ...person,
    accountId: optionalText,
    leadID: optionalText,
    memberID: optionalText,
    userType: z.catch(z.optional(z.nullable(z.enum(['lead', 'member']))), null),
    firstName: savedText,
    lastName: savedText,
    email: savedText,
    phone: savedText,
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
    zip_code: savedText,
    county: savedText,
    stateAbbreviation: optionalText,
    annual_income: optionalNumber,
    communicationID: savedCode,
    address: savedText,
    street: savedText,
    apt_lot: savedText,
    city: savedText,
    state: savedText,
    same_mail_dir: savedCode,
    address_mail: savedText,
    city_mail: savedText,
    state_mail: savedText,
    county_mail: savedText,
    zip_code_mail: savedText,
    dependents: z.optional(z.union([z.array(relative), z.null(), z.unknown()])),
    submissionId: optionalText,
  })
  .check(z.refine(({ leadID, accountId }) => leadID != null || accountId != null, { path: ['leadID'] }))

/** A profile as the wire has it. */
export type WireProfile = z.output<typeof profileResponse>

/** What the wire has of every person. */
export type WirePerson = Pick<WireRelative, keyof typeof person>

const relatives = z.optional(z.nullable(z.array(relative)))

/** The people beside the primary; null where the answer does not tell who they are. */
export function relativesIn(dependents: unknown): readonly WireRelative[] | null {
  const read = z.safeParse(relatives, dependents)
  return read.success ? (read.data ?? []) : null
}

/** A spouse or dependent as the wire has them. */
export type WireRelative = z.output<typeof relative>

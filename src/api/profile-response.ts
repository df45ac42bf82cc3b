import * as z from 'zod/mini'

import { profileShapes } from './person-wire.ts'
import { optionalNumber, optionalText, savedCode, savedText } from './wire-values.ts'

const { relationID, ...person } = profileShapes

const relative = z.object({
  ...person,
  lead_dependentID: savedText,
  /** 1 for the spouse. */
  spouse: savedCode,
  relationID,
})

/**
 * The answer of both profile calls, with the field names of A-60. Only an id is certain to be present. `submissionId`
 * and `activeSubsidyAmount` are assumed.
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

/** A profile on the wire. */
export type WireProfile = z.output<typeof profileResponse>

const relatives = z.optional(z.nullable(z.array(relative)))

/** Returns the people besides the primary; null when the answer does not list them. */
export function relativesIn(dependents: unknown): readonly WireRelative[] | null {
  const read = z.safeParse(relatives, dependents)
  return read.success ? (read.data ?? []) : null
}

/** A spouse or dependent on the wire. */
export type WireRelative = z.output<typeof relative>

import * as z from 'zod/mini'

import { detailFields, shapeOf } from './plan-details-fields.ts'
import { wireBenefit, wirePlan } from './plan-search-response.ts'

const number = z.optional(z.nullable(z.number()))
const kinds = {
  words: z.optional(z.nullable(z.string())),
  flag: z.optional(z.nullable(z.boolean())),
  stars: number,
  quantity: number,
}

/** A plan of the search's answer with the fields that its page reads. */
export const detailedWirePlan = z.extend(wirePlan, {
  ...shapeOf(detailFields.plan, kinds),
  issuer: z.object({ name: z.string(), ...shapeOf(detailFields.issuer, kinds) }),
  disease_mgmt_programs: z.optional(z.nullable(z.array(z.string()))),
  quality_rating: z.optional(
    z.nullable(z.object({ available: z.optional(z.boolean()), ...shapeOf(detailFields.quality_rating, kinds) })),
  ),
  benefits: z._default(z.array(z.extend(wireBenefit, shapeOf(detailFields.benefit, kinds))), []),
})

/** The answer of the plan call (P-74): no household is sent, so it has no premium that is read. */
export const planDetailsResponse = z.object({
  plan: z.omit(detailedWirePlan, { premium: true, aptc_eligible_premium: true }),
})

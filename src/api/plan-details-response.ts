import * as z from 'zod/mini'

import { wireBenefit, wirePlan } from './plan-search-response.ts'

const text = z.optional(z.nullable(z.string()))
const flag = z.optional(z.nullable(z.boolean()))
const stars = z.optional(z.nullable(z.number()))

/** The fields of a plan that only its page reads, all optional (P-71). */
const detailFields = {
  issuer: z.object({ name: z.string(), toll_free: text, tty: text }),
  specialist_referral_required: flag,
  has_national_network: flag,
  rx_3mo_mail_order: flag,
  disease_mgmt_programs: z.optional(z.nullable(z.array(z.string()))),
  quality_rating: z.optional(
    z.nullable(
      z.object({
        available: z.optional(z.boolean()),
        global_rating: stars,
        global_not_rated_reason: text,
        clinical_quality_management_rating: stars,
        clinical_quality_management_not_rated_reason: text,
        enrollee_experience_rating: stars,
        enrollee_experience_not_rated_reason: text,
        plan_efficiency_rating: stars,
        plan_efficiency_not_rated_reason: text,
      }),
    ),
  ),
  benefits: z._default(
    z.array(
      z.extend(wireBenefit, {
        has_limits: flag,
        limit_quantity: z.optional(z.nullable(z.number())),
        limit_unit: text,
        exclusions: text,
        explanation: text,
      }),
    ),
    [],
  ),
}

/** A plan of the search's answer with the fields that its page reads. */
export const detailedWirePlan = z.extend(wirePlan, detailFields)

/** The answer of the plan call (P-74): no household is sent, so it has no premium that is read. */
export const planDetailsResponse = z.object({
  plan: z.omit(detailedWirePlan, { premium: true, aptc_eligible_premium: true }),
})

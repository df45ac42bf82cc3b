import type * as z from 'zod/mini'

/** The type of a field: words, yes or no, one to five stars, or a number above 0. */
type DetailKind = 'words' | 'flag' | 'stars' | 'quantity'

/** The fields that only the page of a plan reads, all optional (P-71), by the object of the answer that has them. */
export const detailFields = {
  plan: { specialist_referral_required: 'flag', has_national_network: 'flag', rx_3mo_mail_order: 'flag' },
  issuer: { toll_free: 'words', tty: 'words' },
  quality_rating: {
    global_rating: 'stars',
    global_not_rated_reason: 'words',
    clinical_quality_management_rating: 'stars',
    clinical_quality_management_not_rated_reason: 'words',
    enrollee_experience_rating: 'stars',
    enrollee_experience_not_rated_reason: 'words',
    plan_efficiency_rating: 'stars',
    plan_efficiency_not_rated_reason: 'words',
  },
  benefit: {
    has_limits: 'flag',
    limit_quantity: 'quantity',
    limit_unit: 'words',
    exclusions: 'words',
    explanation: 'words',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, DetailKind>>>>

/** Returns the shape of fields whose kinds have the given schemas. The contract and the reading have their own. */
export function shapeOf<
  Fields extends Readonly<Record<string, DetailKind>>,
  Schemas extends Readonly<Record<DetailKind, z.ZodMiniType>>,
>(fields: Fields, schemas: Schemas) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, schemas[kind]]))
  // The entries of a record have its own keys, which Object.fromEntries widens to string.
  return shape as { -readonly [Name in keyof Fields]: Schemas[Fields[Name]] }
}

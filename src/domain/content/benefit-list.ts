/** The nine benefit cards, in reading order (C-22). */
export const benefitIds = [
  'guaranteedCare',
  'preexisting',
  'medications',
  'preventive',
  'maternity',
  'mentalHealth',
  'emergency',
  'rewards',
  'pediatric',
] as const

/** One of the benefits. */
export type BenefitId = (typeof benefitIds)[number]

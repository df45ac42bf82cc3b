import type { CostLimit, CostSharing, PlanLinks } from './plan.ts'

/** The parts of the official quality rating, in the order shown. */
export const qualityParts = ['overall', 'medicalCare', 'memberExperience', 'planAdministration'] as const

/** A part of the official quality rating. */
export type QualityPart = (typeof qualityParts)[number]

/** The stars of one part, or why there are none; the reason is the official wording, null when there is none. */
export type Rating =
  | { readonly kind: 'stars'; readonly stars: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: 'notRated'; readonly reason: string | null }

/** One service with all its facts in the answer. */
export interface Service {
  /** Official name, such as "Skilled Nursing Facility". */
  readonly name: string
  readonly covered: boolean
  readonly costSharings: readonly CostSharing[]
  readonly hasLimit: boolean
  readonly limitQuantity: number | null
  /** Official wording, such as "Visits per Year". */
  readonly limitUnit: string | null
  /** The company's own words, in English. */
  readonly exclusions: string | null
  /** The company's own words, in English. */
  readonly explanation: string | null
}

/** The facts of a plan's page beyond its card (P-71). Each fact that the answer lacks is null. */
export interface DetailedPlan {
  readonly deductibles: readonly CostLimit[]
  readonly outOfPocketMaximums: readonly CostLimit[]
  readonly services: readonly Service[]
  readonly links: PlanLinks
  readonly needsReferral: boolean | null
  readonly hasNationalNetwork: boolean | null
  readonly hasMailOrder: boolean | null
  readonly quality: Readonly<Record<QualityPart, Rating>> | null
  /** Official names of the programs for chronic conditions. */
  readonly programs: readonly string[] | null
  readonly phone: string | null
  readonly tty: string | null
}

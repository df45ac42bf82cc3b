import type { CostLimit, CostSharing, PlanLinks } from './plan.ts'

/** The parts of the official quality rating, in the order shown. */
export const qualityParts = ['overall', 'medicalCare', 'memberExperience', 'planAdministration'] as const

/** A part of the official quality rating. */
export type QualityPart = (typeof qualityParts)[number]

/** The stars of one part, or why there are none; the reason is the official wording, null when there is none. */
export type Rating =
  | { readonly kind: 'stars'; readonly stars: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: 'notRated'; readonly reason: string | null }

/** One service with everything that the answer says of it. */
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

/** What a plan's page shows beyond its card (P-71). A fact that the answer lacks is null, each for itself. */
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

/** Returns the rows of the first answer, and those of the second whose key the first lacks. */
function joined<Row>(first: readonly Row[], second: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const known = new Set(first.map(keyOf))
  return [...first, ...second.filter((row) => !known.has(keyOf(row)))]
}

const limitKey = ({ networkTier, familyCost, type, csr }: CostLimit) =>
  [networkTier, familyCost, type.trim().toLowerCase(), csr].join('|')
const sharingKey = ({ networkTier, csr }: CostSharing) => [networkTier, csr].join('|')
const nameKey = ({ name }: { readonly name: string }) => name.trim().toLowerCase()

const isStated = ({ displayString }: CostSharing) => displayString.trim() !== ''
const statesLimit = ({ hasLimit, limitQuantity, limitUnit }: Service) =>
  hasLimit && (limitQuantity !== null || limitUnit !== null)

/** Returns one service of two answers: what the first says, and what only the second says. */
function joinedService(first: Service, second: Service): Service {
  const { hasLimit, limitQuantity, limitUnit } =
    [first, second].find(statesLimit) ?? (second.hasLimit && !first.hasLimit ? second : first)
  return {
    name: first.name,
    covered: first.covered,
    // A row without words says nothing, so it hides none of the other answer.
    costSharings: joined(first.costSharings.filter(isStated), second.costSharings, sharingKey),
    hasLimit,
    limitQuantity,
    limitUnit,
    exclusions: first.exclusions ?? second.exclusions,
    explanation: first.explanation ?? second.explanation,
  }
}

/** Joins services by name. Those that an answer lists twice stay as they are: nothing says which of the other is meant. */
function joinedServices(first: readonly Service[], second: readonly Service[]): readonly Service[] {
  const same = (services: readonly Service[], key: string) => services.filter((service) => nameKey(service) === key)
  const own = first.map((service) => {
    const key = nameKey(service)
    const [other, ...more] = same(second, key)
    const isOne = other !== undefined && more.length === 0 && same(first, key).length === 1
    return isOne ? joinedService(service, other) : service
  })
  return joined(own, second, nameKey)
}

/**
 * Returns the details of two answers about one plan: what the first says, which the list shows too, and what only the
 * second says (P-74). Limits are joined by tier, family, kind and variant, and services by name, so that an answer
 * without the household's variant takes nothing away.
 */
export function withMoreDetails(first: DetailedPlan, second: DetailedPlan): DetailedPlan {
  const programs = [...(first.programs ?? []), ...(second.programs ?? [])]
  return {
    deductibles: joined(first.deductibles, second.deductibles, limitKey),
    outOfPocketMaximums: joined(first.outOfPocketMaximums, second.outOfPocketMaximums, limitKey),
    services: joinedServices(first.services, second.services),
    links: { ...second.links, ...first.links },
    needsReferral: first.needsReferral ?? second.needsReferral,
    hasNationalNetwork: first.hasNationalNetwork ?? second.hasNationalNetwork,
    hasMailOrder: first.hasMailOrder ?? second.hasMailOrder,
    quality: first.quality ?? second.quality,
    programs: first.programs === null && second.programs === null ? null : [...new Set(programs)],
    phone: first.phone ?? second.phone,
    tty: first.tty ?? second.tty,
  }
}

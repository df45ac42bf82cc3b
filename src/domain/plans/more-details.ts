import type { DetailedPlan, Service } from './detailed-plan.ts'
import type { CostLimit, CostSharing } from './plan.ts'
import { serviceLimit } from './service-limit.ts'

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

/** Returns how precise a service's limit is: 0 none, 1 a limit without an amount, 2 a limit with an amount. */
function limitWords(service: Service): 0 | 1 | 2 {
  const limit = serviceLimit(service)
  if (limit === null) return 0
  return limit.kind === 'notStated' ? 1 : 2
}

/** Returns a service merged from two answers. The first takes precedence. */
function joinedService(first: Service, second: Service): Service {
  const { hasLimit, limitQuantity, limitUnit } = limitWords(second) > limitWords(first) ? second : first
  return {
    name: first.name,
    covered: first.covered,
    // A row without words has no content, so it does not replace one of the other answer.
    costSharings: joined(first.costSharings.filter(isStated), second.costSharings, sharingKey),
    hasLimit,
    limitQuantity,
    limitUnit,
    exclusions: first.exclusions ?? second.exclusions,
    explanation: first.explanation ?? second.explanation,
  }
}

/** Merges services by name. A service that an answer lists twice is unchanged, because its counterpart is ambiguous. */
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
 * Returns the details merged from two answers about one plan (P-74). The first answer takes precedence, because the
 * list shows it too. Limits are matched by tier, family, kind and variant, and services by name, so an answer without
 * the household's variant removes nothing.
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

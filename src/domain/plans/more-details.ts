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

/** Returns how much a service says of its limit: nothing, that there is one, or which. */
function limitWords(service: Service): 0 | 1 | 2 {
  const limit = serviceLimit(service)
  if (limit === null) return 0
  return limit.kind === 'notStated' ? 1 : 2
}

/** Returns one service of two answers: what the first says, and what only the second says. */
function joinedService(first: Service, second: Service): Service {
  const { hasLimit, limitQuantity, limitUnit } = limitWords(second) > limitWords(first) ? second : first
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

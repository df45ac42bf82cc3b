import type { OrderGroup, OrderRule } from './order-rule.ts'

/**
 * Returns the groups of an order that a list can have, by the metal levels it is filtered by; no level means all (P-66).
 * A group of one level is the whole list when only that level is listed, and is not there when that level is not.
 */
export function shownGroups({ groups }: OrderRule, levels: readonly string[]): readonly OrderGroup[] {
  if (levels.length === 0) return groups
  const only = groups.find((group) => group.kind === 'level' && levels.every((level) => level === group.level))
  if (only) return [only]
  return groups.filter((group) => group.kind !== 'level' || levels.includes(group.level))
}

import type { OrderGroup, OrderRule } from './order-rule.ts'

/**
 * Returns the groups of an order that occur in a list filtered by metal levels; no level means all (P-66). A group of a
 * level is dropped when its level is filtered out. If only one level is listed, its group is the whole list.
 */
export function shownGroups({ groups }: OrderRule, levels: readonly string[]): readonly OrderGroup[] {
  if (levels.length === 0) return groups
  const only = groups.find((group) => group.kind === 'level' && levels.every((level) => level === group.level))
  if (only) return [only]
  return groups.filter((group) => group.kind !== 'level' || levels.includes(group.level))
}

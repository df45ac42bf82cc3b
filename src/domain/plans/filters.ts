import {
  type CentsRange,
  type FacetGroupName,
  facetGroupNames,
  type MetalLevel,
  type PlanFilters,
  type RangeFilterName,
  rangeFilterNames,
  type SwitchFilterName,
  switchFilterNames,
} from './plan.ts'
import type { IndexedPlan } from './rank.ts'

/** Metal levels listed in the filter panel, in this order (P-33). */
export const filterMetalLevels = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const satisfies readonly MetalLevel[]

/** Up to this percentage the default shows Silver plans, for their extra savings (P-31). */
const silverUpTo = 250

const anyAmount: CentsRange = { min: null, max: null }

/** No filters. */
export const noFilters: PlanFilters = {
  metalLevels: [],
  issuers: [],
  types: [],
  hsaOnly: false,
  easyToCompareOnly: false,
  allMyDoctors: false,
  priceCents: anyAmount,
  deductibleCents: anyAmount,
}

/**
 * Returns the filters of a new list: Bronze, Silver and Gold; with a known poverty level Silver up to 250 %, Bronze
 * above (P-31).
 */
export function defaultFilters(fplPercent: number | null): PlanFilters {
  const metalLevels: readonly MetalLevel[] =
    fplPercent === null ? ['Bronze', 'Silver', 'Gold'] : [fplPercent <= silverUpTo ? 'Silver' : 'Bronze']
  return { ...noFilters, metalLevels }
}

/** The value that stands for all companies that the panel does not list (P-32). */
export const otherIssuers = 'other-issuers'

/**
 * Returns one spelling for "Blue Cross and Blue Shield", "BlueCross BlueShield" and similar names, which all mean the
 * listed name.
 */
function bareName(name: string): string {
  return name.toLowerCase().replace(/\band\b|[^a-z0-9]/g, '')
}

/** Whether the panel lists an issuer: its name holds one of the listed names, in any spelling (P-32). */
export function isListedIssuer(issuerName: string, listedNames: readonly string[]): boolean {
  const name = bareName(issuerName)
  return listedNames.some((listed) => name.includes(bareName(listed)))
}

/** The facts that the filters need besides the plans. */
export interface FilterFacts {
  /** Whether the panel lists a company, by its name. */
  readonly isListed: (issuerName: string) => boolean
  /** Whether all doctors of the visitor are in a plan's network, by its id; null where it is not known. */
  readonly hasAllMyDoctors: ((planId: string) => boolean) | null
}

/** Every company is listed, and nothing is known of doctors. */
export const noFilterFacts: FilterFacts = { isListed: () => true, hasAllMyDoctors: null }

/** A plan with the amounts that the ranges compare; Infinity where an amount is unknown. */
export type FilteredPlan = Pick<IndexedPlan, 'plan' | 'billCents' | 'deductibleCents'>

const facetValues: Readonly<Record<FacetGroupName, (plan: FilteredPlan['plan'], facts: FilterFacts) => string>> = {
  metalLevels: (plan) => plan.metalLevel,
  issuers: ({ issuerName }, { isListed }) => (isListed(issuerName) ? issuerName : otherIssuers),
  types: (plan) => plan.type,
}

/** Returns the value of a plan in a group of the panel. */
export function facetValueOf(group: FacetGroupName, { plan }: FilteredPlan, facts: FilterFacts): string {
  return facetValues[group](plan, facts)
}

/** Whether a plan meets a switch. If the facts for the switch are unknown, every plan does. */
export function hasAsked(name: SwitchFilterName, { plan }: FilteredPlan, facts: FilterFacts): boolean {
  if (name === 'hsaOnly') return plan.hsaEligible
  if (name === 'easyToCompareOnly') return plan.isEasyToCompare
  return facts.hasAllMyDoctors === null || facts.hasAllMyDoctors(plan.id)
}

/** Whether a range has an end. */
export function isRangeOn({ min, max }: CentsRange): boolean {
  return min !== null || max !== null
}

/** Whether the ends of a range are in order. */
export function isRange({ min, max }: CentsRange): boolean {
  return min === null || max === null || min <= max
}

function isInRange(cents: number, { min, max }: CentsRange): boolean {
  // An unknown amount is Infinity and is never inside a range.
  return cents === Infinity ? false : (min === null || cents >= min) && (max === null || cents <= max)
}

/** The name of any filter. */
export type FilterName = FacetGroupName | SwitchFilterName | RangeFilterName

const isGroup = (name: FilterName): name is FacetGroupName => facetGroupNames.some((group) => group === name)
const isSwitch = (name: FilterName): name is SwitchFilterName => switchFilterNames.some((one) => one === name)

function isOn(filters: PlanFilters, name: FilterName): boolean {
  if (isGroup(name)) return filters[name].length > 0
  return isSwitch(name) ? filters[name] : isRangeOn(filters[name])
}

const filterNames: readonly FilterName[] = [...facetGroupNames, ...switchFilterNames, ...rangeFilterNames]

/** Returns the names of the filters that are on. Compute it once for a list of plans. */
export function filtersOn(filters: PlanFilters): readonly FilterName[] {
  return filterNames.filter((name) => isOn(filters, name))
}

/** Whether a plan passes one filter that is on. */
export function passesOne(name: FilterName, item: FilteredPlan, filters: PlanFilters, facts: FilterFacts): boolean {
  if (isGroup(name)) {
    const chosen = filters[name]
    // The listed companies may have changed since the visitor chose one.
    return (
      chosen.includes(facetValueOf(name, item, facts)) || (name === 'issuers' && chosen.includes(item.plan.issuerName))
    )
  }
  if (isSwitch(name)) return hasAsked(name, item, facts)
  // What one pays is the bill, which may be above the price shown.
  return isInRange(name === 'priceCents' ? item.billCents : item[name], filters[name])
}

/** Returns the plans that pass every filter that is on, in the given order. */
export function plansThatPass<Item extends FilteredPlan>(
  items: readonly Item[],
  filters: PlanFilters,
  facts: FilterFacts,
): readonly Item[] {
  const on = filtersOn(filters)
  return items.filter((item) => on.every((name) => passesOne(name, item, filters, facts)))
}

/**
 * Returns filters without the values that no plan of a list has, such as companies (P-102); the same object where there
 * are none. The metal levels stay: they are the same in every list.
 */
export function filtersOfList(
  filters: PlanFilters,
  items: readonly FilteredPlan[],
  isListed: FilterFacts['isListed'],
): PlanFilters {
  const facts = { ...noFilterFacts, isListed }
  return facetGroupNames.reduce((kept, group) => {
    if (group === 'metalLevels') return kept
    const there = filters[group].filter((value) =>
      items.some((item) => passesOne(group, item, { ...noFilters, [group]: [value] }, facts)),
    )
    return there.length === filters[group].length ? kept : { ...kept, [group]: there }
  }, filters)
}

/** Returns the filters after one value of a group is toggled. */
export function filterToggled(filters: PlanFilters, group: FacetGroupName, value: string): PlanFilters {
  const chosen = filters[group]
  return {
    ...filters,
    [group]: chosen.includes(value) ? chosen.filter((kept) => kept !== value) : [...chosen, value],
  }
}

/** Returns how many filters are on: each chosen value, each switch and each range. */
export function filterCount(filters: PlanFilters): number {
  const values = facetGroupNames.reduce((sum, group) => sum + filters[group].length, 0)
  return values + filtersOn(filters).filter((name) => !isGroup(name)).length
}

import { knownCounties } from '#mocks/marketplace/places.ts'

import { PlansProblem } from './plans-problem.ts'
import type { FileKind, FoundFile } from './public-files.ts'
import { goesByZip } from './rating-area-by-zip.ts'
import { type StoredArea, type StoredPlaces, type StoredPlan, areaKey } from './stored-plan.ts'

/**
 * How much of what a file should hold may be missing: one in twenty, and never fewer than two. In the raw rows of Alaska
 * of 2026 nothing is missing: all 15 plans have their areas, and all 64 variants their benefits. Of the invented plans at
 * most two lack the same thing. A file that was cut at the end of a line lacks its last states.
 */
const mostMissing = (all: number): number => Math.max(2, all / 20)

/** What a folder's files lack. */
export interface Gaps {
  /** The plans of the file of attributes that are for individuals. */
  readonly all: number
  /** How many of them have no rates, no service area, or a variant without benefits. */
  readonly plans: Readonly<Record<'rates' | 'areas' | 'benefits', number>>
  /** The plans of the file of rates, and how many of them the file of attributes doesn't name. */
  readonly rated: { readonly all: number; readonly unnamed: number }
  readonly places: Pick<StoredPlaces, 'areas' | 'ratingAreas' | 'zips'> & {
    readonly plans: readonly Omit<StoredPlan, 'details'>[]
  }
}

/** Returns the counties of the states where plans are sold that lack a rating area, a ZIP code, and any plan. */
function countyGaps({ plans, areas, ratingAreas, zips }: Gaps['places']) {
  const states = new Set(plans.map(({ state }) => state))
  const counties = knownCounties().filter(({ state }) => states.has(state))
  const withZip = new Set(Object.values(zips).flat())
  const sold = new Map<string, StoredArea[]>()
  for (const { state, issuer, area } of plans) {
    const known = areas[areaKey(state, issuer, area)]
    if (known) sold.set(state, [...(sold.get(state) ?? []), known])
  }
  const isSoldIn = (fips: string, state: string) =>
    sold.get(state)?.some(({ isWhole, counties: own }) => isWhole || Object.hasOwn(own, fips)) === true
  return {
    all: counties.length,
    landscape: counties.filter(({ fips, state }) => !goesByZip(state) && ratingAreas[fips] === undefined).length,
    zips: counties.filter(({ fips }) => !withZip.has(fips)).length,
    areas: counties.filter(({ fips, state }) => !isSoldIn(fips, state)).length,
  }
}

/** Throws a `PlansProblem` for files that lack more than a small part of what they should hold, as after a stopped download (Q-164). */
export function refuseGaps(files: Readonly<Record<FileKind, Pick<FoundFile, 'name'>>>, gaps: Gaps): void {
  const refuse = (kind: FileKind, missing: number, all: number, lack: (some: string) => string) => {
    if (missing > mostMissing(all))
      throw new PlansProblem(
        `${files[kind].name} ${lack(`${missing} of ${all}`)}, as after a stopped download: download it again, or import what it has with --smaller.`,
      )
  }
  const { all, plans, rated } = gaps
  refuse('attributes', rated.unnamed, rated.all, (some) => `lacks ${some} plans that have rates`)
  refuse('rates', plans.rates, all, (some) => `has no rates for ${some} plans`)
  refuse('areas', plans.areas, all, (some) => `has no service area for ${some} plans`)
  refuse('benefits', plans.benefits, all, (some) => `lacks benefits of ${some} plans`)
  const counties = countyGaps(gaps.places)
  refuse('landscape', counties.landscape, counties.all, (some) => `has no rating area for ${some} counties`)
  refuse('zips', counties.zips, counties.all, (some) => `has no ZIP code for ${some} counties`)
  refuse('areas', counties.areas, counties.all, (some) => `has no plan for ${some} counties`)
}

/** Throws a `PlansProblem` for files of which nothing can be sold. */
export function refuseNothing(
  plans: readonly { readonly plan: Pick<StoredPlan, 'state'> }[],
  { zips }: Pick<StoredPlaces, 'zips'>,
): void {
  if (plans.length === 0)
    throw new PlansProblem('No plan of these files can be sold, for none has both rates and a service area.')
  const states = new Set(plans.map(({ plan }) => plan.state))
  const fips = new Set(Object.values(zips).flat())
  if (!knownCounties().some((county) => states.has(county.state) && fips.has(county.fips)))
    throw new PlansProblem('No plan of these files can be sold, for their ZIP codes lie in other states.')
}

/** The part of the last good import below which a new one is doubted: CMS renews its files and takes few plans away. */
const leastPart = 0.8

/** What two imports are compared by. */
export interface Counted {
  readonly plans: number
  readonly rows: number
  readonly invented: boolean
}

/** Throws a `PlansProblem` for an import that holds much less than the one before it (Q-164). */
export function refuseSmaller(next: Counted, before: Counted): void {
  if (before.invented && !next.invented) return
  if (next.invented && !before.invented)
    throw new PlansProblem(
      'These files are the invented sample, and the import in use is of real files: it stays in use, unless you import them with --smaller.',
    )
  const lost = (['plans', 'rows'] as const).find((what) => next[what] < before[what] * leastPart)
  if (lost === undefined) return
  const words = { plans: 'plans', rows: 'rows of rates' }[lost]
  throw new PlansProblem(
    `These files have ${next[lost]} ${words}, and the import in use has ${before[lost]}: it stays in use, unless you import them with --smaller.`,
  )
}

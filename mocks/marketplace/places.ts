import { ownMarketplaceOf } from '#domain/geo/own-marketplaces.ts'

import { benchmarkLevels2026, countyRatingAreas } from './tables/rating-areas.ts'
import { counties, zipCounties } from './tables/zip-counties.ts'
import type { WireCounty, WirePlace } from './wire.ts'

/** A county as the engine knows it. */
export interface KnownCounty {
  readonly fips: string
  readonly name: string
  readonly state: string
}

/** A county's rating area and the benchmark premium of a 21-year-old there, in cents a month. */
export interface RatingArea {
  readonly state: string
  readonly area: number
  readonly benchmarkAt21Cents: number
}

/** Plan years with rates. */
const levelsByYear: Readonly<Record<number, typeof benchmarkLevels2026>> = { 2026: benchmarkLevels2026 }

/** The counties that a ZIP code touches, the largest share first; none for a ZIP that the table does not hold. */
export function countiesOf(zip: string): readonly WireCounty[] {
  const fips = Object.hasOwn(zipCounties, zip) ? (zipCounties[zip]?.split(' ') ?? []) : []
  return fips.flatMap((code) => {
    const county = countyOf(code)
    return county === undefined ? [] : [{ zipcode: zip, name: county.name, fips: code, state: county.state }]
  })
}

/** A county by its FIPS code, if the table holds it. */
export function countyOf(fips: string): KnownCounty | undefined {
  const [name, state] = counties[fips] ?? []
  return name === undefined || state === undefined ? undefined : { fips, name, state }
}

/** Every ZIP code of the table, in order. */
export function knownZips(): readonly string[] {
  return Object.keys(zipCounties).sort()
}

/** Every county of the table. */
export function knownCounties(): readonly KnownCounty[] {
  return Object.keys(counties)
    .sort()
    .flatMap((fips) => countyOf(fips) ?? [])
}

/** Whether a two-letter code is a state (or the District) that the table holds. */
export function isState(code: string): boolean {
  return states.has(code)
}

const states: ReadonlySet<string> = new Set(Object.values(counties).map(([, state]) => state))

function middle(levels: Readonly<Record<number, number>>): readonly [area: number, cents: number] | undefined {
  const sorted = Object.entries(levels).sort(([, one], [, other]) => one - other)
  const entry = sorted[Math.floor((sorted.length - 1) / 2)]
  return entry && [Number(entry[0]), entry[1]]
}

/**
 * The rating area of a county in a plan year: the exact one where the table has it, else the area in the middle of the state's
 * levels. None in a state with its own marketplace, for an unknown county, and in a year without rates.
 */
export function ratingAreaOf(fips: string, year: number): RatingArea | undefined {
  const county = countyOf(fips)
  if (county === undefined || ownMarketplaceOf(county.state) !== null) return undefined
  const levels = levelsByYear[year]?.[county.state]
  if (levels === undefined) return undefined
  const area = countyRatingAreas[fips]
  const level = area === undefined ? undefined : levels[area]
  if (area !== undefined && level !== undefined) return { state: county.state, area, benchmarkAt21Cents: level }
  const fallback = middle(levels)
  return fallback && { state: county.state, area: fallback[0], benchmarkAt21Cents: fallback[1] }
}

/**
 * Why a place buys nothing from the federal marketplace, for the answer of the service: an unknown state or one with its own
 * marketplace, a county that is unknown or lies in another state, or a year without rates. None when plans are sold there.
 */
export function placeProblem(place: WirePlace, year: number): 'state' | 'county' | 'year' | undefined {
  if (!isState(place.state) || ownMarketplaceOf(place.state) !== null) return 'state'
  if (countyOf(place.countyfips)?.state !== place.state) return 'county'
  return ratingAreaOf(place.countyfips, year) === undefined ? 'year' : undefined
}

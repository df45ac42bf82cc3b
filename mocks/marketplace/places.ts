import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import { isPlanYear } from '#domain/years/plan-years.ts'

import { countyLines } from './tables/county-lines.ts'
import { sampleRateFactors2027 } from './tables/rate-factors.ts'
import { benchmarkLevels2026, countyRatingAreas } from './tables/rating-areas.ts'
import type { WireCounty, WirePlace } from './wire.ts'
import { countyCodesOf } from './zip-codes.ts'

/** A county in the engine. */
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

const factors2027: Readonly<Record<string, number>> = sampleRateFactors2027

/** A state's levels relative to those of 2026, in thousandths, by the first plan year that has them. */
const factorsFrom: readonly (readonly [year: number, factorOf: (state: string) => number | undefined])[] = [
  [2026, () => 1000],
  [2027, (state) => factors2027[state]],
]

/**
 * Returns a state's levels in a plan year by rating area: from its own rates, or from the latest before it, because the
 * mocks need no true prices. None in a year that is no plan year.
 */
function levelsOf(state: string, year: number): Readonly<Record<number, number>> | undefined {
  const factorOf = isPlanYear(year) ? factorsFrom.findLast(([first]) => first <= year)?.[1] : undefined
  const [factor, levels] = [factorOf?.(state), benchmarkLevels2026[state]]
  if (factor === undefined || levels === undefined) return undefined
  return Object.fromEntries(Object.entries(levels).map(([area, cents]) => [area, Math.round((cents * factor) / 1000)]))
}

/** Counties by FIPS code, in their order. */
const counties: ReadonlyMap<string, KnownCounty> = new Map(
  countyLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [stateCode, state] = [line.slice(0, 2), line.slice(3, 5)]
      return line
        .slice(6)
        .split(';')
        .map((entry): [string, KnownCounty] => {
          const fips = stateCode + entry.slice(0, 3)
          return [fips, { fips, name: entry.slice(4), state }]
        })
    }),
)

/** Returns the counties that a ZIP code touches, the largest share first; none for an invalid ZIP code. */
export async function countiesOf(zip: string): Promise<readonly WireCounty[]> {
  const codes = await countyCodesOf(zip)
  return codes.flatMap((fips) => {
    const county = countyOf(fips)
    return county === undefined ? [] : [{ zipcode: zip, name: county.name, fips, state: county.state }]
  })
}

/** Returns a county by its FIPS code, if there is one. */
export function countyOf(fips: string): KnownCounty | undefined {
  return counties.get(fips)
}

/** Returns every county of the fifty states and the District. */
export function knownCounties(): readonly KnownCounty[] {
  return [...counties.values()]
}

const states: ReadonlySet<string> = new Set(knownCounties().map(({ state }) => state))

/** Whether a two-letter code is a state or the District. */
export function isState(code: string): boolean {
  return states.has(code)
}

function middle(levels: Readonly<Record<number, number>>): readonly [area: number, cents: number] | undefined {
  const sorted = Object.entries(levels).sort(([, one], [, other]) => one - other)
  const entry = sorted[Math.floor((sorted.length - 1) / 2)]
  return entry && [Number(entry[0]), entry[1]]
}

/**
 * Returns the rating area of a county in a plan year: the exact one when the table has it, otherwise the area in the
 * middle of the state's levels. None in a state with its own marketplace, for an unknown county, and in a year that is
 * no plan year.
 */
export function ratingAreaOf(fips: string, year: number): RatingArea | undefined {
  const county = countyOf(fips)
  if (county === undefined || hasOwnMarketplace(county.state)) return undefined
  const levels = levelsOf(county.state, year)
  if (levels === undefined) return undefined
  const area = countyRatingAreas[fips]
  const level = area === undefined ? undefined : levels[area]
  if (area !== undefined && level !== undefined) return { state: county.state, area, benchmarkAt21Cents: level }
  const fallback = middle(levels)
  return fallback && { state: county.state, area: fallback[0], benchmarkAt21Cents: fallback[1] }
}

/**
 * Returns why no plan of the federal marketplace is sold at a place, for the service's answer: an unknown state or one
 * with its own marketplace, a county that is unknown or lies in another state, or no plan year. Undefined when
 * plans are sold there.
 */
export function placeProblem(place: WirePlace, year: number): 'state' | 'county' | 'year' | undefined {
  if (!isState(place.state) || hasOwnMarketplace(place.state)) return 'state'
  if (countyOf(place.countyfips)?.state !== place.state) return 'county'
  return ratingAreaOf(place.countyfips, year) === undefined ? 'year' : undefined
}

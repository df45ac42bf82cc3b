import { hash, share } from '#mocks/marketplace/random.ts'
import { knownCounties } from '#mocks/marketplace/places.ts'
import { benchmarkLevels2026, countyRatingAreas } from '#mocks/marketplace/tables/rating-areas.ts'

import { inventedCompany } from './invented-company.ts'

/** How much is invented. */
export interface InventedSize {
  readonly year: number
  readonly states: readonly string[]
  readonly issuers: number
  readonly plans: number
  /** Services of each plan; the real files name about 66. */
  readonly benefits: number
  readonly mostAreas: number
}

/** A small demo: four states, among them both whose rating areas go by ZIP code. */
export const sampleSize: InventedSize = {
  year: 2026,
  states: ['AK', 'FL', 'NE', 'TX'],
  issuers: 3,
  plans: 12,
  benefits: 32,
  mostAreas: 4,
}

/** A plan of the invented files, before its rows. */
export interface InventedPlan {
  readonly id: string
  readonly state: string
  readonly issuer: string
  readonly issuerName: string
  readonly name: string
  readonly level: string
  readonly type: string
  readonly area: string
  readonly cost: number
  readonly essential: string
  readonly variants: readonly string[]
  /** The number within its company, from which odd rows follow. */
  readonly at: number
}

const levels = [
  ['Silver', 1],
  ['Expanded Bronze', 0.78],
  ['Silver', 1.04],
  ['Gold', 1.08],
  ['Bronze', 0.74],
  ['Silver', 1.1],
  ['Platinum', 1.35],
  ['Silver', 0.97],
  ['Catastrophic', 0.6],
  ['Gold', 1.15],
  ['Silver', 1.2],
  ['Expanded Bronze', 0.81],
] as const
const types = ['HMO', 'PPO', 'EPO', 'POS'] as const

function planOf(state: string, stateAt: number, issuerAt: number, at: number): InventedPlan {
  const issuer = String(99_000 + stateAt * 20 + issuerAt)
  const [level, cost] = levels[at % levels.length] ?? ['Silver', 1]
  const id = `${issuer}${state}${String(1 + Math.floor(at / 10)).padStart(3, '0')}${String(1 + at).padStart(4, '0')}`
  return {
    id,
    state,
    issuer,
    issuerName: inventedCompany(state, issuerAt),
    name: `Sample ${level} ${at + 1}`,
    level,
    type: types[hash(id) % types.length] ?? 'HMO',
    area: `${state}S00${1 + (at % 3)}`,
    cost: cost * (0.95 + 0.1 * share(`cost ${id}`)) * (1 + issuerAt * 0.01),
    essential: hash(id) % 3 === 0 ? '1' : (0.97 + 0.0299 * share(`essential ${id}`)).toFixed(4),
    variants: level === 'Silver' ? ['00', '01', '02', '03', '04', '05', '06'] : ['00', '01', '02', '03'],
    at,
  }
}

/** Returns the invented plans of a state. */
export function inventedPlans({ states, issuers, plans }: InventedSize, state: string): readonly InventedPlan[] {
  const stateAt = states.indexOf(state)
  return Array.from({ length: issuers }, (_, issuerAt) =>
    Array.from({ length: plans }, (__, at) => planOf(state, stateAt, issuerAt, at)),
  ).flat()
}

/** Returns the rating areas of a state with the rate of a 21-year-old for a plan of cost 1, in cents. */
export function inventedAreas(
  { mostAreas }: InventedSize,
  state: string,
): readonly (readonly [area: number, cents: number])[] {
  return Object.entries(benchmarkLevels2026[state] ?? { 1: 50_000 })
    .slice(0, mostAreas)
    .map(([area, cents]) => [Number(area), cents])
}

/** Returns the rating area of a county in the invented files. */
export function inventedAreaOf(size: InventedSize, state: string, fips: string): number {
  const areas = inventedAreas(size, state).map(([area]) => area)
  const real = countyRatingAreas[fips]
  return real !== undefined && areas.includes(real) ? real : (areas[hash(fips) % areas.length] ?? 1)
}

/** Returns the counties of a state. */
export function inventedCounties(state: string) {
  return knownCounties().filter((county) => county.state === state)
}

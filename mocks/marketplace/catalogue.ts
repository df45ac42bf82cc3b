import { designsOf } from './designs-of-year.ts'
import { type KnownCounty, type RatingArea, ratingAreaOf } from './places.ts'
import type { PlanRates } from './premiums.ts'
import { hash, share } from './random.ts'
import type { Design } from './tables/designs.ts'
import { type IssuerFacts, type NetworkFacts, issuersByState } from './tables/issuers.ts'
import type { WireMetalLevel } from './wire.ts'

/** A plan in one county: its company, its cost sharing, and its rate for a 21-year-old. */
export interface OfferedPlan extends PlanRates {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly year: number
  readonly issuer: IssuerFacts
  readonly network: NetworkFacts
  readonly design: Design
  /** 0 for the design in the table; load tests make further versions with a slightly different deductible. */
  readonly version: number
}

/** All plans of one county and year. */
export interface Catalogue {
  readonly county: KnownCounty
  readonly year: number
  readonly ratingArea: RatingArea
  readonly plans: readonly OfferedPlan[]
}

/** Miami-Dade is the demo's county: about as many plans as the real one. */
const plansByCounty: Readonly<Record<string, number>> = { '12086': 168 }
const fewestPlans = 30
const mostPlans = 80

/**
 * Metal levels in the order in which a county's list grows: the first ten contain four levels and at least three Silver
 * plans.
 */
// oxfmt-ignore
const growth: readonly WireMetalLevel[] = [
  'Silver', 'Bronze', 'Silver', 'Gold', 'Bronze', 'Silver', 'Gold', 'Catastrophic', 'Bronze', 'Silver',
  'Silver', 'Bronze', 'Gold', 'Silver', 'Bronze', 'Gold', 'Silver', 'Platinum', 'Bronze', 'Silver',
  'Gold', 'Bronze', 'Silver', 'Gold', 'Bronze', 'Silver',
]

interface Offer {
  readonly issuer: IssuerFacts
  readonly network: NetworkFacts
  readonly networkIndex: number
  readonly design: Design
  readonly designIndex: number
}

/** Returns the most plans of a county without a size switch: 30 to 80, and 168 in Miami-Dade. */
function usualSize(fips: string): number {
  return plansByCounty[fips] ?? fewestPlans + (hash(`size ${fips}`) % (mostPlans - fewestPlans + 1))
}

/**
 * Returns the companies of a county in a year: the first two of a state serve every county, local ones their own
 * counties, and the others three counties in four.
 */
function issuersIn(county: KnownCounty, year: number): readonly IssuerFacts[] {
  const everywhere = 2
  const reach = 0.75
  return (issuersByState[county.state] ?? []).filter((issuer, index) => {
    if (issuer.lastYear !== undefined && year > issuer.lastYear) return false
    if (issuer.counties !== undefined) return issuer.counties.includes(county.fips)
    return (
      index < everywhere || plansByCounty[county.fips] !== undefined || share(`${issuer.hios} ${county.fips}`) < reach
    )
  })
}

/**
 * Returns every company, network and design of a county in a year; the federal designs on each company's first network come
 * first.
 */
function offersIn(county: KnownCounty, year: number): ReadonlyMap<WireMetalLevel, readonly Offer[]> {
  const designs = designsOf(year)
  const ranked = issuersIn(county, year).flatMap((issuer) =>
    issuer.networks.flatMap((network, networkIndex) =>
      designs.map((design, designIndex) => {
        const ahead = design.designType !== 'NOT_APPLICABLE' && networkIndex === 0
        const rank = ahead ? -1 : share(`${county.fips} ${issuer.hios} ${network.name} ${design.key}`)
        return { rank, offer: { issuer, network, networkIndex, design, designIndex } }
      }),
    ),
  )
  ranked.sort((one, other) => one.rank - other.rank)
  const byLevel = new Map<WireMetalLevel, Offer[]>()
  for (const { offer } of ranked) {
    const ofLevel = byLevel.get(offer.design.metalLevel)
    if (ofLevel === undefined) byLevel.set(offer.design.metalLevel, [offer])
    else ofLevel.push(offer)
  }
  return byLevel
}

/** Numbers of a design's versions in a plan's id. */
export const versionsOfADesign = 400
/** The number of a company's first network in a plan's id. */
export const firstProduct = 900

/**
 * Returns a plan's id: HIOS number of the company, the state, 900 plus the network, and the design with its version.
 */
function planId(state: string, offer: Offer, version: number): string {
  const product = firstProduct + offer.networkIndex
  const component = offer.designIndex * versionsOfADesign + version + 1
  return `${offer.issuer.hios}${state}${product}${String(component).padStart(4, '0')}`
}

/**
 * Returns a plan's cost relative to an ordinary Silver plan: company, network, design, and up to two percent either
 * way.
 */
function relativeCost(offer: Offer, id: string, year: number): number {
  const byType = { HMO: 0.98, EPO: 1, POS: 1.03, PPO: 1.09, Indemnity: 1.15 } as const
  const noise = 0.98 + 0.04 * share(`cost ${id} ${year}`)
  return (offer.design.cost / 1000) * (offer.issuer.cost / 1000) * byType[offer.network.type] * noise
}

/**
 * Returns the part of a premium beyond essential health benefits: none for six plans in ten, up to 2.5 percent for the
 * others.
 */
function extraShare(id: string): number {
  const draw = share(`extra ${id}`)
  return draw < 0.6 ? 0 : 0.002 + 0.023 * share(`extra share ${id}`)
}

/** Returns the name of a version of an offer. */
export function planName(offer: Pick<Offer, 'issuer' | 'network' | 'design'>, version: number): string {
  const { deductible, cells } = offer.design.variants.standard
  const title = offer.design.title
    .replace('{deductible}', String(deductible + versionStep(offer.design, version)))
    .replace('{primary}', `$${String(cells[0])}`)
  const suffix = version === 0 ? '' : ` v${version + 1}`
  return `${offer.issuer.brand} ${offer.network.name} ${title}${suffix}`
}

/**
 * Returns the dollars that a version adds to its design's standard deductible; never above the out-of-pocket maximum.
 */
export function versionStep(design: Design, version: number): number {
  const { deductible, outOfPocketMaximum } = design.variants.standard
  const room = deductible === 0 ? 0 : outOfPocketMaximum - deductible
  const step = 50
  const steps = Math.floor(room / step)
  return steps === 0 ? 0 : (version % (steps + 1)) * step
}

/** A sized list leaves Catastrophic plans out, so every household gets exactly that many. */
const sizedGrowth = growth.filter((level) => level !== 'Catastrophic')

interface DrawnOffer extends Offer {
  readonly version: number
}

/**
 * Draws plans level by level in the given order. Without `versions` an offer is drawn once, so a county with few
 * companies may have fewer plans than requested. With them the offers repeat in further versions until the size is
 * reached.
 */
function drawOffers(
  county: KnownCounty,
  year: number,
  size: number,
  order: readonly WireMetalLevel[],
  versions: boolean,
): readonly DrawnOffer[] {
  const offers = offersIn(county, year)
  const all = [...offers.values()].reduce((sum, ofLevel) => sum + ofLevel.length, 0)
  const wanted = versions ? size : Math.min(size, all)
  const counts = new Map<WireMetalLevel, number>()
  const drawn: DrawnOffer[] = []
  for (let index = 0; drawn.length < wanted; index++) {
    const level = order[index % order.length] ?? 'Silver'
    const ofLevel = offers.get(level) ?? []
    const count = counts.get(level) ?? 0
    const offer = ofLevel[count % ofLevel.length]
    const version = Math.floor(count / ofLevel.length)
    if (offer === undefined)
      throw new RangeError(`mocks/marketplace/tables/issuers.ts has no company that sells ${level} in ${county.state}`)
    counts.set(level, count + 1)
    if (versions || version === 0) drawn.push({ ...offer, version })
  }
  return drawn
}

function buildCatalogue(
  county: KnownCounty,
  year: number,
  ratingArea: RatingArea,
  size: number | undefined,
): Catalogue {
  const drawn =
    size === undefined
      ? drawOffers(county, year, usualSize(county.fips), growth, false)
      : drawOffers(county, year, size, sizedGrowth, true)
  const drafts = drawn.map((offer) => {
    const id = planId(county.state, offer, offer.version)
    return { offer, id, cost: relativeCost(offer, id, year) }
  })
  const silvers = drafts
    .filter(({ offer }) => offer.design.metalLevel === 'Silver')
    .sort((one, other) => one.cost - other.cost)
  // The second Silver plan is the benchmark, whose level is a fact. The two cheapest have only essential benefits, so
  // the second-lowest premium and the second-lowest essential part belong to the same plan.
  const benchmark = silvers[1] ?? silvers[0]
  const plain = new Set(silvers.slice(0, 2).map(({ id }) => id))
  const plans = drafts.map(({ offer, id, cost }): OfferedPlan => {
    const essentialRateAt21Cents = Math.round((ratingArea.benchmarkAt21Cents * cost) / (benchmark?.cost ?? 1))
    const extra = plain.has(id) ? 0 : extraShare(id)
    return {
      id,
      name: planName(offer, offer.version),
      state: county.state,
      year,
      issuer: offer.issuer,
      network: offer.network,
      design: offer.design,
      version: offer.version,
      essentialRateAt21Cents,
      rateAt21Cents: Math.round(essentialRateAt21Cents * (1 + extra)),
    }
  })
  return { county, year, ratingArea, plans }
}

const kept = new Map<string, Catalogue>()
const mostKept = 40

/**
 * Returns the plans of a county in a year, the same on every run. `size` requests exactly that many, none of them
 * Catastrophic (load tests: 10 to 5,000). Returns none in a state with its own marketplace, for an unknown county, and
 * in a year without rates.
 */
export function catalogueOf(county: KnownCounty, year: number, size?: number): Catalogue | undefined {
  const key = `${county.fips} ${year} ${size ?? 'usual'}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const ratingArea = ratingAreaOf(county.fips, year)
  if (ratingArea === undefined) return undefined
  const catalogue = buildCatalogue(county, year, ratingArea, size)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, catalogue)
  return catalogue
}

/** Returns the plans of a county in a year, unpriced; see `catalogueOf`. */
export function generatePlans(input: {
  readonly county: KnownCounty
  readonly year: number
  readonly size?: number
}): readonly OfferedPlan[] {
  return catalogueOf(input.county, input.year, input.size)?.plans ?? []
}

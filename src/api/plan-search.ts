import { isoDay } from '#domain/calendar/iso-day.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'
import { runsOwnMarketplace } from '#domain/geo/further-marketplaces.ts'
import { csrVariantOf, metalLevelOf } from '#domain/plans/official-words.ts'
import type {
  Benefit,
  CostLimit,
  ExampleCost,
  ExampleCosts,
  ExampleName,
  Facet,
  FacetGroupName,
  FacetGroups,
  MetalLevel,
  Plan,
  PlanLinks,
  PriceSource,
} from '#domain/plans/plan.ts'
import type { CallFailure } from '#lib/call-failure.ts'
import { humanWords } from '#lib/human-words.ts'

import { type RefusedAnswer, request } from './client.ts'
import { endpoints } from './endpoints.ts'
import type { PlanSearchRequest } from './marketplace-request.ts'
import {
  type WireBenefit,
  type WireLimit,
  type WirePlan,
  readPlan,
  readSearchResponse,
} from './plan-search-response.ts'
import { keepRawPlan } from './raw-plans.ts'

/** One page of plans, and the total number of plans. */
export interface PlanPage {
  readonly total: number
  readonly plans: readonly Plan[]
  /** Plans on the page, including unreadable ones. */
  readonly received: number
  readonly facets: FacetGroups
}

/** Converts dollars of the wire to integer cents. */
function cents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Converts a deductible or maximum of the wire to the site's own. */
export function toLimit(limit: WireLimit): CostLimit {
  return {
    amountCents: cents(limit.amount),
    networkTier: limit.network_tier,
    familyCost: limit.family_cost,
    type: limit.type,
    csr: csrVariantOf(limit.csr),
  }
}

/** Returns only addresses that a browser may safely follow: anything but https is dropped. */
function safeLink(url: string | null | undefined): string | undefined {
  if (!url?.startsWith('https://')) return undefined
  try {
    // Browsers of a few years ago have no `URL.canParse`.
    return new URL(url).protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}

/** No name or cost of a plan is longer, and a page with a text of 20,000 characters takes seconds to lay out. */
const longestLine = 300

/** Returns a line of the service, such as a name, without what is beyond any. */
export function cappedLine(text: string): string {
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text
}

/** Converts a service of the wire to the site's own. */
export function toBenefit(benefit: WireBenefit): Benefit {
  return {
    name: cappedLine(benefit.name),
    covered: benefit.covered,
    costSharings: benefit.cost_sharings.map((sharing) => ({
      networkTier: sharing.network_tier,
      displayString: cappedLine(sharing.display_string),
      csr: csrVariantOf(sharing.csr),
    })),
  }
}

type WireLinks = Pick<WirePlan, 'benefits_url' | 'formulary_url' | 'network_url' | 'brochure_url'>

/** Returns a plan's documents with safe addresses. */
export function toLinks(plan: WireLinks): PlanLinks {
  const links = {
    benefits: safeLink(plan.benefits_url),
    formulary: safeLink(plan.formulary_url),
    network: safeLink(plan.network_url),
    brochure: safeLink(plan.brochure_url),
  }
  return Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined))
}

function toStars(rating: WirePlan['quality_rating']): number | null {
  const stars = rating?.available === false ? null : (rating?.global_rating ?? null)
  return stars !== null && stars >= 1 && stars <= 5 ? stars : null
}

/**
 * Whether a plan is a standard plan (P-83). The design says so in the official words; `simple_choice` counts where an
 * answer has no design.
 */
function isStandardPlan({ design_type: design, simple_choice: isSimpleChoice }: WirePlan): boolean {
  return design === undefined ? isSimpleChoice : /^DESIGN[1-5]$/.test(design)
}

function toExampleCosts(sbcs: WirePlan['sbcs']): ExampleCosts | null {
  if (!sbcs) return null
  const costOf = (name: ExampleName): ExampleCost | null => {
    const example = sbcs[name]
    if (!example) return null
    const { deductible, copay, coinsurance, limit } = example
    return { sharedCents: cents(deductible) + cents(copay) + cents(coinsurance), notCoveredCents: cents(limit) }
  }
  return { baby: costOf('baby'), diabetes: costOf('diabetes'), fracture: costOf('fracture') }
}

const origins = { cms_files: 'files', marketplace_api: 'marketplace', invented_files: 'invented' } as const

/** Returns where the prices come from; null unless the answer has both the source and a day that exists. */
function toPriceSource({ source, as_of: text }: WirePlan): PriceSource | null {
  const day = text === undefined ? null : parseDay(text)
  if (source === undefined || day === null) return null
  return { from: origins[source], day: isoDay(day) }
}

/**
 * The levels whose Marketplace plans count as high-deductible plans by law from 2026 on (26 U.S.C. 223(c)(2)(H)), so a
 * missing mark of the service means nothing.
 */
const hsaByLaw: ReadonlySet<MetalLevel> = new Set(['Bronze', 'Catastrophic'])

/** Converts a plan of the wire to the site's own plan, amounts in cents. */
export function toPlan(plan: WirePlan): Plan {
  const metalLevel = metalLevelOf(plan.metal_level)
  return {
    id: plan.id,
    name: cappedLine(plan.name),
    issuerName: cappedLine(plan.issuer.name),
    metalLevel,
    type: cappedLine(plan.type),
    monthlyPremiumCents: cents(plan.premium),
    // A part never exceeds the whole.
    creditEligibleMonthlyPremiumCents:
      plan.aptc_eligible_premium == null ? null : cents(Math.min(plan.aptc_eligible_premium, plan.premium)),
    hsaEligible: plan.hsa_eligible || hsaByLaw.has(metalLevel),
    isEasyToCompare: isStandardPlan(plan),
    qualityStars: toStars(plan.quality_rating),
    links: toLinks(plan),
    deductibles: plan.deductibles.map(toLimit),
    outOfPocketMaximums: plan.moops.map(toLimit),
    benefits: plan.benefits.map(toBenefit),
    exampleCosts: toExampleCosts(plan.sbcs),
    priceSource: toPriceSource(plan),
  }
}

function facetsNamed(groups: readonly { name: string; facets: Facet[] }[], name: FacetGroupName): readonly Facet[] {
  const facets = groups.find((group) => group.name === name)?.facets ?? []
  return facets.map((facet) => ({ ...facet, value: cappedLine(facet.value) }))
}

/** The official codes of a place and a year in which nothing is sold, and of a state with its own marketplace. */
const refusalCodes = { nothingSold: '1017', otherMarketplace: '1003' } as const

function readRefusal({ operation, status, body }: RefusedAnswer, isElsewhere: boolean): CallFailure | null {
  const message = humanWords(body['message'])
  const isFinal =
    body['code'] === refusalCodes.nothingSold || (isElsewhere && body['code'] === refusalCodes.otherMarketplace)
  return isFinal && message !== null ? { kind: 'server', operation, status, message, isFinal } : null
}

/**
 * Fetches one page of plans. The service returns at most ten per page, whatever `limit` says. Unreadable plans are left
 * out.
 */
export async function fetchPlanPage(body: PlanSearchRequest, signal?: AbortSignal): Promise<PlanPage> {
  const answer = await request({
    operation: 'planSearch',
    url: endpoints.planSearch(),
    method: 'POST',
    isIdempotent: true,
    body,
    schema: readSearchResponse,
    signal,
    readRefusal: (answer) => readRefusal(answer, runsOwnMarketplace(body.place.state, body.year)),
  })
  return {
    total: answer.total,
    plans: answer.plans.flatMap((plan) => {
      const read = readPlan(plan)
      if (!read) return []
      const own = toPlan(read)
      keepRawPlan(own, plan)
      return [own]
    }),
    received: answer.plans.length,
    facets: {
      metalLevels: facetsNamed(answer.facet_groups, 'metalLevels'),
      issuers: facetsNamed(answer.facet_groups, 'issuers'),
      types: facetsNamed(answer.facet_groups, 'types'),
    },
  }
}

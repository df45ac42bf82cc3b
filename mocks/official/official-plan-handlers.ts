import type { HttpHandler } from 'msw'
import type * as z from 'zod/mini'

import { placeRefusal } from '#mocks/handlers/quote-handlers.ts'
import { marketplaceError } from '#mocks/handlers/refusals.ts'
import type { Market } from '#mocks/marketplace/market.ts'
import { mostPlansPerPage, searchPlans } from '#mocks/marketplace/search.ts'
import type { WirePlan } from '#mocks/marketplace/wire.ts'

import { official, ok } from './official-call.ts'
import { officialPlansById, officialSearch, searchOf } from './official-question.ts'

const planNotFound = marketplaceError(404, '1006', 'plan not found', 'no se encontró el plan')
/** Public files have no ratings. */
const ratingNotFound = marketplaceError(
  404,
  '1011',
  'no quality rating found',
  'no se encontró ninguna calificación de la calidad',
)

/** Returns every plan of a search, whatever its page. */
function allPlans(search: ReturnType<typeof searchOf>, market: Market): readonly WirePlan[] {
  const first = searchPlans({ ...search, offset: 0, limit: mostPlansPerPage }, market)
  const pages = Math.ceil(first.total / mostPlansPerPage)
  const later = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => (at + 1) * mostPlansPerPage)
  return [first, ...later.map((offset) => searchPlans({ ...search, offset, limit: mostPlansPerPage }, market))].flatMap(
    ({ plans }) => plans,
  )
}

/** Returns the numbers of a list of plans by metal level. */
function statsOf(plans: readonly WirePlan[]) {
  return [...new Set(plans.map(({ metal_level }) => metal_level))].map((level) => {
    const own = plans.filter(({ metal_level }) => metal_level === level)
    const premiums = own.map(({ premium_w_credit }) => premium_w_credit)
    const mean = premiums.reduce((sum, one) => sum + one, 0) / premiums.length
    return {
      metal_level: level,
      total: own.length,
      simple_choice: own.filter(({ simple_choice }) => simple_choice).length,
      premiums: { min: Math.min(...premiums), max: Math.max(...premiums), mean: Math.round(mean * 100) / 100 },
    }
  })
}

/** The official paths of plans, answered by a market with the official bodies. */
export function officialPlanHandlers(market: Market): readonly HttpHandler[] {
  const planWithPrice = (id: string, body: z.output<typeof officialSearch>, year: number) => {
    const search = { ...searchOf(body, year), filter: {}, catastrophic_override: true }
    return allPlans(search, market).find((plan) => plan.id === id)
  }
  return [
    official(
      'post',
      '/plans/search/stats',
      ({ body, year }) => {
        const search = searchOf(body, year)
        return placeRefusal(search, market) ?? ok(statsOf(allPlans(search, market)))
      },
      officialSearch,
    ),
    official(
      'post',
      '/plans/search',
      ({ body, year }) => {
        const search = searchOf(body, year)
        return placeRefusal(search, market) ?? ok(searchPlans(search, market))
      },
      officialSearch,
    ),
    official(
      'post',
      '/plans',
      ({ body, year }) => {
        const search = { ...searchOf(body, year), filter: {} }
        const wanted = new Set(body.plan_ids)
        return (
          placeRefusal(search, market) ?? ok({ plans: allPlans(search, market).filter(({ id }) => wanted.has(id)) })
        )
      },
      officialPlansById,
    ),
    official('get', '/plans/:id/quality-ratings', ({ path: { id = '' }, year }) => {
      const plan = market.planById(id, year)?.answer({ premiumCents: 0, essentialCents: 0 }, 0)
      if (plan === undefined) return planNotFound
      return plan.quality_rating ? ok({ quality_rating: plan.quality_rating }) : ratingNotFound
    }),
    official('get', '/plans/:id', ({ path: { id = '' }, year }) => {
      const plan = market.planById(id, year)?.answer({ premiumCents: 0, essentialCents: 0 }, 0)
      return plan ? ok({ plan }) : planNotFound
    }),
    official(
      'post',
      '/plans/:id',
      ({ path: { id = '' }, body, year }) => {
        const search = searchOf(body, year)
        const refusal = placeRefusal(search, market)
        if (refusal) return refusal
        const plan = planWithPrice(id, body, year)
        return plan ? ok({ plan, rate_area: market.saleAt(search)?.ratingArea }) : planNotFound
      },
      officialSearch,
    ),
  ]
}

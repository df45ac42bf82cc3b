import { type HttpHandler, http } from 'msw'
import type * as z from 'zod/mini'

import { runsOwnMarketplace } from '#domain/geo/further-marketplaces.ts'
import { states } from '#domain/geo/states.ts'
import { povertyLevelFor, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { isPlanYear, planYears } from '#domain/years/plan-years.ts'
import { toResponse } from '#mocks/handlers/handle.ts'
import { placeRefusal } from '#mocks/handlers/quote-handlers.ts'
import { type Answer, languageAsked, marketplaceError } from '#mocks/handlers/refusals.ts'
import { benchmark, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { estimates } from '#mocks/marketplace/estimates.ts'
import type { Market } from '#mocks/marketplace/market.ts'
import { countyOf, isState } from '#mocks/marketplace/places.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { mockYear } from '#mocks/mock-year.ts'

import { official, ok } from './official-call.ts'
import { officialPlanHandlers } from './official-plan-handlers.ts'
import { officialQuestion, questionOf } from './official-question.ts'

const notFound = {
  county: marketplaceError(404, '1001', 'county not found', 'no se encontró el condado'),
  state: marketplaceError(404, '1002', 'state not found', 'no se encontró el estado'),
  guideline: marketplaceError(404, '1009', 'poverty guideline not found', 'no se encontró la pauta de pobreza'),
  percent: marketplaceError(
    404,
    '1010',
    'percentage of federal poverty level not found',
    'no se encontró el porcentaje del nivel federal de pobreza',
  ),
  benchmark: marketplaceError(
    404,
    '1016',
    'not enough plans to calculate SLCSP/LCBP',
    'no hay suficientes planes para calcular SLCSP/LCBP',
  ),
}

const stateOf = ({ abbr, name }: (typeof states)[number], year: number) => ({
  name,
  abbrev: abbr,
  marketplace_model: runsOwnMarketplace(abbr, year) ? 'SBM' : 'FFM',
})

/** The official paths of places, years, households and plans, answered by a market with the official bodies. */
export function officialHandlers(market: Market): readonly HttpHandler[] {
  /** Returns the cheapest or second-cheapest plan's answer, of a level or of all but Catastrophic ones. */
  const lowest = (body: z.output<typeof officialQuestion>, year: number, levels: readonly string[]): Answer => {
    const question = questionOf(body, year)
    const refusal = placeRefusal(question, market)
    if (refusal) return refusal
    const { plans } = searchPlans(
      { ...question, filter: { metal_levels: levels }, sort: 'premium', limit: 1, aptc_override: 0 },
      market,
    )
    const [plan] = plans
    return plan === undefined
      ? notFound.benchmark
      : ok({ id: plan.id, name: plan.name, premium: plan.premium, metal_level: plan.metal_level })
  }
  return [
    // Invented plans are those of a year's Open Enrollment.
    official('get', '/versions', () =>
      ok([{ name: 'plans', updated: market.filedUntil ?? `${mockYear() - 1}-11-01` }]),
    ),
    official('get', '/market-years', () =>
      ok({
        current: market.onlyYear ?? mockYear(),
        supported: market.onlyYear === undefined ? planYears : [market.onlyYear],
      }),
    ),
    official('get', '/counties/by/zip/:zipcode', async ({ path: { zipcode = '' } }) =>
      ok({ counties: await market.countiesOf(zipcode) }),
    ),
    official('get', '/counties/:fips', ({ path: { fips = '' } }) => {
      const county = countyOf(fips)
      return county ? ok(county) : notFound.county
    }),
    official('get', '/states', ({ year }) => ok({ states: states.map((state) => stateOf(state, year)) })),
    official('get', '/states/:abbrev', ({ path: { abbrev }, year }) => {
      const state = states.find(({ abbr }) => abbr === abbrev)
      return state ? ok(stateOf(state, year)) : notFound.state
    }),
    official('get', '/states/:abbrev/poverty-guidelines', ({ path: { abbrev = '' }, year }) => {
      if (!isState(abbrev)) return notFound.state
      if (!isPlanYear(year)) return notFound.guideline
      const levelOf = (size: number) => povertyLevelFor(size, year, povertyRegionOf(abbrev))
      const guidelines = Array.from({ length: 8 }, (_, at) => ({ household_size: at + 1, guideline: levelOf(at + 1) }))
      return ok({ guidelines, add_per_person_after_eight: levelOf(9) - levelOf(8) })
    }),
    official('get', '/rate-areas', ({ query: { state = '', fips = '', zipcode = '' }, year }) => {
      const place = { state, countyfips: fips, zipcode }
      return placeRefusal({ place, year }, market) ?? ok(market.saleAt({ place, year })?.ratingArea)
    }),
    official('get', '/households/pcfpl', ({ query: { state = '', size, income }, year }) => {
      const percent = income === undefined ? undefined : percentOfPoverty(state, Number(size), Number(income), year)
      return percent === undefined ? notFound.percent : ok({ pc_fpl: percent })
    }),
    official(
      'post',
      '/households/slcsp',
      ({ body, year }) => {
        const question = questionOf(body, year)
        const refusal = placeRefusal(question, market)
        if (refusal) return refusal
        const found = benchmark(question, market)
        return found
          ? ok({ id: found.planId, name: found.planName, premium: found.premiumCents / 100, metal_level: 'Silver' })
          : notFound.benchmark
      },
      officialQuestion,
    ),
    official('post', '/households/lcsp', ({ body, year }) => lowest(body, year, ['Silver']), officialQuestion),
    official('post', '/households/lcbp', ({ body, year }) => lowest(body, year, ['Bronze']), officialQuestion),
    official(
      'post',
      '/households/eligibility/estimates',
      ({ body, year }) => {
        const question = questionOf(body, year)
        return placeRefusal(question, market) ?? ok({ estimates: estimates(question, market) })
      },
      officialQuestion,
    ),
    ...officialPlanHandlers(market),
  ]
}

/** The official paths that nobody here answers. It comes last. */
export const notOffered: HttpHandler = http.all(`*/api/v1/*`, ({ request }) =>
  toResponse(
    marketplaceError(404, '1000', 'this service does not offer the call', 'este servicio no ofrece la llamada'),
    languageAsked(request.headers.get('Accept-Language')),
  ),
)

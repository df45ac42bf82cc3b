import type { HttpHandler } from 'msw'

import type { MarketplaceRequest } from '#api/marketplace-request.ts'
import { runsOwnMarketplace } from '#domain/geo/further-marketplaces.ts'
import { benchmark, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { estimates } from '#mocks/marketplace/estimates.ts'
import { inventedMarket } from '#mocks/marketplace/invented-market.ts'
import type { Market } from '#mocks/marketplace/market.ts'
import { countyOf, isState } from '#mocks/marketplace/places.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { mockYear } from '#mocks/mock-year.ts'

import { handle } from './handle.ts'
import { type Answer, marketplaceError } from './refusals.ts'

/** Load tests: the number of plans in each county, and whether each answer has only the most requested benefits. */
export interface CatalogueSize {
  readonly size?: number
  readonly lean?: boolean
}

const rateAreaNotFound = marketplaceError(404, '1017', 'rate area not found', 'no se encontró el área de tarifas')

/** A place of the year that is sold, in a state that is sold: only its rating area can be missing. */
const rateAreaUnknown = marketplaceError(
  404,
  '1017',
  'For this ZIP code in this county no price can be worked out: its rating area is not known.',
  'Para este código postal en este condado no se puede calcular ningún precio: no se conoce su área de tarifas.',
)

/** Returns why no plan is sold at a place, in the official codes; undefined where plans are sold. */
export function placeRefusal(
  { place, year }: Pick<MarketplaceRequest, 'place' | 'year'>,
  market: Market,
): Answer | undefined {
  const isSold = market.sellsIn(place.state)
  if (isState(place.state) && !isSold && market.onlyYear !== undefined && !runsOwnMarketplace(place.state, year))
    return marketplaceError(
      404,
      '1017',
      `Among the plans here there is none of ${place.state}.`,
      `Entre los planes de aquí no hay ninguno de ${place.state}.`,
    )
  if (isState(place.state) && !isSold)
    return marketplaceError(
      400,
      '1003',
      'state is not a valid marketplace state',
      'el estado no usa este mercado de seguros',
    )
  if (!isState(place.state)) return marketplaceError(404, '1002', 'state not found', 'no se encontró el estado')
  const county = countyOf(place.countyfips)
  if (county === undefined) return marketplaceError(404, '1001', 'county not found', 'no se encontró el condado')
  if (county.state !== place.state)
    return marketplaceError(
      400,
      '1003',
      'place: (countyfips: does not belong to the state.)',
      'place: (countyfips: no pertenece al estado.)',
    )
  const { onlyYear } = market
  if (onlyYear !== undefined && onlyYear !== year)
    return marketplaceError(
      404,
      '1017',
      `The plans and prices here are those of ${onlyYear}. There are none of ${year}.`,
      `Los planes y precios de aquí son los de ${onlyYear}. No hay ninguno de ${year}.`,
    )
  if (market.saleAt({ place, year }) !== undefined) return undefined
  return onlyYear === undefined ? rateAreaNotFound : rateAreaUnknown
}

/**
 * Returns the answer of a ZIP code. The provider answers some with a list and others with an object: here odd
 * and even ones.
 */
async function zipAnswer(zip: string, market: Market): Promise<unknown> {
  const counties = await market.countiesOf(zip)
  const isOdd = Number(zip) % 2 === 1
  return isOdd ? counties : { counties: counties.length > 0 ? counties : null }
}

/** The calls of the quote, answered by a market. */
export function quoteHandlers(catalogue: CatalogueSize = {}, market: Market = inventedMarket): readonly HttpHandler[] {
  return [
    handle('zipLookup', async ({ parameters }) => ({ status: 200, body: await zipAnswer(parameters.zip, market) })),
    handle('povertyLevel', ({ parameters: { state, householdSize, annualIncome }, query: { year = mockYear() } }) => {
      const percent = percentOfPoverty(state, householdSize, annualIncome, year)
      return percent === undefined
        ? marketplaceError(
            404,
            '1010',
            'percentage of federal poverty level not found',
            'no se encontró el porcentaje del nivel federal de pobreza',
          )
        : { status: 200, body: { pc_fpl: percent } }
    }),
    handle('benchmark', ({ body }) => {
      const refusal = placeRefusal(body, market)
      if (refusal) return refusal
      const found = benchmark({ ...body, ...catalogue }, market)
      return found
        ? { status: 200, body: { premium: found.premiumCents / 100 } }
        : marketplaceError(
            404,
            '1016',
            'not enough plans to calculate SLCSP/LCBP',
            'no hay suficientes planes para calcular SLCSP/LCBP',
          )
    }),
    handle('estimates', ({ body }) => {
      return (
        placeRefusal(body, market) ?? { status: 200, body: { estimates: estimates({ ...body, ...catalogue }, market) } }
      )
    }),
    handle(
      'planSearch',
      ({ body }) => placeRefusal(body, market) ?? { status: 200, body: searchPlans({ ...body, ...catalogue }, market) },
    ),
    handle('planDetails', ({ parameters: { planId }, query: { year = mockYear() } }) => {
      const plan = market.planById(planId, year)
      // Without a household there is no premium; the live service answers 0.
      return plan
        ? { status: 200, body: { plan: plan.answer({ premiumCents: 0, essentialCents: 0 }, 0) } }
        : marketplaceError(404, '1006', 'plan not found', 'no se encontró el plan')
    }),
    handle('redirectNotification', () => ({ status: 204 })),
  ]
}

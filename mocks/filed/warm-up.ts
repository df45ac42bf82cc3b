import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { filedHandlers } from '#mocks/handlers/all-handlers.ts'
import type { Market } from '#mocks/marketplace/market.ts'
import { mostPlansPerPage } from '#mocks/marketplace/search.ts'
import type { WirePlace } from '#mocks/marketplace/wire.ts'
import { callOf } from '#mocks/openapi/contract.ts'
import { callDirectly } from '#mocks/openapi/sample-call.ts'

/** Enough pages for the code to be compiled. More of them would keep an early visitor waiting. */
const pages = 4

/** Returns the first place of some ZIP codes at which plans are sold; undefined where there is none. */
async function soldAt(zips: readonly string[], market: Market, year: number): Promise<WirePlace | undefined> {
  for (const zipcode of zips)
    for (const { fips: countyfips, state } of await market.countiesOf(zipcode)) {
      const place = { zipcode, countyfips, state }
      if ((market.saleAt({ place, year })?.plans.length ?? 0) > 0) return place
    }
  return undefined
}

/**
 * Searches a market of imported files as the site does, so the first visitor does not wait until the code is compiled
 * (P-108). Returns the status of each answer.
 */
export async function warmUp(zips: readonly string[], market: Market, year: number): Promise<readonly number[]> {
  const place = await soldAt(zips, market, year)
  if (place === undefined) return []
  const statuses: number[] = []
  for (let page = 0; page < pages; page++) {
    const body = planSearchBody({ place, year, offset: page * mostPlansPerPage })
    statuses.push((await callDirectly(callOf('planSearch'), { body }, filedHandlers(market))).status)
  }
  return statuses
}

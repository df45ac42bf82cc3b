import { type HttpHandler, http } from 'msw'

import { toResponse } from '#mocks/handlers/handle.ts'
import { type Answer, languageAsked, unreadableBody } from '#mocks/handlers/refusals.ts'

import type { OfficialCall } from './official-service.ts'

/** The official paths that pass through to whoever calls them. Bulk data has none: this is no mirror. */
const passed = [
  ['GET', '/versions'],
  ['GET', '/market-years'],
  ['GET', '/counties/by/zip/:zipcode'],
  ['GET', '/counties/:fips'],
  ['GET', '/states'],
  ['GET', '/states/:abbrev'],
  ['GET', '/states/:abbrev/medicaid'],
  ['GET', '/states/:abbrev/poverty-guidelines'],
  ['GET', '/rate-areas'],
  ['GET', '/issuers'],
  ['GET', '/issuers/:id'],
  ['GET', '/crosswalk'],
  ['GET', '/households/pcfpl'],
  ['POST', '/households/slcsp'],
  ['POST', '/households/lcsp'],
  ['POST', '/households/lcbp'],
  ['POST', '/households/ichra'],
  ['POST', '/households/eligibility/estimates'],
  ['POST', '/plans'],
  ['POST', '/plans/search'],
  ['POST', '/plans/search/stats'],
  ['GET', '/plans/:id'],
  ['POST', '/plans/:id'],
  ['GET', '/plans/:id/quality-ratings'],
  ['GET', '/providers/autocomplete'],
  ['GET', '/providers/search'],
  ['GET', '/providers/covered'],
  ['GET', '/drugs/autocomplete'],
  ['GET', '/drugs/search'],
  ['GET', '/drugs/covered'],
] as const satisfies readonly (readonly ['GET' | 'POST', string])[]

/** Returns handlers of the official paths, which ask the official service for whoever calls them. */
export function passedPaths(answerOf: (call: OfficialCall) => Promise<Answer>): readonly HttpHandler[] {
  return passed.map(([method, path]) =>
    ({ GET: http.get, POST: http.post })[method](`*/api/v1${path}`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      // A key that comes along is the caller's own, and is not sent.
      searchParams.delete('apikey')
      const language = languageAsked(request.headers.get('Accept-Language'))
      const text = await request.text()
      let body: unknown
      try {
        body = method === 'POST' ? JSON.parse(text) : undefined
      } catch {
        return toResponse(unreadableBody('marketplace'), language)
      }
      const official = pathname.slice(pathname.indexOf('/api/v1/') + '/api/v1'.length)
      const call = { method, path: official, query: Object.fromEntries(searchParams), body }
      return toResponse(await answerOf(call), language)
    }),
  )
}

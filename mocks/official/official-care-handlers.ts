import { type HttpHandler, HttpResponse, http } from 'msw'

import { coverageRows } from '#mocks/marketplace/coverage-rows.ts'
import { drugsLike } from '#mocks/marketplace/known-drugs.ts'
import { type KnownProvider, providersLike } from '#mocks/marketplace/known-providers.ts'
import { mockYear } from '#mocks/mock-year.ts'

const listOf = (text: string | null) => (text ?? '').split(',').filter((part) => part !== '')

const providerOf = ({ npi, name, isFacility, kind: [kind], languages }: KnownProvider) => ({
  npi,
  name,
  type: isFacility ? 'Facility' : 'Individual',
  specialties: isFacility ? [] : [kind],
  facility_types: isFacility ? [kind] : [],
  languages,
  accepting: 'unknown',
})

const nearbyOf = (known: KnownProvider) => ({
  provider: providerOf(known),
  address: { street_1: known.street, city: known.city, state: known.state, zipcode: known.zipCode },
  distance: 1,
})

const drugOf = ({ rxcui, name, strength, route, form }: ReturnType<typeof drugsLike>[number]) => ({
  id: rxcui,
  rxcui,
  name,
  strength,
  route,
  full_name: `${name} ${strength} ${form}`,
  rxterms_dose_form: form,
})

/** Answers a search of the official service. Its text has at least three characters. */
function search(path: string, answerOf: (text: string, query: URLSearchParams) => unknown): HttpHandler {
  return http.get(`*/api/v1${path}`, async ({ request }) => {
    const query = new URL(request.url).searchParams
    const text = query.get('q') ?? ''
    if (text.trim().length < 3)
      return HttpResponse.json({ code: '1003', status: '400', message: 'q: is too short' }, { status: 400 })
    return HttpResponse.json((await answerOf(text, query)) as object)
  })
}

function providersFor(text: string, query: URLSearchParams): Promise<readonly KnownProvider[]> {
  const types = listOf(query.get('type'))
  return providersLike(text, query.get('zipcode') ?? '').then((found) =>
    found.filter(({ isFacility }) => types.length === 0 || types.includes(isFacility ? 'Facility' : 'Individual')),
  )
}

function covered(path: string, idsName: string, kind: 'npis' | 'rxcuis'): HttpHandler {
  return http.get(`*/api/v1${path}`, ({ request }) => {
    const query = new URL(request.url).searchParams
    const question = {
      year: Number(query.get('year') ?? mockYear()),
      plan_ids: listOf(query.get('planids')),
      npis: [],
      rxcuis: [],
    }
    return HttpResponse.json({ coverage: coverageRows({ ...question, [kind]: listOf(query.get(idsName)) }) })
  })
}

/**
 * The official paths of doctors and medicines, with made-up people. The bodies are those of the live service: a bare list
 * of an autocomplete, and rows under `coverage`.
 */
export const officialCareHandlers: readonly HttpHandler[] = [
  search('/providers/autocomplete', async (text, query) => (await providersFor(text, query)).map(providerOf)),
  search('/providers/search', async (text, query) => ({ providers: (await providersFor(text, query)).map(nearbyOf) })),
  search('/drugs/autocomplete', (text) => drugsLike(text).map(drugOf)),
  search('/drugs/search', (text) => ({ drugs: drugsLike(text).map(drugOf) })),
  covered('/providers/covered', 'providerids', 'npis'),
  covered('/drugs/covered', 'drugs', 'rxcuis'),
]

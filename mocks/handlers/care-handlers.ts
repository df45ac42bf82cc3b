import type { HttpHandler } from 'msw'

import { coverageRows } from '#mocks/marketplace/coverage-rows.ts'
import { drugsLike } from '#mocks/marketplace/known-drugs.ts'
import { providersLike } from '#mocks/marketplace/known-providers.ts'

import { handle } from './handle.ts'
import { languageAsked } from './refusals.ts'

/** Doctors, medicines, and what plans cover of them, with made-up people (P-75, P-77). */
export const careHandlers: readonly HttpHandler[] = [
  handle('providers', async ({ query: { q, zip } }, request) => {
    const language = languageAsked(request.headers.get('Accept-Language'))
    const found = await providersLike(q, zip)
    const body = found.map(({ npi, name, isFacility, kind, languages, street, city, state, zipCode }) => {
      const words = [{ en: kind[0], es: kind[1] }[language]]
      return {
        npi,
        name,
        type: isFacility ? 'Facility' : 'Individual',
        specialties: isFacility ? [] : words,
        facility_types: isFacility ? words : [],
        languages,
        accepting: 'unknown',
        address: { street_1: street, city, state, zipcode: zipCode },
      }
    })
    // The live service answers a list, the description has an object: here doctors come as a list, medicines as an object.
    return { status: 200, body }
  }),
  handle('drugs', ({ query: { q } }) => {
    const drugs = drugsLike(q).map(({ rxcui, name, strength, route, form }) => ({
      rxcui,
      name,
      strength,
      route,
      full_name: `${name} ${strength} ${form}`,
      rxterms_dose_form: form,
    }))
    return { status: 200, body: { drugs } }
  }),
  handle('coverage', ({ body }) => ({ status: 200, body: { coverage: coverageRows(body) } })),
]

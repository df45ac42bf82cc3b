import * as z from 'zod/mini'

import type { County } from '#domain/geo/county.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

const countySchema = z.object({
  name: z.string(),
  state: z.string(),
  fips: z.string().check(z.regex(/^\d{5}$/)),
  zipcode: z.string(),
})

/** The ZIP lookup's answer: a list of counties, or an object that contains one. */
export const zipLookupResponse = z.union([
  z.array(countySchema),
  z.object({ counties: z.nullable(z.array(countySchema)) }),
])

/** Looks up the counties that a ZIP code touches; an unknown ZIP has none. Body excerpts are cut to 200 characters. */
export async function fetchCounties(zip: string, signal?: AbortSignal): Promise<readonly County[]> {
  const answer = await request({
    operation: 'zipLookup',
    url: endpoints.zipLookup(zip),
    schema: zipLookupResponse,
    signal,
    excerpt: 200,
  })
  const counties = Array.isArray(answer) ? answer : (answer.counties ?? [])
  return counties.map(({ zipcode, ...county }) => ({ ...county, zipCode: zipcode }))
}

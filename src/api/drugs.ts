import * as z from 'zod/mini'

import { type CareEntry, careEntryId } from '#domain/care/care-list.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

const drug = z.object({
  rxcui: z.string().check(z.regex(/^\d{1,10}$/)),
  name: z.string(),
  strength: z.optional(z.nullable(z.string())),
  route: z.optional(z.nullable(z.string())),
  rxterms_dose_form: z.optional(z.nullable(z.string())),
})

/**
 * Answer of the search of medicines: a list, as the live Marketplace API gives it, or an object, as its description
 * says.
 */
export const drugsResponse = z.union([z.array(drug), z.object({ drugs: z.array(drug) })])

/** Returns the medicines whose names match the text. A service without the search answers 404. */
export async function fetchDrugs(text: string, signal?: AbortSignal): Promise<readonly CareEntry[]> {
  const answer = await request({ operation: 'drugs', url: endpoints.drugs(text), schema: drugsResponse, signal })
  const drugs = Array.isArray(answer) ? answer : answer.drugs
  return drugs.map(({ rxcui, name, strength, route, rxterms_dose_form: form }) => ({
    id: careEntryId({ kind: 'medicine', name, code: rxcui }),
    kind: 'medicine',
    name,
    detail: [strength, form ?? route].filter((part) => typeof part === 'string' && part.trim() !== '').join(' · '),
    code: rxcui,
  }))
}

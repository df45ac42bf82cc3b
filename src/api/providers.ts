import * as z from 'zod/mini'

import { type CareEntry, careEntryId } from '#domain/care/care-list.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

/** Fewest characters that the searches of doctors and of medicines take (P-75). */
export const fewestSearched = 3

const provider = z.object({
  npi: z.string().check(z.regex(/^\d{10}$/)),
  name: z.string(),
  specialties: z.optional(z.nullable(z.array(z.string()))),
  facility_types: z.optional(z.nullable(z.array(z.string()))),
  address: z.optional(z.nullable(z.object({ city: z.optional(z.string()), state: z.optional(z.string()) }))),
})

/**
 * Answer of the search of doctors and clinics: a list, as the live Marketplace API gives it, or an object, as its
 * description says.
 */
export const providersResponse = z.union([z.array(provider), z.object({ providers: z.array(provider) })])

const filled = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/**
 * Returns the doctors and clinics near a ZIP code whose names match the text. A service without the search answers 404.
 */
export async function fetchProviders(
  { text, zipCode }: { readonly text: string; readonly zipCode: string },
  signal?: AbortSignal,
): Promise<readonly CareEntry[]> {
  const answer = await request({
    operation: 'providers',
    url: endpoints.providers(text, zipCode),
    schema: providersResponse,
    signal,
  })
  const providers = Array.isArray(answer) ? answer : answer.providers
  return providers.map(({ npi, name, specialties, facility_types, address }) => {
    const [kind] = [...(specialties ?? []), ...(facility_types ?? [])]
    const town = [address?.city, address?.state].filter(filled).join(', ')
    return {
      id: careEntryId({ kind: 'doctor', name, code: npi }),
      kind: 'doctor',
      name,
      detail: [kind, town].filter(filled).join(' · '),
      code: npi,
    }
  })
}

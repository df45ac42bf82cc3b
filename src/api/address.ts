import * as z from 'zod/mini'

import type { SiteLanguage } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import { site } from '#config/site.ts'
import type { AddressSuggestion, StreetAddress } from '#domain/account/street-address.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

/** Body of the suggestions call, in the format of Google's Places service (New); US addresses only (F-15). */
export const addressSuggestionsRequest = z.object({
  input: z.string().check(z.minLength(1)),
  includedRegionCodes: z.tuple([z.literal('us')]),
  includedPrimaryTypes: z.array(z.string()),
  languageCode: z.enum(siteLanguages),
  sessionToken: z.string().check(z.minLength(1), z.maxLength(36)),
})

const words = z.object({ text: z.string() })

/** Answer of the suggestions call. */
export const addressSuggestionsResponse = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: words, secondaryText: z.optional(words) }),
          }),
        ),
      }),
    ),
    [],
  ),
})

/** The parts of one address. */
export const addressDetailsResponse = z.object({
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
})

type Components = z.output<typeof addressDetailsResponse>['addressComponents']

/** Returns the headers with the key and the names of the requested fields. */
function headersFor(fields: string): Readonly<Record<string, string>> {
  return { 'X-Goog-FieldMask': fields, ...(site.mapsKey !== '' && { 'X-Goog-Api-Key': site.mapsKey }) }
}

/**
 * Returns addresses that begin like `text`. The quote's ZIP code is added to the typed text, because the address must
 * be in it. `session` is one id for all calls from the first letter to the choice.
 */
export async function fetchAddressSuggestions(
  typed: { readonly text: string; readonly zipCode: string; readonly language: SiteLanguage; readonly session: string },
  signal?: AbortSignal,
): Promise<readonly AddressSuggestion[]> {
  const body: z.output<typeof addressSuggestionsRequest> = {
    input: [typed.text.trim(), typed.zipCode].filter((part) => part !== '').join(', '),
    includedRegionCodes: ['us'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
    languageCode: typed.language,
    sessionToken: typed.session,
  }
  const answer = await request({
    operation: 'addressSuggestions',
    url: endpoints.addressSuggestions(),
    method: 'POST',
    body,
    headers: headersFor('suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'),
    schema: addressSuggestionsResponse,
    signal,
  })
  return answer.suggestions.flatMap(({ placePrediction }) =>
    placePrediction === undefined
      ? []
      : [
          {
            placeId: placePrediction.placeId,
            street: placePrediction.structuredFormat.mainText.text,
            area: placePrediction.structuredFormat.secondaryText?.text ?? '',
          },
        ],
  )
}

function part(components: Components, type: string, form: 'longText' | 'shortText' = 'longText'): string {
  return components.find(({ types }) => types.includes(type))?.[form] ?? ''
}

function toStreetAddress(components: Components): StreetAddress {
  return {
    streetNumber: part(components, 'street_number'),
    route: part(components, 'route', 'shortText'),
    subpremise: part(components, 'subpremise'),
    city: part(components, 'locality') || part(components, 'postal_town'),
    state: part(components, 'administrative_area_level_1', 'shortText'),
    zipCode: part(components, 'postal_code'),
    county: part(components, 'administrative_area_level_2'),
  }
}

/** Returns the parts of a chosen address (F-15). */
export async function fetchAddress(placeId: string, session: string, signal?: AbortSignal): Promise<StreetAddress> {
  const answer = await request({
    operation: 'addressDetails',
    url: endpoints.addressDetails(placeId, session),
    headers: headersFor('addressComponents'),
    schema: addressDetailsResponse,
    signal,
  })
  return toStreetAddress(answer.addressComponents)
}

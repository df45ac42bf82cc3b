import type { HttpHandler } from 'msw'

import { type KnownAddress, addressOf, addressesLike } from '#mocks/state/street-addresses.ts'

import { handle } from './handle.ts'

function prediction(address: KnownAddress) {
  const unit = address.unit === '' ? '' : ` #${address.unit}`
  const mainText = `${address.number} ${address.shortStreet}${unit}`
  const secondaryText = `${address.city}, ${address.state}, USA`
  return {
    placePrediction: {
      place: `places/${address.placeId}`,
      placeId: address.placeId,
      text: { text: `${mainText}, ${secondaryText}` },
      structuredFormat: { mainText: { text: mainText }, secondaryText: { text: secondaryText } },
      types: ['street_address', 'geocode'],
    },
  }
}

const component = (longText: string, shortText: string, ...types: readonly string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
})

function components(address: KnownAddress) {
  return [
    ...(address.unit === '' ? [] : [component(address.unit, address.unit, 'subpremise')]),
    component(address.number, address.number, 'street_number'),
    component(address.street, address.shortStreet, 'route'),
    component(address.city, address.city, 'locality', 'political'),
    component(address.county, address.county, 'administrative_area_level_2', 'political'),
    component(address.state, address.state, 'administrative_area_level_1', 'political'),
    component('United States', 'US', 'country', 'political'),
    component(address.zipCode, address.zipCode, 'postal_code'),
  ]
}

const placeNotFound = {
  status: 404,
  body: { error: { code: 404, status: 'NOT_FOUND', message: 'The place is not known.' } },
} as const

/** Address suggestions in the format of Google's Places service (New), with made-up streets in real ZIP codes. */
export const addressHandlers: readonly HttpHandler[] = [
  handle('addressSuggestions', async ({ body }) => {
    const found = await addressesLike(body.input)
    // The real service leaves the list out when it is empty.
    return { status: 200, body: found.length === 0 ? {} : { suggestions: found.map(prediction) } }
  }),
  handle('addressDetails', async ({ parameters }) => {
    const address = await addressOf(parameters.placeId)
    return address === undefined ? placeNotFound : { status: 200, body: { addressComponents: components(address) } }
  }),
]

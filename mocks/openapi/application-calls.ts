import * as z from 'zod/mini'

import { addressDetailsResponse, addressSuggestionsRequest, addressSuggestionsResponse } from '#api/address.ts'
import { applicationResponse, saveRequest, submitRequest } from '#api/send-application.ts'
import { endpoints } from '#api/endpoints.ts'
import { site } from '#config/site.ts'

import type { CallContract } from './call-contract.ts'
import { tokenInPath } from './parameters.ts'

const unknownToken = 'The token is unknown or its session has ended.'
const invalid = 'A field is missing or wrong: `errors` names each with its message.'

function isSigned(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'signature' in body
}

/** The calls of the application form (F-60). */
export const applicationCalls = {
  saveApplication: {
    method: 'PUT',
    address: endpoints.application(':token'),
    family: 'agency',
    summary: 'Keeps the application as far as it is filled in. What is not answered is left out.',
    source: 'F-60, F-61, F-66; the fields of the answer are assumed',
    parameters: tokenInPath,
    hasIdempotencyKey: true,
    request: saveRequest,
    answer: applicationResponse,
    successStatus: 200,
    refusals: {
      401: unknownToken,
      409: 'The application was submitted already and can no longer change.',
      422: invalid,
    },
    isThisCall: (body) => !isSigned(body),
  },
  submitApplication: {
    method: 'PUT',
    address: endpoints.application(':token'),
    family: 'agency',
    summary:
      'The same call with a signature: the whole application, for an agent to review. Sent twice it answers the same.',
    source: 'F-60, F-61, F-66; the fields of the answer are assumed',
    parameters: tokenInPath,
    hasIdempotencyKey: true,
    request: submitRequest,
    answer: applicationResponse,
    successStatus: 200,
    refusals: { 401: unknownToken, 422: invalid },
    isThisCall: isSigned,
  },
  addressSuggestions: {
    method: 'POST',
    // With a maps key the site calls Google directly; this is the same call at the API host, which is optional.
    address: `${site.apiHost}/places:autocomplete`,
    family: 'maps',
    summary: 'US addresses that begin like the text, as Google’s Places service (New) answers them. Optional.',
    source: 'F-15',
    request: addressSuggestionsRequest,
    answer: addressSuggestionsResponse,
    successStatus: 200,
    refusals: { 400: 'A field is missing or wrong.' },
  },
  addressDetails: {
    method: 'GET',
    address: `${site.apiHost}/places/:placeId`,
    family: 'maps',
    summary: 'The parts of one suggested address. Optional.',
    source: 'F-15',
    parameters: z.object({ placeId: z.string().check(z.minLength(1)) }),
    query: z.object({ sessionToken: z.string().check(z.minLength(1), z.maxLength(36)) }),
    answer: addressDetailsResponse,
    successStatus: 200,
    refusals: { 400: 'The session is missing.', 404: 'There is no such place.' },
  },
} as const satisfies Record<string, CallContract>

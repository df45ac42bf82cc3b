import * as z from 'zod/mini'

import { coverageRequest, coverageResponse } from '#api/coverage.ts'
import { drugsResponse } from '#api/drugs.ts'
import { endpoints } from '#api/endpoints.ts'
import { fewestSearched, providersResponse } from '#api/providers.ts'

import type { CallContract } from './call-contract.ts'

const text = z.string().check(z.minLength(fewestSearched))

/** The optional calls of doctors and medicines (P-75, P-77). Without them the visitor checks by hand (P-78). */
export const careCalls = {
  providers: {
    method: 'GET',
    address: endpoints.providers(':q', ':zip'),
    family: 'marketplace',
    isOptional: true,
    summary:
      'Doctors and clinics near a ZIP code whose names fit a text. Optional: where it answers 404, names are typed by hand.',
    source: 'P-75; shaped after `/providers/autocomplete` of the Marketplace API',
    query: z.object({ q: text, zip: z.string().check(z.regex(/^\d{5}$/)) }),
    answer: providersResponse,
    successStatus: 200,
    refusals: { 400: 'The text is shorter than three characters, or the ZIP code is not five digits (code 1003).' },
  },
  drugs: {
    method: 'GET',
    address: endpoints.drugs(':q'),
    family: 'marketplace',
    isOptional: true,
    summary: 'Medicines whose names fit a text. Optional: where it answers 404, names are typed by hand.',
    source: 'P-75; shaped after `/drugs/autocomplete` of the Marketplace API',
    query: z.object({ q: text }),
    answer: drugsResponse,
    successStatus: 200,
    refusals: { 400: 'The text is shorter than three characters (code 1003).' },
  },
  coverage: {
    method: 'POST',
    address: endpoints.coverage(),
    family: 'marketplace',
    isOptional: true,
    summary:
      'What the companies’ data say of doctors and medicines under plans. Optional: where it answers 404, visitors check by hand.',
    source: 'P-77; shaped after `/providers/covered` and `/drugs/covered` of the Marketplace API, in one call',
    request: coverageRequest,
    answer: coverageResponse,
    successStatus: 200,
    refusals: { 400: 'A field is missing or wrong, or a list is too long (code 1003).' },
  },
} as const satisfies Record<string, CallContract>

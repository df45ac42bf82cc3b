import * as z from 'zod/mini'

import { zipLookupResponse } from '#api/counties.ts'
import { endpoints } from '#api/endpoints.ts'
import { marketplaceRequest, planSearchRequest } from '#api/marketplace-request.ts'
import { detailedWirePlan, planDetailsResponse } from '#api/plan-details-response.ts'
import { planSearchResponse } from '#api/plan-search-response.ts'
import { povertyLevelResponse } from '#api/poverty-percent.ts'
import { benchmarkResponse, estimatesResponse } from '#api/subsidy.ts'

import type { CallContract } from './call-contract.ts'

const placeRefusals = {
  400: 'A field is missing or wrong, or the state has its own marketplace (code 1003).',
  404: 'The county (1001) or the state (1002) is not known, or no plan is sold there in that year (1017).',
}

/** The calls of the quote (Q-11, Q-51, Q-62, P-1). */
export const quoteCalls = {
  zipLookup: {
    method: 'GET',
    address: endpoints.zipLookup(':zip'),
    family: 'marketplace',
    summary: 'The counties that a ZIP code touches: a list, or an object that holds one. None for an unknown ZIP.',
    source: 'Q-11',
    parameters: z.object({ zip: z.string().check(z.regex(/^\d{5}$/)) }),
    answer: zipLookupResponse,
    successStatus: 200,
    refusals: { 400: 'The ZIP code is not five digits (code 1003).' },
  },
  povertyLevel: {
    method: 'GET',
    // The client takes numbers; the pattern has their names instead.
    address: endpoints.povertyLevel(
      ':state',
      ':householdSize' as unknown as number,
      ':annualIncome' as unknown as number,
      ':year' as unknown as number,
    ),
    family: 'marketplace',
    summary: 'Yearly income as a percentage of the federal poverty level.',
    source: 'Q-51; the parameters and the year are our decision',
    parameters: z.object({
      state: z.string().check(z.regex(/^[A-Z]{2}$/)),
      householdSize: z.coerce.number().check(z.int(), z.gte(1)),
      annualIncome: z.coerce.number().check(z.gte(0)),
    }),
    query: z.object({ year: z.optional(z.coerce.number().check(z.int())) }),
    answer: povertyLevelResponse,
    successStatus: 200,
    refusals: {
      400: 'A parameter is wrong (code 1003).',
      404: 'There is no guideline for the state or the year (code 1010).',
    },
  },
  benchmark: {
    method: 'POST',
    address: endpoints.benchmark(),
    family: 'marketplace',
    summary: 'Monthly premium of the second-lowest-cost Silver plan for the people who apply, in dollars.',
    source: 'Q-62; the body is our decision',
    request: marketplaceRequest,
    answer: benchmarkResponse,
    successStatus: 200,
    refusals: { ...placeRefusals, 404: `${placeRefusals[404]} Or nobody applies (1016).` },
  },
  estimates: {
    method: 'POST',
    address: endpoints.estimates(),
    family: 'marketplace',
    summary:
      'One entry a person: monthly tax credit in dollars, cost-sharing variant, likely Medicaid or CHIP, coverage gap.',
    source: 'Q-62; the body is our decision',
    request: marketplaceRequest,
    answer: estimatesResponse,
    successStatus: 200,
    refusals: placeRefusals,
  },
  planSearch: {
    method: 'POST',
    address: endpoints.planSearch(),
    family: 'marketplace',
    summary: 'One page of plans with the total and the facets of the whole list. `limit` is clipped to 10.',
    source: 'P-1, P-4',
    request: planSearchRequest,
    answer: z.extend(planSearchResponse, { plans: z.array(detailedWirePlan) }),
    successStatus: 200,
    refusals: placeRefusals,
  },
  planDetails: {
    method: 'GET',
    // The client takes a number; the pattern has its name instead.
    address: endpoints.planDetails(':planId', ':year' as unknown as number),
    family: 'marketplace',
    isOptional: true,
    summary:
      'Everything that is known of one plan, in the shape of a plan of the search. Optional: where it answers 404, the page of a plan shows what the search answered. No household is sent, and no premium is read.',
    source: 'P-74; the path is our decision, the answer that of the official plan call',
    parameters: z.object({ planId: z.string().check(z.minLength(1)) }),
    query: z.object({ year: z.optional(z.coerce.number().check(z.int())) }),
    answer: planDetailsResponse,
    successStatus: 200,
    refusals: { 404: 'The plan is not known in that year (code 1006), or the service does not have this call.' },
  },
  redirectNotification: {
    method: 'POST',
    address: endpoints.redirectNotification(),
    family: 'agency',
    summary: 'Tells the agency that a visitor goes on to plans or to the partner. The answer is not read.',
    source: 'Q-6; the path is a setting',
    request: z.strictObject({}),
    successStatus: 204,
    refusals: { 422: 'The body is not an empty object.' },
  },
} as const satisfies Record<string, CallContract>

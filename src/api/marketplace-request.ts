import * as z from 'zod/mini'

import { searchedShapes } from './member-wire.ts'

/** The household, place and year in the bodies of the benchmark, the estimate and the search. */
export const marketplaceRequest = z.object({
  household: z.object({
    income: z.number().check(z.gte(0)),
    unemployment_received: z.literal('None'),
    people: z.array(z.object(searchedShapes)).check(z.minLength(1)),
    has_married_couple: z.boolean(),
  }),
  market: z.literal('Individual'),
  place: z.object({
    countyfips: z.string().check(z.regex(/^\d{5}$/)),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.regex(/^\d{5}$/)),
  }),
  year: z.number().check(z.int()),
})

/** The plan search adds paging, filters and the known credit (P-1). */
export const planSearchRequest = z.extend(marketplaceRequest, {
  aptc_override: z.optional(z.number().check(z.gte(0))),
  limit: z.number().check(z.int(), z.gte(1)),
  offset: z.number().check(z.int(), z.gte(0)),
  filter: z.object({
    division: z.literal('HealthCare'),
    metal_levels: z.optional(z.array(z.string())),
    issuers: z.optional(z.array(z.string())),
    types: z.optional(z.array(z.string())),
  }),
  sort: z.optional(z.enum(['premium', 'deductible'])),
  order: z.optional(z.enum(['asc', 'desc'])),
})

/** Body of the benchmark and estimate calls. */
export type MarketplaceRequest = z.output<typeof marketplaceRequest>

/** Body of the plan search. */
export type PlanSearchRequest = z.output<typeof planSearchRequest>

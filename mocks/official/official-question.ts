import * as z from 'zod/mini'

import type { HouseholdQuestion } from '#mocks/marketplace/credit.ts'
import { officialEnums } from '#mocks/marketplace/official-names.ts'
import type { PlanSearch } from '#mocks/marketplace/search.ts'
import type { WirePerson } from '#mocks/marketplace/wire.ts'

const year = z.optional(z.coerce.number().check(z.int()))
const flag = z.exactOptional(z.boolean())
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Returns the age of somebody on a day; both as YYYY-MM-DD. */
function ageOn(born: string, on: string): number {
  const hadBirthday = on.slice(5) >= born.slice(5)
  return Number(on.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** A person has an age or a day of birth; the other fields that the official description names are not read. */
const person = z
  .object({
    age: z.optional(z.number().check(z.gte(0), z.lte(120))),
    dob: z.optional(day),
    gender: z.exactOptional(z.enum(officialEnums.gender)),
    uses_tobacco: flag,
    is_pregnant: flag,
    aptc_eligible: flag,
    has_mec: flag,
  })
  .check(z.refine(({ age, dob }) => age !== undefined || dob !== undefined, { path: ['age'] }))

/** The place, the household and the year of an official body. */
export const officialQuestion = z.object({
  place: z.object({
    countyfips: z.string().check(z.regex(/^\d{5}$/)),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.regex(/^\d{5}$/)),
  }),
  household: z.optional(
    z.object({
      income: z.optional(z.number().check(z.gte(0))),
      people: z.optional(z.array(person)),
      has_married_couple: flag,
      effective_date: z.optional(day),
    }),
  ),
  year,
  // Nobody here sells plans of small employers.
  market: z.optional(z.enum(officialEnums.market).check(z.refine((market) => market !== 'SHOP'))),
})

const names = z.optional(z.array(z.string()))
const amount = z.optional(z.number().check(z.gte(0)))
const range = z.optional(z.object({ min: z.exactOptional(z.number()), max: z.exactOptional(z.number()) }))

/** The body of a search. The official description has no `limit`; the live service takes one of at most ten. */
export const officialSearch = z.extend(officialQuestion, {
  filter: z.optional(
    z.object({
      division: z.optional(z.enum(officialEnums.product_division)),
      metal_levels: names,
      metal_level: z.optional(z.string()),
      issuers: names,
      issuer: z.optional(z.string()),
      types: names,
      type: z.optional(z.string()),
      design_types: names,
      disease_mgmt_programs: names,
      hsa: flag,
      quality_rating: amount,
      premium: amount,
      deductible: amount,
      premium_range: range,
      deductible_range: range,
    }),
  ),
  sort: z.optional(z.enum(officialEnums.sort)),
  order: z.optional(z.enum(officialEnums.order)),
  limit: z.optional(z.number().check(z.int(), z.gte(1))),
  offset: z.optional(z.number().check(z.int(), z.gte(0))),
  aptc_override: amount,
  csr_override: z.optional(z.enum(officialEnums.csr_override)),
  catastrophic_override: flag,
})

/** The body of a question for plans by their ids. */
export const officialPlansById = z.extend(officialSearch, { plan_ids: z.array(z.string()).check(z.minLength(1)) })

type Question = z.output<typeof officialQuestion>

/** Whoever sends no people asks for one adult. */
const oneAdult: readonly WirePerson[] = [{ age: 21 }]

/** Returns the question of an official body. Its year is that of the body, of the address, or the usual one. */
export function questionOf(body: Question, usualYear: number): HouseholdQuestion {
  const { place, household, year: asked = usualYear } = body
  const on = household?.effective_date ?? `${asked}-01-01`
  const people = household?.people?.map(
    ({ dob, age = dob === undefined ? 0 : ageOn(dob, on), ...rest }): WirePerson => ({ ...rest, age }),
  )
  return { place, year: asked, household: { income: household?.income ?? 0, people: people ?? oneAdult } }
}

/** Returns the search of an official body. Without an income nobody has a credit. */
export function searchOf(body: z.output<typeof officialSearch>, usualYear: number): PlanSearch {
  const { place: _, household, year: _year, market: _market, ...asked } = body
  const credit = asked.aptc_override ?? (household?.income === undefined ? 0 : undefined)
  return { ...asked, ...questionOf(body, usualYear), aptc_override: credit }
}

import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { searchConcurrency } from '#config/assumptions.ts'
import { isoDay } from '#domain/calendar/iso-day.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'
import { type CareEntry, careEntryId, careLimits } from '#domain/care/care-list.ts'
import type { CompanyAnswer, PlanCoverage } from '#domain/care/plan-care.ts'
import { fewAtOnce } from '#lib/few-at-once.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

/** The most plans of one call. */
export const plansPerCoverageCall = 100

/** Body of the coverage call. It is a body, not an address, because it says what a person takes (P-76). */
export const coverageRequest = z.object({
  year: z.int(),
  plan_ids: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(plansPerCoverageCall)),
  npis: z.array(z.string().check(z.regex(/^\d{10}$/))).check(z.maxLength(careLimits.doctor)),
  rxcuis: z.array(z.string().check(z.regex(/^\d{1,10}$/))).check(z.maxLength(careLimits.medicine)),
})

const row = z.object({
  plan_id: z.string(),
  npi: z.optional(z.nullable(z.string())),
  rxcui: z.optional(z.nullable(z.string())),
  coverage: z.optional(z.nullable(z.string())),
  as_of: z.optional(z.nullable(z.string())),
})

/**
 * Answer of the coverage call: a list, as the live Marketplace API gives it, or an object with the list under
 * `coverage` or under the name in the official description.
 */
export const coverageResponse = z.union([
  z.array(row),
  z.object({ coverage: z.array(row) }),
  z.object({ 'Provider & Drug Coverage': z.array(row) }),
])

/** The question: the entries with a code, and at most `plansPerCoverageCall` plans of one year. */
export interface CoverageQuestion {
  readonly year: number
  readonly planIds: readonly string[]
  readonly entries: readonly Pick<CareEntry, 'kind' | 'code'>[]
}

/** The official words; any other is no data (P-77). */
const answers = new Map<unknown, CompanyAnswer>([
  ['Covered', 'covered'],
  ['GenericCovered', 'genericCovered'],
  ['NotCovered', 'notCovered'],
])

type Row = z.output<typeof row>

/** Returns the ISO day of a row's data; null when it has none or can't be read. */
function dayOf({ as_of: text }: Row): string | null {
  const day = typeof text === 'string' ? parseDay(text) : null
  return day && isoDay(day)
}

function entryIdOf({ npi, rxcui }: Row): string | null {
  if (typeof npi === 'string') return careEntryId({ kind: 'doctor', name: '', code: npi })
  return typeof rxcui === 'string' ? careEntryId({ kind: 'medicine', name: '', code: rxcui }) : null
}

/** Returns the coverage of one plan by its rows. The oldest day counts, because the result is no newer than it. */
function planCoverage(rows: readonly Row[]): PlanCoverage {
  const said = new Map<string, CompanyAnswer>()
  let asOf: string | null = null
  for (const one of rows) {
    const id = entryIdOf(one)
    const answer = answers.get(one.coverage)
    if (id === null || answer === undefined) continue
    said.set(id, answer)
    const day = dayOf(one)
    if (day !== null && (asOf === null || day < asOf)) asOf = day
  }
  return { asOf, answers: said }
}

/** The companies' data by plan. A plan without an entry has no data. */
export type CoverageByPlan = ReadonlyMap<string, PlanCoverage>

/** Fetches the companies' data on the entries under the plans. A service without the call answers 404. */
export async function fetchCoverage(question: CoverageQuestion, signal?: AbortSignal): Promise<CoverageByPlan> {
  const { year, planIds, entries } = question
  const codesOf = (kind: CareEntry['kind']) =>
    entries.flatMap((entry) => (entry.kind === kind && entry.code !== null ? [entry.code] : []))
  const body: z.output<typeof coverageRequest> = {
    year,
    plan_ids: [...planIds],
    npis: codesOf('doctor'),
    rxcuis: codesOf('medicine'),
  }
  const answer = await request({
    operation: 'coverage',
    url: endpoints.coverage(),
    method: 'POST',
    body,
    // The POST only reads.
    isIdempotent: true,
    schema: coverageResponse,
    signal,
  })
  const rows = Array.isArray(answer)
    ? answer
    : 'coverage' in answer
      ? answer.coverage
      : answer['Provider & Drug Coverage']
  const byPlan = new Map<string, Row[]>()
  for (const one of rows) {
    const known = byPlan.get(one.plan_id)
    if (known) known.push(one)
    else byPlan.set(one.plan_id, [one])
  }
  return new Map(Array.from(byPlan, ([planId, of]) => [planId, planCoverage(of)]))
}

/**
 * Limits the parallel calls of a place with thousands of plans. After a failure, such as 429, the waiting calls are
 * dropped.
 */
const inTurn = fewAtOnce(searchConcurrency)

/** Queries the companies' data. `place` is the ZIP code: another place has other plans. */
export function coverageQuery(question: CoverageQuestion, place: string) {
  return queryOptions({
    queryKey: ['coverage', place, question],
    queryFn: ({ signal }) => inTurn(() => fetchCoverage(question, signal), signal),
    structuralSharing: false,
  })
}

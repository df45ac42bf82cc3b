import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { person } from '#mocks/fixtures/marketplace-body.ts'
import { createHttpService } from '#mocks/http-service.ts'
import { server } from '#mocks/node-server.ts'

/** The official description, where somebody has laid it beside the repository. */
const description = '../shared/contract/cms-marketplace-swagger2.json'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
interface Operation {
  readonly parameters: readonly { readonly in?: string; readonly schema?: object }[]
  readonly responses: Readonly<Record<string, { readonly schema?: object }>>
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly definitions: Readonly<Record<string, object>>
}

const official = existsSync(description) ? (JSON.parse(readFileSync(description, 'utf8')) as Description) : null

/** Returns a schema of the description. It asks for an age and a day of birth, of which its own examples have one. */
function schemaOf(part: object | undefined): z.ZodType {
  const { Person, CSREligibilityEnum, ...definitions } = official?.definitions ?? {}
  return z.fromJSONSchema({
    ...part,
    $schema: 'http://json-schema.org/draft-07/schema#',
    // The live service also says that there are no extra savings.
    definitions: {
      ...definitions,
      Person: { ...Person, required: [] },
      CSREligibilityEnum: { ...CSREligibilityEnum, enum: undefined, type: 'string' },
    },
  } as unknown as JsonSchema)
}

interface Sent {
  readonly method: 'GET' | 'POST'
  /** The path as the public documentation writes it. */
  readonly path: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
}

const place = { countyfips: '12086', state: 'FL', zipcode: '33133' }
const household = { income: 52_000, people: [{ age: 27, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] }
const search = { household, market: 'Individual', place, year: 2026 }

let origin = ''
const service = createHttpService()
beforeAll(async () => {
  server.close()
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.close()
  service.closeAllConnections()
})

/** Sends a call as a client that is generated from the public documentation: the key in the address, the body as JSON. */
async function send({
  method,
  path,
  parameters = {},
  query = {},
  body,
}: Sent): Promise<{ status: number; body: unknown }> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const address = new URL(`${origin}/api/v1${filled}`)
  for (const [name, value] of Object.entries<string | number>({ apikey: 'any-key', ...query }))
    address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

const answered = await (async () => {
  const { searchPlans } = await import('#mocks/marketplace/search.ts')
  const [plan] = searchPlans({ household: { income: 52_000, people: [person(27)] }, place, year: 2026 }).plans
  if (!plan) throw new Error('The engine offers no plan')
  return plan
})()
const id = { plan_id: answered.id }

/** The calls of a foreign client, with something that each answer has. */
const calls: readonly (readonly [Sent, unknown])[] = [
  [{ method: 'GET', path: '/versions' }, [{ name: 'plans' }]],
  [{ method: 'GET', path: '/market-years' }, { current: expect.any(Number) as unknown }],
  [
    { method: 'GET', path: '/counties/by/zip/{zipcode}', parameters: { zipcode: '33133' }, query: { year: 2026 } },
    { counties: [{ zipcode: '33133', name: 'Miami-Dade County', fips: '12086', state: 'FL' }] },
  ],
  [
    { method: 'GET', path: '/counties/{fips}', parameters: { fips: '37057' } },
    { fips: '37057', state: 'NC' },
  ],
  [
    { method: 'GET', path: '/states' },
    { states: expect.arrayContaining([expect.objectContaining({ abbrev: 'FL' })]) as unknown },
  ],
  [{ method: 'GET', path: '/states/{abbrev}', parameters: { abbrev: 'CA' } }, { marketplace_model: 'SBM' }],
  // Georgia Access began with 2025.
  [
    { method: 'GET', path: '/states/{abbrev}', parameters: { abbrev: 'GA' }, query: { year: 2026 } },
    { marketplace_model: 'SBM' },
  ],
  [
    { method: 'GET', path: '/states/{abbrev}/poverty-guidelines', parameters: { abbrev: 'FL' }, query: { year: 2026 } },
    {
      guidelines: expect.arrayContaining([{ household_size: 1, guideline: 15_650 }]) as unknown,
      add_per_person_after_eight: 5_500,
    },
  ],
  [
    { method: 'GET', path: '/rate-areas', query: { state: 'FL', fips: '12086', zipcode: '33133', year: 2026 } },
    { state: 'FL', area: expect.any(Number) as unknown },
  ],
  [
    { method: 'GET', path: '/households/pcfpl', query: { year: 2026, state: 'FL', size: 2, income: 42_000 } },
    { pc_fpl: 198.58 },
  ],
  [
    {
      method: 'POST',
      path: '/households/slcsp',
      body: { household: { income: 52_000, people: [{ age: 27 }] }, place, year: 2026 },
    },
    { metal_level: 'Silver', premium: expect.any(Number) as unknown },
  ],
  [{ method: 'POST', path: '/households/lcbp', body: search }, { metal_level: 'Bronze' }],
  [{ method: 'POST', path: '/households/lcsp', body: search }, { metal_level: 'Silver' }],
  [
    { method: 'POST', path: '/households/eligibility/estimates', query: { year: 2026 }, body: { place, household } },
    { estimates: [{ aptc: expect.any(Number) as unknown, is_medicaid_chip: false }] },
  ],
  [
    { method: 'POST', path: '/plans/search', body: search },
    { plans: expect.any(Array) as unknown, rate_area: { state: 'FL' } },
  ],
  [
    {
      method: 'POST',
      path: '/plans/search',
      body: { ...search, household: { income: 52_000, people: [{ dob: '1998-07-01' }] } },
    },
    { total: expect.any(Number) as unknown },
  ],
  [
    {
      method: 'POST',
      path: '/plans/search',
      body: { ...search, filter: { metal_levels: ['Gold'] }, sort: 'deductible', order: 'desc', offset: 10 },
    },
    { facet_groups: expect.any(Array) as unknown },
  ],
  [
    { method: 'POST', path: '/plans/search/stats', body: search },
    expect.arrayContaining([expect.objectContaining({ metal_level: 'Silver' })]),
  ],
  [{ method: 'POST', path: '/plans', body: { ...search, plan_ids: [answered.id] } }, { plans: [{ id: answered.id }] }],
  [
    { method: 'GET', path: '/plans/{plan_id}', parameters: id, query: { year: 2026 } },
    { plan: { id: answered.id, premium: 0 } },
  ],
  [
    { method: 'POST', path: '/plans/{plan_id}', parameters: id, body: search },
    { plan: { id: answered.id, premium: answered.premium } },
  ],
  [
    { method: 'GET', path: '/plans/{plan_id}/quality-ratings', parameters: id, query: { year: 2026 } },
    { quality_rating: { year: 2026 } },
  ],
  [
    { method: 'GET', path: '/providers/search', query: { q: 'cardio', zipcode: '33133', type: 'Individual' } },
    { providers: expect.arrayContaining([expect.objectContaining({ distance: 1 })]) as unknown },
  ],
  [{ method: 'GET', path: '/drugs/search', query: { q: 'metformin' } }, { drugs: expect.any(Array) as unknown }],
  [
    { method: 'GET', path: '/drugs/covered', query: { drugs: '1049589', planids: answered.id, year: 2026 } },
    { coverage: [{ rxcui: '1049589', plan_id: answered.id }] },
  ],
  [
    {
      method: 'GET',
      path: '/providers/covered',
      query: { providerids: '1407884893', planids: answered.id, year: 2026 },
    },
    { coverage: [{ npi: '1407884893', plan_id: answered.id }] },
  ],
]

describe('the official paths', () => {
  it.each(calls)('answer a foreign client: %j', async (call, expected) => {
    const { status, body } = await send(call)
    expect(body).toMatchObject(expected as object)
    expect(status).toBe(200)
    // Without the description there is nothing more to compare with.
    const operation = official?.paths[call.path]?.[call.method.toLowerCase()]
    if (official === null) return
    const asked = operation?.parameters.find((parameter) => parameter.in === 'body')?.schema
    if (asked) expect(schemaOf(asked).safeParse(call.body).error?.issues).toBeUndefined()
    expect(schemaOf(operation?.responses['200']?.schema).safeParse(body).error?.issues).toBeUndefined()
  })

  it.each([
    ['/providers/autocomplete', { q: 'cardio', zipcode: '33133', type: 'Individual,Facility' }, 'npi'],
    ['/drugs/autocomplete', { q: 'metformin' }, 'rxcui'],
  ])('answer %s with a bare list, as the live service does', async (path, query, name) => {
    const { body } = await send({ method: 'GET', path, query })
    expect((body as readonly object[])[0]).toHaveProperty(name)
  })

  it.each<readonly [Sent, number, string]>([
    [
      { method: 'POST', path: '/plans/search', body: { ...search, place: { ...place, state: 'CA' } } },
      400,
      'state is not a valid marketplace state',
    ],
    [
      { method: 'POST', path: '/plans/search', body: { ...search, place: { ...place, countyfips: null } } },
      400,
      'place: (countyfips: cannot be blank.)',
    ],
    [
      { method: 'POST', path: '/plans/search', body: { ...search, household: { income: 1, people: [{}] } } },
      400,
      'household: (people: (0: (age: cannot be blank.).).)',
    ],
    [
      { method: 'POST', path: '/plans/search', body: { ...search, market: 'SHOP' } },
      400,
      'market: must be a valid value.',
    ],
    [
      { method: 'GET', path: '/households/pcfpl', query: { year: 2026, state: 'FL', size: 1 } },
      404,
      'percentage of federal poverty level not found',
    ],
    [{ method: 'GET', path: '/counties/{fips}', parameters: { fips: '35094' } }, 404, 'county not found'],
    [{ method: 'GET', path: '/states/{abbrev}', parameters: { abbrev: 'NP' } }, 404, 'state not found'],
    [
      { method: 'GET', path: '/plans/{plan_id}', parameters: { plan_id: '11512NC0100035' }, query: { year: 2026 } },
      404,
      'plan not found',
    ],
    [{ method: 'GET', path: '/drugs/search', query: { q: 'me' } }, 400, 'q: is too short'],
    [{ method: 'GET', path: '/data/county-zips', query: { year: 2026 } }, 404, 'this service does not offer the call'],
  ])('refuse in the official words: %j', async (call, status, message) => {
    expect(await send(call)).toMatchObject({ status, body: { status: String(status), message } })
  })
})

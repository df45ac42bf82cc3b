import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import * as z from 'zod'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { readPlan } from '#api/plan-search-response.ts'
import { toPlan } from '#api/plan-search.ts'
import { isoDay } from '#domain/calendar/iso-day.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { marketplaceBody, person, planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { createHttpService } from '#mocks/http-service.ts'
import { liveHandlers } from '#mocks/live/live-handlers.ts'
import { keyProblem } from '#mocks/live/live-problem.ts'
import { officialService } from '#mocks/live/official-service.ts'
import { server } from '#mocks/node-server.ts'
import { type CallName, callOf } from '#mocks/openapi/contract.ts'
import { type StandInFault, officialStandIn } from '#tests/service/official-stand-in.ts'

const key = 'the-owners-key-0815'

interface Live {
  readonly service: Server
  readonly origin: string
  readonly said: string[]
}

/** Starts the live service over a stand-in. Each has a cache of its own. */
async function startLive(host: string, ownKey = key, tryMs = 20_000): Promise<Live> {
  const said: string[] = []
  const official = officialService({
    key: ownKey,
    host,
    tryMs,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 100)),
  })
  const service = createHttpService({ live: liveHandlers(official, (sentence) => said.push(sentence)) })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  return { service, origin: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, said }
}

let standIn: Awaited<ReturnType<typeof officialStandIn>>
let live: Live
beforeAll(async () => {
  // These calls use real sockets.
  server.close()
  standIn = await officialStandIn(key)
  live = await startLive(standIn.host)
})
const started: Server[] = []
afterEach(() => {
  standIn.play(null)
})
afterAll(() => {
  standIn.close()
  for (const service of [live.service, ...started]) {
    service.close()
    service.closeAllConnections()
  }
})

const freshLive = async (ownKey = key, tryMs?: number) => {
  const fresh = await startLive(standIn.host, ownKey, tryMs)
  started.push(fresh.service)
  return fresh
}

async function ask({ origin }: Pick<Live, 'origin'>, path: string, body?: object, language = 'en') {
  const response = await fetch(`${origin}${path}`, {
    headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const coverage = { year: 2026, plan_ids: ['30252FL9007201'], npis: ['1407884893'], rxcuis: ['1049589'] }

/** Each call of the site that the official service answers, and what it is asked. */
const calls: readonly (readonly [CallName, string, object | undefined, string])[] = [
  ['zipLookup', '/api/quoter/zip-code/33133', undefined, 'GET /counties/by/zip/33133'],
  ['povertyLevel', '/api/quoter/pcfpl/FL/2/42000?year=2026', undefined, 'GET /households/pcfpl'],
  ['benchmark', '/api/quoter/slcsp', marketplaceBody(), 'POST /households/slcsp'],
  ['estimates', '/api/quoter/estimates', marketplaceBody(), 'POST /households/eligibility/estimates'],
  ['planSearch', '/api/quoter/search', planSearchBody(), 'POST /plans/search'],
  ['providers', '/api/quoter/providers?q=cardio&zip=33133', undefined, 'GET /providers/autocomplete'],
  ['drugs', '/api/quoter/drugs?q=metformin', undefined, 'GET /drugs/autocomplete'],
  ['coverage', '/api/quoter/coverage', coverage, 'GET /providers/covered'],
]

describe('live mode', () => {
  it.each(calls)('answers %s from the official service, by the contract', async (name, path, body, official) => {
    const { status, text } = await ask(live, path, body)
    expect(status).toBe(200)
    const { answer } = callOf(name)
    expect(answer && z.safeParse(answer as unknown as z.ZodType, JSON.parse(text)).error?.issues).toBeUndefined()
    expect(standIn.calls.map((call) => `${call.method} ${call.path}`)).toContain(official)
  })

  it('says of each plan that its price is the Marketplace’s, of today', async () => {
    const { text } = await ask(live, '/api/quoter/search', planSearchBody())
    const { plans } = JSON.parse(text) as { readonly plans: readonly unknown[] }
    const read = plans.map(readPlan)
    expect(read).toHaveLength(10)
    for (const plan of read)
      expect(plan && toPlan(plan).priceSource).toEqual({ from: 'marketplace', day: isoDay(calendarDay(new Date())) })
  })

  it('asks for a plan at the place where it was found', async () => {
    const { text } = await ask(live, '/api/quoter/search', planSearchBody())
    const id = (JSON.parse(text) as { readonly plans: readonly { readonly id: string }[] }).plans[0]?.id ?? ''
    expect((await ask(live, `/api/quoter/plans/${id}?year=2026`)).status).toBe(200)
    const { place, market, year } = planSearchBody()
    expect(standIn.calls.at(-1)).toMatchObject({ method: 'POST', path: `/plans/${id}`, body: { place, market, year } })
  })

  it('sends nobody to the benchmark who does not apply, and no field that the official search lacks', async () => {
    const household = { people: [person(34), person(40, { has_mec: true }), person(7, { aptc_eligible: false })] }
    const fresh = await freshLive()
    await ask(fresh, '/api/quoter/slcsp', marketplaceBody(household))
    expect(standIn.calls.at(-1)?.body).toMatchObject({ household: { people: [{ age: 34, uses_tobacco: false }] } })
    await ask(fresh, '/api/quoter/search', planSearchBody())
    expect(standIn.calls.at(-1)?.body).not.toHaveProperty('limit')
  })

  it('passes on that a state has a marketplace of its own: an answer, no outage', async () => {
    const place = { countyfips: '06037', state: 'CA', zipcode: '90001' }
    const { status, text } = await ask(live, '/api/quoter/search', planSearchBody({ place }))
    expect([status, text]).toEqual([400, expect.stringContaining('state is not a valid marketplace state')])
    expect(live.said).toEqual([])
  })

  it('asks equal questions once, while the first is under way and after it', async () => {
    const fresh = await freshLive()
    const before = standIn.calls.length
    const search = () => ask(fresh, '/api/quoter/search', planSearchBody())
    const answers = await Promise.all([search(), search(), search()])
    expect(new Set([...answers, await search()].map(({ text }) => text)).size).toBe(1)
    expect(standIn.calls.length - before).toBe(1)
  })

  it.each<readonly [StandInFault, number]>([
    ['busy', 1],
    ['outage', 2],
  ])('tries again after %s, %i times', async (fault, times) => {
    const fresh = await freshLive()
    standIn.play(fault, times)
    expect((await ask(fresh, '/api/quoter/zip-code/33133')).status).toBe(200)
    expect(fresh.said).toEqual([])
  })

  it.each<readonly [StandInFault, number, RegExp, RegExp]>([
    ['slow', 504, /did not answer in time/, /no respondió a tiempo/],
    ['refused', 503, /can’t be reached/, /No se puede conectar/],
    ['busy', 429, /takes no more calls/, /no recibe más llamadas/],
    ['malformed', 502, /answer can’t be read/, /No se puede leer/],
    ['outage', 503, /is not available/, /no está disponible/],
    ['keyRefused', 503, /is not available/, /no está disponible/],
    ['echo', 502, /answer can’t be used/, /No se puede usar/],
    ['refusalEchoes', 502, /answer can’t be used/, /No se puede usar/],
  ])('says in one sentence that the service is %s, and never the key', async (fault, status, english, spanish) => {
    const fresh = await freshLive(key, fault === 'slow' ? 2_000 : undefined)
    standIn.play(fault)
    for (const [language, sentence] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const { status: answered, text } = await ask(fresh, '/api/quoter/search', planSearchBody(), language)
      expect(answered).toBe(status)
      const { message } = JSON.parse(text) as { readonly message: string }
      expect(message).toMatch(sentence)
      expect(message.match(/\./g)).toHaveLength(1)
      expect(text).not.toContain(key)
    }
    expect(new Set(fresh.said).size).toBe(1)
    expect(fresh.said.join(' ')).not.toContain(key)
    // A failure is not kept.
    standIn.play(null)
    expect((await ask(fresh, '/api/quoter/search', planSearchBody())).status).toBe(200)
  })

  it('tells the owner that the key has ended, and the visitor only of an outage', async () => {
    const fresh = await freshLive('an-old-key')
    const { status, text } = await ask(fresh, '/api/quoter/zip-code/33133')
    expect([status, text]).toEqual([503, expect.not.stringMatching(/key|llave|clave/i)])
    expect(fresh.said).toEqual([expect.stringMatching(/refused the key, which ends after 60 days/)])
  })

  it('passes the official paths through with its own key, and no bulk data', async () => {
    const { status, text } = await ask(live, '/api/v1/plans/search?apikey=foreign', planSearchBody())
    expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ total: expect.any(Number) as unknown })])
    expect(standIn.calls.at(-1)?.query).not.toHaveProperty('apikey')
    expect((await ask(live, '/api/v1/data/county-zips?year=2026')).status).toBe(404)
    const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"place": ' }
    expect((await fetch(`${live.origin}/api/v1/plans/search`, broken)).status).toBe(400)
  })
})

describe('npm run api -- --live', () => {
  const start = (environment: Readonly<Record<string, string>>): ChildProcess =>
    spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'mocks/server.ts', '--live', '--port', '0'], {
      stdio: 'pipe',
      env: { ...process.env, CMS_MARKETPLACE_API_KEY: '', ...environment },
    })

  it.each([
    ['', /^Live mode needs a key: ask for one at https:\/\/developer\.cms\.gov/],
    ['two words', /has characters that no key has/],
    ['short', /is too short to be a key/],
  ])('has a sentence for the key %j', (given, sentence) => {
    expect(keyProblem(given)).toMatch(sentence)
  })

  it('starts with a key, says where its plans come from, and never prints the key', async () => {
    standIn.play('keyRefused', 1)
    const child = start({ CMS_MARKETPLACE_API_KEY: key, CMS_MARKETPLACE_API_HOST: standIn.host })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()))
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/refused the key/)
    const [, address = ''] = /^(http:\/\/localhost:\d+)$/m.exec(said) ?? []
    expect((await fetch(`${address}/api/quoter/zip-code/33133`)).status).toBe(200)
    expect(said).toMatch(/Asks the Marketplace API for every plan and price/)
    expect(said).not.toContain(key)
    child.kill('SIGTERM')
    await once(child, 'exit')
  }, 30_000)
})

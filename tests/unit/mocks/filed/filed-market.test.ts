import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { endpoints } from '#api/endpoints.ts'
import { readPlan } from '#api/plan-search-response.ts'
import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { createHttpService } from '#mocks/http-service.ts'
import { filedMarket } from '#mocks/filed/filed-market.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { openStore } from '#mocks/filed/plan-store.ts'
import { benchmark } from '#mocks/marketplace/credit.ts'
import { hash } from '#mocks/marketplace/random.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import type { WirePlan } from '#mocks/marketplace/wire.ts'

import { alaskaRows, writeAlaska } from './alaska-files.ts'
import { type OraclePerson, oracleOf, toCents } from './filed-oracle.ts'

const root = mkdtempSync(join(tmpdir(), 'filed-market-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

async function sourceOf(name: string, write: (folder: string) => Promise<void>, households: number) {
  const folder = join(root, name)
  await write(folder)
  const { folder: stored, record } = await importPlans(folder, { root: join(root, `${name}-store`) })
  const store = openStore(stored, record)
  return { name, households, market: filedMarket(store), record, oracle: await oracleOf(folder), store }
}

const sample = await sourceOf('sample', (folder) => inventFiles(folder), 1_400)
const alaska = existsSync(alaskaRows) ? await sourceOf('alaska', writeAlaska, 600) : null
afterAll(() => {
  sample.store.close()
  alaska?.store.close()
})

type Place = (typeof sample.oracle.places)[number]
const ask = (people: readonly OraclePerson[], { zip, fips, state }: Place) => ({
  household: {
    income: 40_000,
    people: people.map(({ age, tobacco }) => ({ age, uses_tobacco: tobacco, aptc_eligible: true, has_mec: false })),
  },
  place: { zipcode: zip, countyfips: fips, state },
  year: 2026,
})

/** The same households on every run, from babies to people above 64, with up to seven people. */
function householdOf(seed: number): readonly OraclePerson[] {
  const size = 1 + (hash(`size ${seed}`) % 7)
  return Array.from({ length: size }, (_, at) => {
    const isChild = hash(`child ${seed} ${at}`) % 2 === 0
    const age = isChild ? hash(`age ${seed} ${at}`) % 21 : 21 + (hash(`age ${seed} ${at}`) % 50)
    return { age, tobacco: hash(`tobacco ${seed} ${at}`) % 5 === 0 }
  })
}

function allPlans(market: (typeof sample)['market'], question: ReturnType<typeof ask>): readonly WirePlan[] {
  const plans: WirePlan[] = []
  for (;;) {
    const page = searchPlans({ ...question, offset: plans.length, aptc_override: 0 }, market)
    plans.push(...page.plans)
    if (plans.length >= page.total) return plans
  }
}

const inNetwork = (plan: WirePlan, of: 'deductibles' | 'moops', csr: string) =>
  plan[of].find(
    (limit) =>
      limit.csr === csr &&
      limit.network_tier === 'In-Network' &&
      limit.family_cost === 'Individual' &&
      limit.type !== 'Drug EHB Deductible',
  )?.amount

describe.each([sample, ...(alaska ? [alaska] : [])])('$name', ({ market, oracle, households }) => {
  it('has the plans, prices, benchmarks and amounts that its files have', () => {
    const known = oracle.places.filter(({ fips }) => !fips.endsWith('999'))
    // The few ZIP codes of neighbor states that reach into Nebraska, whose areas go by county.
    const border = known.filter(({ zip, state }) => state === 'NE' && !/^6[89]/.test(zip))
    const differences: unknown[] = []
    let priced = 0
    for (let seed = 0; seed < households; seed++) {
      const place = border[seed] ?? known[hash(`place ${seed}`) % known.length]
      if (place === undefined) throw new RangeError('No place')
      const people = householdOf(seed)
      const question = ask(people, place)
      const expected = oracle.plansFor(people, place).map((plan) => ({
        id: plan.id,
        premium: toCents(plan.premium),
        essential: toCents(plan.essential),
        deductible: Number(plan.deductible),
        maximum: Number(plan.maximum),
        at94: plan.deductibleAt94 === undefined ? undefined : Number(plan.deductibleAt94),
      }))
      const found = allPlans(market, question).map((plan) => ({
        id: plan.id,
        premium: BigInt(Math.round(plan.premium * 100)),
        essential: BigInt(Math.round(plan.ehb_premium * 100)),
        deductible: inNetwork(plan, 'deductibles', 'Exchange variant (no CSR)'),
        maximum: inNetwork(plan, 'moops', 'Exchange variant (no CSR)'),
        at94: inNetwork(plan, 'deductibles', '94% AV Level Silver Plan CSR'),
      }))
      priced += found.length
      const sorted = (plans: readonly { readonly id: string }[]) =>
        plans.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const second = oracle.benchmarkOf(
        people.map(({ age }) => ({ age, tobacco: false })),
        place,
      )
      const withoutTobacco = ask(
        people.map(({ age }) => ({ age, tobacco: false })),
        place,
      )
      const told = benchmark(withoutTobacco, market)
      try {
        expect(sorted(found)).toEqual(sorted(expected))
        expect(told && BigInt(told.premiumCents)).toEqual(second && toCents(second))
      } catch (error) {
        differences.push({ seed, place, people, error })
      }
    }
    expect(differences.slice(0, 1)).toEqual([])
    expect(priced).toBeGreaterThan(households)
  }, 120_000)

  it('answers plans that the site can read whole', () => {
    const places = oracle.places.filter(({ fips }, at) => !fips.endsWith('999') && at % 97 === 0)
    const plans = places.flatMap((place) => allPlans(market, ask([{ age: 25, tobacco: false }], place)))
    const unread = plans.filter((plan) => {
      const read = readPlan(JSON.parse(JSON.stringify(plan)))
      return read?.sbcs == null || read.benefits.length !== plan.benefits.length
    })
    expect(plans.length).toBeGreaterThan(20)
    expect(unread.map(({ id }) => id)).toEqual([])
  })
})

describe('a benchmark', () => {
  it('counts no tobacco', () => {
    const place = { zip: '33139', fips: '12086', state: 'FL' }
    const smoking = benchmark(ask([{ age: 40, tobacco: true }], place), sample.market)
    expect(smoking).toEqual(benchmark(ask([{ age: 40, tobacco: false }], place), sample.market))
  })
})

/** The published second-lowest Silver premiums of Alaska, in whole dollars a month at age 0. */
const publishedAtZero = [
  ['99501', '02020', 613],
  ['99701', '02090', 631],
  ['99801', '02110', 600],
] as const

it.each(alaska ? publishedAtZero.map((row) => [alaska.market, ...row] as const) : [])(
  'the benchmark of Alaska is as published: %# ',
  (market, zip, fips, dollars) => {
    const told = benchmark(ask([{ age: 0, tobacco: false }], { zip, fips, state: 'AK' }), market)
    expect(Math.round((told?.premiumCents ?? 0) / 100)).toBe(dollars)
  },
)

describe('the service on imported plans', () => {
  it('answers the quote from them, and 404 for doctors and medicines', async () => {
    const service = createHttpService({ market: sample.market }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const body = { ...planSearchBody(), year: 2026 }
    const send = (path: string, asked: object) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked),
      })
    const found = (await (await send(endpoints.planSearch(), body)).json()) as {
      plans: { id: string; as_of: string }[]
    }
    const [first] = found.plans
    expect(first?.as_of).toBe('08/13/2025')
    const details = await fetch(origin + endpoints.planDetails(first?.id ?? '', 2026))
    expect(await details.json()).toMatchObject({ plan: { id: first?.id, premium: 0 } })
    const refused = [
      await send(endpoints.planSearch(), { ...body, year: 2027 }),
      await send(endpoints.benchmark(), { ...body, place: { countyfips: '13121', state: 'GA', zipcode: '30303' } }),
      await fetch(origin + endpoints.drugs('aspirin')),
      await fetch(`${origin}/api/v1/plans/${first?.id}/quality-ratings?year=2026`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 400, 404, 404])
    expect(await refused[0]?.json()).toMatchObject({
      code: '1017',
      message: 'The plans and prices here are those of 2026. There are none of 2027.',
    })
    // The files have no ratings: a plan has none, and no reason in the name of anybody.
    expect(await refused[3]?.json()).toMatchObject({ code: '1011' })
    expect(first).not.toHaveProperty('quality_rating')
    service.close()
    service.closeAllConnections()
  })
})

describe('what is sold', () => {
  const idsAt = (zip: string, fips: string) =>
    new Set(
      sample.market
        .saleAt({ place: { zipcode: zip, countyfips: fips, state: 'FL' }, year: 2026 })
        ?.plans.map(({ id }) => id),
    )

  it('differs within a county that an area has in part', () => {
    const [inside, outside] = [idsAt('33139', '12086'), idsAt('33101', '12086')]
    expect([...outside].filter((id) => !inside.has(id))).toEqual([])
    expect(inside.size).toBeGreaterThan(outside.size)
  })

  it('differs between the counties of one ZIP code', () => {
    expect([...idsAt('33018', '12086')]).not.toEqual([...idsAt('33018', '12011')])
  })

  it('is nothing in another year and in a state that the files have not', () => {
    const place = { zipcode: '33139', countyfips: '12086', state: 'FL' }
    expect(sample.market.saleAt({ place, year: 2027 })).toBeUndefined()
    expect(['FL', 'GA', 'CA'].map((state) => sample.market.sellsIn(state))).toEqual([true, false, false])
  })

  it('carries the day of the files', () => {
    const [plan] = allPlans(
      sample.market,
      ask([{ age: 40, tobacco: false }], { zip: '33139', fips: '12086', state: 'FL' }),
    )
    expect(plan?.as_of).toBe('08/13/2025')
    expect(sample.record.date).toBe('2025-08-13')
  })
})

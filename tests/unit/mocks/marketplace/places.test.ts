import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { ownMarketplaceStates } from '#domain/geo/own-marketplace-states.ts'
import { states } from '#domain/geo/states.ts'
import { planYears } from '#domain/years/plan-years.ts'
import { countiesOf, countyOf, knownCounties, placeProblem, ratingAreaOf } from '#mocks/marketplace/places.ts'
import { catalogueOf } from '#mocks/marketplace/catalogue.ts'
import { sampleRateFactors2027 } from '#mocks/marketplace/tables/rate-factors.ts'
import { knownZips } from '#mocks/marketplace/zip-codes.ts'

const own: readonly string[] = ownMarketplaceStates
const federal = states.map(({ abbr }): string => abbr).filter((abbr) => !own.includes(abbr))

const zips = await knownZips()
const countiesByZip = new Map(await Promise.all(zips.map(async (zip) => [zip, await countiesOf(zip)] as const)))
const answered = [...countiesByZip.values()]
const statesOf = async (zip: string) => [...new Set((await countiesOf(zip)).map((county) => county.state))]

describe('places', () => {
  it('knows the ZIP codes of every state and the District, areas and post office boxes', () => {
    expect(zips.length).toBeGreaterThan(40_000)
    expect(zips).toEqual([...new Set(zips)])
    const states = new Set(answered.flat().map((county) => county.state))
    expect([...states].sort()).toEqual([...federal, ...own].sort())
  })

  it('gives every ZIP code a county, and every county a ZIP code', () => {
    expect(answered.filter((counties) => counties.length === 0)).toEqual([])
    const touched = new Set(answered.flat().map(({ fips }) => fips))
    expect(knownCounties().filter(({ fips }) => !touched.has(fips))).toEqual([])
  })

  it.each([...federal, ...own])('%s has a ZIP code that lies wholly inside it', (state) => {
    expect(answered.some((counties) => counties.every((county) => county.state === state))).toBe(true)
  })

  it.each([
    ['33133', ['12086']],
    ['27012', ['37067', '37057']],
    ['27360', ['37057', '37151']],
    ['77447', ['48201', '48473', '48339']],
    ['32008', ['12121', '12067', '12041', '12029']],
    ['42003', ['21145', '21083']],
    ['33018', ['12086', '12011']],
    ['33101', ['12086']],
  ])('%s touches its real counties, the largest share first', async (zip, fips) => {
    expect((await countiesOf(zip)).map((county) => county.fips)).toEqual(fips)
  })

  it.each([
    ['42223', ['TN', 'KY']],
    ['38549', ['TN', 'KY']],
    ['19973', ['DE', 'MD']],
    ['56136', ['MN', 'SD']],
  ])('%s crosses a state line', async (zip, states) => {
    expect(await statesOf(zip)).toEqual(states)
  })

  it.each([
    ['57770', '46102', 'Oglala Lakota County'],
    ['99686', '02063', 'Chugach Census Area'],
    ['99573', '02066', 'Copper River Census Area'],
    ['99604', '02158', 'Kusilvak Census Area'],
    ['24523', '51019', 'Bedford County'],
    ['06103', '09110', 'Capitol Planning Region'],
  ])('%s lies in a county that was renamed, split or merged since 2010', async (zip, fips, name) => {
    expect((await countiesOf(zip))[0]).toMatchObject({ fips, name })
  })

  it('holds ZIP codes of one to seven counties', () => {
    expect(new Set(answered.map((counties) => counties.length))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
  })

  it.each(['00000', '99999', '3313', '331333', 'constructor', '-3133', '', '00901', '09012'])(
    'answers none for %j',
    async (zip) => {
      expect(await countiesOf(zip)).toEqual([])
    },
  )

  it.each(Array.from('0123456789'))('loads at most 40 KB for the ZIP codes that start with %s', (digit) => {
    const table = readFileSync(`mocks/marketplace/tables/zips/starting-${digit}.ts`)
    expect(gzipSync(table).length).toBeLessThan(40_000)
  })

  it('writes each county as the service does', async () => {
    const miami = [{ zipcode: '33133', name: 'Miami-Dade County', fips: '12086', state: 'FL' }]
    expect(await countiesOf('33133')).toEqual(miami)
    for (const [zip, counties] of countiesByZip)
      for (const { zipcode, fips, state, name } of counties)
        if (zipcode !== zip || !/^\d{5}$/.test(fips) || !/^[A-Z]{2}$/.test(state) || name === '')
          expect.fail(`${zip}: ${zipcode} ${fips} ${state} ${name}`)
  })
})

describe('rating areas', () => {
  it('has a level for every county outside the states with their own marketplace, and none inside them', () => {
    for (const county of knownCounties()) {
      const level = ratingAreaOf(county.fips, 2026)
      if (own.includes(county.state)) expect(level).toBeUndefined()
      else {
        const file = `mocks/marketplace/tables/rating-areas.ts has no levels of ${county.state}`
        expect(level?.benchmarkAt21Cents ?? 0, file).toBeGreaterThan(25_000)
      }
    }
  })

  it('sells plans of every level that people compare in every county of the federal marketplace', () => {
    for (const county of knownCounties().filter(({ state }) => !own.includes(state))) {
      const levels = new Set(catalogueOf(county, 2026)?.plans.map((plan) => plan.design.metalLevel))
      if (!['Bronze', 'Silver', 'Gold'].every((level) => levels.has(level as 'Gold')))
        expect.fail(`${county.fips} ${county.name}, ${county.state}: ${[...levels].join(', ')}`)
    }
  })

  it('has one in every plan year, and none in another year', () => {
    for (const year of planYears) expect(ratingAreaOf('12086', year)).toBeDefined()
    for (const year of [2019, Math.min(...planYears) - 1, Math.max(...planYears) + 1])
      expect(ratingAreaOf('12086', year)).toBeUndefined()
  })

  it('costs in 2027 what the sample factor of its state says, 2 to 15 percent more than in 2026', () => {
    const factors: Readonly<Record<string, number>> = sampleRateFactors2027
    expect(Object.keys(factors).sort()).toEqual([...federal].sort())
    for (const { fips, state } of knownCounties().filter((county) => !own.includes(county.state))) {
      const [before, after] = [ratingAreaOf(fips, 2026), ratingAreaOf(fips, 2027)]
      const factor = factors[state] ?? 0
      if (factor < 1020 || factor > 1150) expect.fail(`${state}: ${factor}`)
      if (after?.benchmarkAt21Cents !== Math.round(((before?.benchmarkAt21Cents ?? 0) * factor) / 1000))
        expect.fail(`${fips}: ${JSON.stringify([before, after])}`)
      expect(after.area).toBe(before?.area)
    }
    expect(ratingAreaOf('12086', 2026)?.benchmarkAt21Cents).toBe(53_551)
    expect(ratingAreaOf('12086', 2027)?.benchmarkAt21Cents).toBe(57_835)
  })
})

describe('a place that buys nothing', () => {
  const place = (countyfips: string, state: string) => ({ countyfips, state, zipcode: '00000' })
  it.each([
    ['own marketplace', place('06037', 'CA'), 2026, 'state'],
    ['no state', place('12086', 'ZZ'), 2026, 'state'],
    ['county of another state', place('12086', 'TX'), 2026, 'county'],
    ['unknown county', place('12999', 'FL'), 2026, 'county'],
    ['year before the rates', place('12086', 'FL'), 2025, 'year'],
    ['year after the rates', place('12086', 'FL'), 2028, 'year'],
    ['Miami-Dade in 2027', place('12086', 'FL'), 2027, undefined],
    ['Miami-Dade', place('12086', 'FL'), 2026, undefined],
  ] as const)('says why: %s', (_why, where, year, problem) => {
    expect(countyOf('12086')?.name).toBe('Miami-Dade County')
    expect(placeProblem(where, year)).toBe(problem)
  })
})

import { describe, expect, it } from 'vitest'

import {
  countiesOf,
  countyOf,
  knownCounties,
  knownZips,
  placeProblem,
  ratingAreaOf,
} from '#mocks/marketplace/places.ts'

const federal =
  'AL AK AZ AR DE FL GA HI IL IN IA KS LA ME MI MS MO MT NE NH NC ND OH OK OR SC SD TN TX UT VA WV WI WY'.split(' ')
const own = 'CA CO CT ID KY MD MA MN NV NJ NM NY PA RI VT WA DC'.split(' ')

const countiesByZip = knownZips().map((zip) => countiesOf(zip))
const statesOf = (zip: string) => [...new Set(countiesOf(zip).map((county) => county.state))]

describe('places', () => {
  it('knows at least 300 ZIP codes, every state and the District', () => {
    expect(knownZips().length).toBeGreaterThanOrEqual(300)
    const states = new Set(countiesByZip.flat().map((county) => county.state))
    expect([...states].sort()).toEqual([...federal, ...own].sort())
  })

  it.each([...federal, ...own])('%s has a ZIP code that lies wholly inside it', (state) => {
    expect(knownZips().some((zip) => statesOf(zip).join() === state)).toBe(true)
  })

  it.each([
    ['33133', ['12086']],
    ['27012', ['37067', '37057']],
    ['27360', ['37057', '37151']],
    ['77447', ['48201', '48473', '48339']],
    ['32008', ['12121', '12067', '12041', '12029']],
  ])('%s touches its real counties, the largest share first', (zip, fips) => {
    expect(countiesOf(zip).map((county) => county.fips)).toEqual(fips)
  })

  it.each([
    ['42223', ['TN', 'KY']],
    ['38549', ['TN', 'KY']],
    ['19973', ['DE', 'MD']],
    ['56136', ['MN', 'SD']],
  ])('%s crosses a state line into a state with its own marketplace', (zip, states) => {
    expect(statesOf(zip)).toEqual(states)
  })

  it('holds ZIP codes of one, two, three and four counties', () => {
    expect(new Set(countiesByZip.map((counties) => counties.length))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it.each(['00000', '99999', '3313', 'constructor', ''])('answers none for %j', (zip) => {
    expect(countiesOf(zip)).toEqual([])
  })

  it('writes each county as the service does', () => {
    expect(countiesOf('33133')).toEqual([{ zipcode: '33133', name: 'Miami-Dade County', fips: '12086', state: 'FL' }])
    for (const county of countiesByZip.flat()) {
      expect(county.zipcode).toMatch(/^\d{5}$/)
      expect(county.fips).toMatch(/^\d{5}$/)
      expect(county.state).toMatch(/^[A-Z]{2}$/)
      expect(county.name).not.toBe('')
    }
  })
})

describe('rating areas', () => {
  it('has a level for every county outside the states with their own marketplace, and none inside them', () => {
    for (const county of knownCounties()) {
      const level = ratingAreaOf(county.fips, 2026)
      if (own.includes(county.state)) expect(level).toBeUndefined()
      else expect(level?.benchmarkAt21Cents).toBeGreaterThan(25_000)
    }
  })

  it('has none in a year without rates', () => {
    expect(ratingAreaOf('12086', 2019)).toBeUndefined()
  })
})

describe('a place that buys nothing', () => {
  const place = (countyfips: string, state: string) => ({ countyfips, state, zipcode: '00000' })
  it.each([
    ['own marketplace', place('06037', 'CA'), 2026, 'state'],
    ['no state', place('12086', 'ZZ'), 2026, 'state'],
    ['county of another state', place('12086', 'TX'), 2026, 'county'],
    ['unknown county', place('12999', 'FL'), 2026, 'county'],
    ['year without rates', place('12086', 'FL'), 2019, 'year'],
    ['Miami-Dade', place('12086', 'FL'), 2026, undefined],
  ] as const)('says why: %s', (_why, where, year, problem) => {
    expect(countyOf('12086')?.name).toBe('Miami-Dade County')
    expect(placeProblem(where, year)).toBe(problem)
  })
})

import { describe, expect, it } from 'vitest'

import type { County } from '#domain/geo/county.ts'
import { countyOutcome, isZip, locationOutcome } from '#domain/geo/location-outcome.ts'
import { hasOwnMarketplace, ownMarketplaceStates } from '#domain/geo/own-marketplace-states.ts'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { stateName, states } from '#domain/geo/states.ts'

const miamiDade: County = { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' }
const mcCracken: County = { fips: '21145', name: 'McCracken County', state: 'KY', zipCode: '42003' }
const graves: County = { fips: '21083', name: 'Graves County', state: 'KY', zipCode: '42003' }
const montgomeryTn: County = { fips: '47125', name: 'Montgomery County', state: 'TN', zipCode: '42223' }
const christianKy: County = { fips: '21047', name: 'Christian County', state: 'KY', zipCode: '42223' }

// Proves Q-10.
describe('a ZIP code', () => {
  it.each([
    ['33133', true],
    ['00501', true],
    ['3313', false],
    ['331333', false],
    ['33133-1234', false],
    ['3313a', false],
    [' 33133', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isZip(text)).toBe(expected)
  })
})

// Proves Q-11.
describe('the location outcome', () => {
  it('is not found without counties', () => {
    expect(locationOutcome([])).toEqual({ kind: 'notFound' })
  })

  it('confirms a single county', () => {
    expect(locationOutcome([miamiDade])).toEqual({ kind: 'confirmed', county: miamiDade })
  })

  it('asks to choose among several counties of a state', () => {
    const counties = [miamiDade, { ...miamiDade, fips: '12087', name: 'Monroe County' }]
    expect(locationOutcome(counties)).toEqual({ kind: 'chooseCounty', counties })
  })

  it('names the marketplace at once when every county lies in one state that has its own', () => {
    expect(locationOutcome([mcCracken, graves])).toEqual({
      kind: 'ownMarketplace',
      county: mcCracken,
      state: 'KY',
    })
  })

  it('lets the county decide when the ZIP crosses a state line', () => {
    expect(locationOutcome([christianKy, montgomeryTn]).kind).toBe('chooseCounty')
    expect(countyOutcome(montgomeryTn)).toEqual({ kind: 'confirmed', county: montgomeryTn })
    expect(countyOutcome(christianKy)).toMatchObject({ kind: 'ownMarketplace', state: 'KY' })
  })
})

// Proves Q-13.
describe('the state tables', () => {
  it('hold the fifty states and DC, once each', () => {
    expect(new Set(states.map(({ abbr }) => abbr)).size).toBe(51)
    expect(stateName('DC')).toBe('District of Columbia')
    expect(stateName('XX')).toBe('XX')
  })

  it('hold each state with its own marketplace once, with an https address', () => {
    expect([...new Set(ownMarketplaceStates)]).toEqual(ownMarketplaceStates)
    for (const state of ownMarketplaceStates) {
      expect(hasOwnMarketplace(state)).toBe(true)
      expect(ownMarketplaces[state].url).toMatch(/^https:\/\//)
      expect(ownMarketplaces[state].stateFullName).toBe(stateName(state))
    }
    expect(ownMarketplaces.KY.name).toBe('kynect')
    expect(hasOwnMarketplace('FL')).toBe(false)
  })
})

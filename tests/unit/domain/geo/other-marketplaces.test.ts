import { describe, expect, it } from 'vitest'

import { furtherMarketplace, furtherMarketplaces } from '#domain/geo/further-marketplaces.ts'
import { isWithoutMarketplace } from '#domain/geo/no-marketplace.ts'
import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import { stateName } from '#domain/geo/states.ts'

// Proves Q-159.
describe('a further marketplace', () => {
  it.each([
    ['GA', 2026, 'Georgia Access'],
    ['IL', 2026, 'Get Covered Illinois'],
    ['ME', 2026, 'CoverME.gov'],
    ['VA', 2026, 'Virginia’s Insurance Marketplace'],
    ['OR', 2026, undefined],
    ['OR', 2027, 'Oregon Health Insurance Marketplace'],
    ['FL', 2027, undefined],
    ['CA', 2027, undefined],
  ])('of %s in %i is %s', (state, year, name) => {
    expect(furtherMarketplace(state, year)?.name).toBe(name)
  })

  it('is in none of the states where the site does not quote, and has a secure address', () => {
    for (const { abbr, stateFullName, url } of furtherMarketplaces) {
      expect(hasOwnMarketplace(abbr)).toBe(false)
      expect(stateFullName).toBe(stateName(abbr))
      expect(url).toMatch(/^https:\/\//)
    }
  })
})

// Proves Q-160.
describe('a place without a Marketplace', () => {
  it.each([
    ['00501', false],
    ['00601', true],
    ['00802', true],
    ['00901', true],
    ['01001', false],
    ['09012', true],
    ['10001', false],
    ['33999', false],
    ['34002', true],
    ['34102', false],
    ['96201', true],
    ['96701', false],
    ['96799', true],
    ['96813', false],
    ['96910', true],
    ['97001', false],
  ])('%s, whose lookup finds nothing: %s', (zip, expected) => {
    expect(isWithoutMarketplace(zip, [])).toBe(expected)
  })

  it.each([
    ['PR', true],
    ['GU', true],
    ['HI', false],
    ['FL', false],
  ])('is told by the state of its county too: %s', (state, expected) => {
    const county = { fips: '72001', name: 'Adjuntas Municipio', state, zipCode: '00601' }
    expect(isWithoutMarketplace('00601', [county])).toBe(expected)
  })
})

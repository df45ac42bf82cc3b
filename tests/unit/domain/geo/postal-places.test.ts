import { expect, it } from 'vitest'

import { postalPlaces } from '#domain/geo/postal-places.ts'

// Proves F-14.
it('mail goes to the states, the territories and the military post offices, each once', () => {
  const abbreviations = postalPlaces.map(({ abbr }) => abbr)
  expect(abbreviations).toEqual(expect.arrayContaining(['FL', 'DC', 'PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP']))
  expect(abbreviations).toHaveLength(59)
  expect(new Set(abbreviations).size).toBe(59)
})

import { expect, it } from 'vitest'

import { filterWaysOut } from '#domain/plans/filter-ways-out.ts'
import { noFilters } from '#domain/plans/filters.ts'

const upToOneDollar = { min: null, max: 100 }
const filters = { ...noFilters, metalLevels: ['Silver'], hsaOnly: true, priceCents: upToOneDollar }

// Proves P-7.
it('names each filter without which there are plans, the one that hides most first', () => {
  const ways = filterWaysOut(filters, ({ metalLevels, priceCents }) =>
    metalLevels.length === 0 ? 43 : priceCents.max === null ? 6 : 0,
  )
  expect(ways).toEqual([
    {
      name: 'metalLevels',
      dropped: { ...noFilters, metalLevels: ['Silver'] },
      filters: { ...filters, metalLevels: [] },
      count: 43,
    },
    {
      name: 'priceCents',
      dropped: { ...noFilters, priceCents: upToOneDollar },
      filters: { ...filters, priceCents: noFilters.priceCents },
      count: 6,
    },
  ])
})

it('has none where no single filter is too much', () => {
  expect(filterWaysOut(filters, () => 0)).toEqual([])
  expect(filterWaysOut(noFilters, () => 9)).toEqual([])
})

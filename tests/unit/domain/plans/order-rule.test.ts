import { describe, expect, it } from 'vitest'

import { orderRule } from '#domain/plans/order-rule.ts'
import { shownGroups } from '#domain/plans/shown-groups.ts'

const kinds = (levels: readonly string[], fplPercent: number | null) =>
  shownGroups(orderRule({ sort: 'recommended', fplPercent, yearView: 'healthy' }), levels).map(({ kind }) => kind)

// Proves P-35 and P-66.
describe('the rule of the order', () => {
  it('has the groups that a list can have', () => {
    expect(kinds([], 158)).toEqual(['level', 'noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds(['Silver'], 158)).toEqual(['level'])
    expect(kinds(['Silver', 'Gold'], 158)).toEqual(['level', 'noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds(['Bronze', 'Gold'], 158)).toEqual(['noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds(['Silver'], 300)).toEqual(['noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds([], null)).toEqual(['noDeductible', 'deductibleBelow', 'rest'])
  })

  it('of the other orders is their key alone', () => {
    for (const sort of ['price', 'deductible', 'quality'] as const)
      expect(orderRule({ sort, fplPercent: 158, yearView: 'bad' })).toEqual({ groups: [], by: { kind: sort } })
    expect(orderRule({ sort: 'yearly', fplPercent: 158, yearView: 'bad' }).by).toEqual({ kind: 'yearly', view: 'bad' })
  })
})

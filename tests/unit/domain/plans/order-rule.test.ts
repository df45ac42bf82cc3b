import { describe, expect, it } from 'vitest'

import { namedKeys, type OrderKey, orderRule } from '#domain/plans/order-rule.ts'
import { type PlanSort, planSorts } from '#domain/plans/plan.ts'
import { shownGroups } from '#domain/plans/shown-groups.ts'
import type { YearView } from '#domain/plans/year-costs.ts'

const kinds = (levels: readonly string[], fplPercent: number | null) =>
  shownGroups(orderRule({ sort: 'recommended', fplPercent, yearView: 'healthy' }), levels).map(({ kind }) => kind)

// Proves P-35, P-36 and P-66.
describe('the rule of the order', () => {
  it('has the groups that a list can have', () => {
    expect(kinds([], 158)).toEqual(['level', 'noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds(['Silver'], 158)).toEqual(['level'])
    expect(kinds(['Silver', 'Gold'], 158)).toEqual(['level', 'noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds(['Bronze', 'Gold'], 158)).toEqual(['noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds(['Silver'], 300)).toEqual(['noDeductible', 'deductibleBelow', 'rest'])
    expect(kinds([], null)).toEqual(['noDeductible', 'deductibleBelow', 'rest'])
  })

  const namedOf = (sort: PlanSort, yearView: YearView = 'healthy') =>
    namedKeys(orderRule({ sort, fplPercent: 158, yearView })).map((key) =>
      key.kind === 'yearly' ? key.view : key.kind,
    )

  it('of the other orders names its key and the first other figure that decides between equal plans', () => {
    expect(namedOf('price')).toEqual(['price', 'individualDeductible'])
    expect(namedOf('deductible')).toEqual(['deductible', 'individualOutOfPocket'])
    expect(namedOf('quality')).toEqual(['quality', 'price'])
    expect(namedOf('yearly', 'baby')).toEqual(['baby', 'bad'])
    expect(namedOf('yearly', 'bad')).toEqual(['bad'])
  })

  it('begins with the key that the order is named after', () => {
    const first: Readonly<Record<PlanSort, OrderKey['kind']>> = {
      recommended: 'price',
      price: 'price',
      deductible: 'deductible',
      yearly: 'yearly',
      quality: 'quality',
    }
    for (const sort of planSorts)
      expect(orderRule({ sort, fplPercent: 158, yearView: 'healthy' }).keys[0].kind, sort).toBe(first[sort])
  })

  it('ends each order with the ties of all', () => {
    for (const sort of planSorts.filter((each) => each !== 'yearly')) {
      const kindsOf = orderRule({ sort, fplPercent: 158, yearView: 'healthy' }).keys.map(({ kind }) => kind)
      expect(kindsOf.slice(-3)).toEqual(['individualDeductible', 'individualOutOfPocket', 'premium'])
    }
  })
})

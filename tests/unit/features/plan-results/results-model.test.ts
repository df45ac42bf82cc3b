import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { noFilters } from '#domain/plans/filters.ts'
import { type Plan, planSorts } from '#domain/plans/plan.ts'
import { yearViews } from '#domain/plans/year-costs.ts'
import { type ShownView, resultsModel } from '#features/plan-results/results-model.ts'
import { floridaPlans, lowIncomeRanking, plan } from '#mocks/fixtures/sample-plans.ts'

const view: ShownView = { filters: noFilters, sort: 'price', yearView: 'healthy', page: 1 }
const many: readonly Plan[] = Array.from({ length: 23 }, (_, index) =>
  plan({ id: `plan-${index}`, monthlyPremiumCents: 70_000 + index, creditEligibleMonthlyPremiumCents: 70_000 + index }),
)
const ids = (plans: readonly Plan[]) => plans.map(({ id }) => id)

describe('the results of a search', () => {
  it('stand in their order', () => {
    expect(ids(resultsModel(many.toReversed(), lowIncomeRanking, 158).matching(view))).toEqual(ids(many))
  })

  it('make each card once, so that it is not drawn again', () => {
    const model = resultsModel(many, lowIncomeRanking, 158)
    const [first] = many
    expect(first && model.card(first)).toBe(first && model.card(first))
  })

  it('find a plan by its id', () => {
    const model = resultsModel(many, lowIncomeRanking, 158)
    expect(model.byId('plan-7')?.id).toBe('plan-7')
    expect(model.byId('another')).toBeUndefined()
  })

  // Proves P-63 and P-64.
  it('name the years that have a cost, and go by the chosen one', () => {
    const model = resultsModel(floridaPlans, lowIncomeRanking, 158)
    expect(model.yearViews).toEqual(yearViews)
    const byYear = (yearView: ShownView['yearView']) => ids(model.matching({ ...view, sort: 'yearly', yearView }))
    expect(byYear('bad')).not.toEqual(byYear('healthy'))
    expect(byYear('baby').at(-1)).toBe('16842FL0070128')
    expect(resultsModel(floridaPlans, { ...lowIncomeRanking, monthsCovered: null }, 158).yearViews).toEqual([])
  })

  it('name the largest part that the credit cannot pay', () => {
    expect(resultsModel(floridaPlans, lowIncomeRanking, 158).mostNotEligibleCents).toBe(672)
    expect(resultsModel(floridaPlans, { ...lowIncomeRanking, creditCents: 0 }, 158).mostNotEligibleCents).toBe(0)
  })

  it('show the same for a view however it was come to', () => {
    const views = fc.record<ShownView>({
      filters: fc.constantFrom(
        noFilters,
        { ...noFilters, metalLevels: ['Silver', 'Gold'] },
        { ...noFilters, types: ['HMO'] },
      ),
      sort: fc.constantFrom(...planSorts),
      yearView: fc.constantFrom(...yearViews),
      page: fc.integer({ min: 1, max: 3 }),
    })
    const plans = [...floridaPlans, ...many]
    fc.assert(
      fc.property(fc.array(views, { minLength: 1, maxLength: 12 }), (visited) => {
        const model = resultsModel(plans, lowIncomeRanking, 158)
        for (const shown of visited)
          expect(ids(model.matching(shown))).toEqual(ids(resultsModel(plans, lowIncomeRanking, 158).matching(shown)))
      }),
    )
  })
})

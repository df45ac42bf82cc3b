import { describe, expect, it } from 'vitest'

import type { Plan } from '#domain/plans/plan.ts'
import { indexPlans, type Ranking } from '#domain/plans/rank.ts'
import { type LowestFigure, lowestPlans } from '#domain/plans/three-to-start.ts'
import { yearCosts, type YearView, yearViews } from '#domain/plans/year-costs.ts'
import { chooseDeductible } from '#domain/plans/cost-limit.ts'
import { random } from '#tests/run/order.mjs'

import { limit, samplePlan } from './sample-plan.ts'

/** The seed of the lists; SEED sets another one. */
const seed = Number(process.env['SEED'] ?? 20_261_123)
const next = random(seed)
const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T

const total = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)'

/** A plan with few different amounts, so that many plans tie; some lack their maximum, examples or deductible. */
function somePlan(at: number): Plan {
  const premium = between(0, 8) * 10_000
  const example = () => (between(0, 4) === 0 ? null : { sharedCents: between(0, 9) * 100_000, notCoveredCents: 6_000 })
  return samplePlan({
    id: `plan-${String(at).padStart(2, '0')}`,
    metalLevel: oneOf(['Bronze', 'Silver', 'Gold', 'Catastrophic'] as const),
    monthlyPremiumCents: premium,
    creditEligibleMonthlyPremiumCents: premium,
    deductibles: between(0, 6) === 0 ? [] : [limit(between(0, 3) * 50_000)],
    outOfPocketMaximums: between(0, 6) === 0 ? [] : [limit(between(1, 4) * 200_000, { type: total })],
    exampleCosts: between(0, 6) === 0 ? null : { baby: example(), diabetes: example(), fracture: example() },
  })
}

/** The amount of a figure, computed anew for one plan; null when it is not known. */
function amountOf(plan: Plan, figure: LowestFigure, { csr, applicants, creditCents, monthsCovered }: Ranking) {
  if (figure === 'deductible') return chooseDeductible(plan, { csr, family: applicants > 1 })?.amountCents ?? null
  if (monthsCovered === null) return null
  return yearCosts(plan, { csr, applicants, creditCents, monthsCovered })[figure]?.cents ?? null
}

/** The words of P-65 for one figure: all plans with the lowest amount, in the order of the ties. */
function byHand(plans: readonly Plan[], figure: LowestFigure, ranking: Ranking) {
  const known = plans.filter((plan) => amountOf(plan, figure, ranking) !== null)
  const amounts = known.map((plan) => amountOf(plan, figure, ranking) ?? Number.NaN)
  if (new Set(amounts).size < 2) return null
  const ties: readonly YearView[] =
    figure === 'deductible' ? ['healthy', 'bad'] : figure === 'bad' ? ['healthy'] : ['bad']
  const tied = known.filter((plan) => amountOf(plan, figure, ranking) === Math.min(...amounts))
  const [first] = tied.toSorted((a, b) => {
    for (const tie of ties) {
      const [one, other] = [amountOf(a, tie, ranking) ?? Infinity, amountOf(b, tie, ranking) ?? Infinity]
      if (one !== other) return one < other ? -1 : 1
    }
    return a.id < b.id ? -1 : 1
  })
  return first && { id: first.id, cents: Math.min(...amounts), among: known.length }
}

// Proves P-65.
describe('the plans to start with', () => {
  it(`have for 2,000 lists the lowest figures that plain comparison finds (seed ${seed})`, () => {
    let reasonCount = 0
    for (let list = 0; list < 2_000; list += 1) {
      const plans = Array.from({ length: between(4, 14) }, (_, at) => somePlan(at))
      const view = oneOf(yearViews)
      const ranking: Ranking = {
        csr: oneOf(['none', '94'] as const),
        applicants: oneOf([1, 1, 3]),
        creditCents: between(0, 4) * 10_000,
        priceShown: 'specified',
        monthsCovered: between(1, 12),
      }
      const { starts, reasons } = lowestPlans(indexPlans(plans, ranking), view)
      const figures: readonly LowestFigure[] = [
        'healthy',
        'bad',
        view === 'healthy' || view === 'bad' ? 'deductible' : view,
      ]
      const expected = figures.flatMap((figure) => {
        const lowest = byHand(plans, figure, ranking)
        return lowest ? [{ figure, ...lowest }] : []
      })
      const said = starts.flatMap(({ plan, reasons: own }) =>
        own.map(({ figure, cents, among }) => ({ figure, id: plan.id, cents, among })),
      )
      const inOrder = (items: typeof said) =>
        items.toSorted((a, b) => figures.indexOf(a.figure) - figures.indexOf(b.figure))
      expect(inOrder(said)).toEqual(expected)
      expect(new Set(starts.map(({ plan }) => plan.id)).size).toBe(starts.length)
      expect([...reasons]).toEqual(starts.map(({ plan, reasons: own }) => [plan.id, own]))
      reasonCount += said.length
    }
    expect(reasonCount).toBeGreaterThan(4_000)
  })

  const ranking: Ranking = { csr: '94', applicants: 1, creditCents: 0, priceShown: 'specified', monthsCovered: 12 }
  const priced = (id: string, premium: number) => samplePlan({ id, monthlyPremiumCents: premium })
  const four = [priced('a', 300), priced('b', 100), priced('c', 200), priced('d', 100)]

  it('name a plan once that is the lowest of several', () => {
    const { starts } = lowestPlans(indexPlans(four, ranking), 'baby')
    expect(starts.map(({ plan, reasons }) => [plan.id, reasons.map(({ figure }) => figure)])).toEqual([
      ['b', ['healthy', 'bad']],
    ])
  })

  it('say “at most” of an example for a household with extra savings', () => {
    const withBaby = four.map((plan, at) => ({
      ...plan,
      exampleCosts: { baby: { sharedCents: at, notCoveredCents: 0 }, diabetes: null, fracture: null },
    }))
    const [first] = lowestPlans(indexPlans(withBaby, ranking), 'baby').starts
    expect(first?.reasons.map(({ figure, isAtMost }) => [figure, isAtMost])).toContainEqual(['baby', true])
  })

  it('are none in a short list, and where no month can be covered', () => {
    expect(lowestPlans(indexPlans(four.slice(0, 3), ranking), 'healthy').starts).toEqual([])
    expect(lowestPlans(indexPlans(four, { ...ranking, monthsCovered: null }), 'healthy').starts).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import type { CostLimit, Plan } from '#domain/plans/plan.ts'
import { costLimitChoiceOf, indexPlans, type Ranking } from '#domain/plans/rank.ts'
import { type LowestFigure, lowestPlans } from '#domain/plans/lowest-plans.ts'
import { yearCosts, type YearView, yearViews } from '#domain/plans/year-costs.ts'
import { random } from '#tests/run/order.mjs'

import { limit, samplePlan } from './sample-plan.ts'

/** The seed of the lists; SEED sets another one. */
const seed = Number(process.env['SEED'] ?? 20_261_123)
const next = random(seed)
const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T

const total = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)'

/** One deductible for care and drugs, or one for each, of which now and then one is not stated; or none. */
function someDeductibles(): readonly CostLimit[] {
  const amount = () => between(0, 3) * 50_000
  const kinds = oneOf([
    [],
    ['Combined Medical and Drug EHB Deductible'],
    ['Combined Medical and Drug EHB Deductible'],
    ['Drug EHB Deductible', 'Medical EHB Deductible'],
    ['Medical EHB Deductible', 'Drug EHB Deductible'],
    ['Medical EHB Deductible'],
    ['Drug EHB Deductible'],
  ] as const)
  return kinds.flatMap((type) => [
    limit(10, { type, networkTier: 'Out-of-Network' }),
    ...(['none', '94'] as const).flatMap((csr) => [
      limit(amount(), { type, csr }),
      limit(amount(), { type, csr, familyCost: 'Family Per Person' }),
      limit(20, { type, csr, familyCost: 'Family' }),
    ]),
  ])
}

/** A plan with few different amounts, so that many plans tie; some lack their maximum, examples or deductible. */
function somePlan(at: number): Plan {
  const premium = between(0, 8) * 10_000
  const example = () => (between(0, 4) === 0 ? null : { sharedCents: between(0, 9) * 100_000, notCoveredCents: 6_000 })
  return samplePlan({
    id: `plan-${String(at).padStart(2, '0')}`,
    metalLevel: oneOf(['Bronze', 'Silver', 'Gold', 'Catastrophic'] as const),
    monthlyPremiumCents: premium,
    creditEligibleMonthlyPremiumCents: premium,
    deductibles: someDeductibles(),
    outOfPocketMaximums: between(0, 6) === 0 ? [] : [limit(between(1, 4) * 200_000, { type: total })],
    exampleCosts: between(0, 6) === 0 ? null : { baby: example(), diabetes: example(), fracture: example() },
  })
}

/** The deductible for care and drugs by the words of P-65: one for both, or both together; null when one is missing. */
function deductibleByHand({ deductibles }: Plan, { csr, applicants }: Ranking): number | null {
  const whose = applicants > 1 ? 'Family Per Person' : 'Individual'
  const amounts = new Map(
    deductibles.flatMap((row) =>
      row.networkTier === 'In-Network' && row.csr === csr && row.familyCost === whose
        ? [[row.type, row.amountCents] as const]
        : [],
    ),
  )
  const both = amounts.get('Combined Medical and Drug EHB Deductible')
  if (both !== undefined) return both
  const [medical, drug] = [amounts.get('Medical EHB Deductible'), amounts.get('Drug EHB Deductible')]
  return medical === undefined || drug === undefined ? null : medical + drug
}

/** The amount of a figure, computed anew for one plan; null when it is not known. */
function amountOf(plan: Plan, figure: LowestFigure, ranking: Ranking) {
  if (figure === 'deductible') return deductibleByHand(plan, ranking)
  const { csr, applicants, creditCents, monthsCovered } = ranking
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
  const inOrder = tied.toSorted((a, b) => {
    for (const tie of ties) {
      const [one, other] = [amountOf(a, tie, ranking) ?? Infinity, amountOf(b, tie, ranking) ?? Infinity]
      if (one !== other) return one < other ? -1 : 1
    }
    return a.id < b.id ? -1 : 1
  })
  const [first] = inOrder
  return first && { id: first.id, cents: Math.min(...amounts), among: known.length, tied: inOrder.map(({ id }) => id) }
}

// Proves P-65.
describe('the plans to start with', () => {
  it(`have for 2,000 lists the lowest figures that plain comparison finds (seed ${seed})`, () => {
    let reasonCount = 0
    let unsaidCount = 0
    for (let list = 0; list < 2_000; list += 1) {
      const plans = Array.from({ length: between(4, 24) }, (_, at) => somePlan(at))
      const view = oneOf(yearViews)
      const ranking: Ranking = {
        csr: oneOf(['none', '94'] as const),
        applicants: oneOf([1, 1, 3]),
        creditCents: between(0, 4) * 10_000,
        priceShown: 'specified',
        monthsCovered: between(1, 12),
      }
      const listed = oneOf([plans, plans.toReversed()])
      const { starts, reasons } = lowestPlans(indexPlans(listed, ranking), view, costLimitChoiceOf(ranking))
      const figures: readonly LowestFigure[] = [
        'healthy',
        'bad',
        view === 'healthy' || view === 'bad' ? 'deductible' : view,
      ]
      const expected = figures.flatMap((figure) => {
        const lowest = byHand(plans, figure, ranking)
        if (!lowest) return []
        // Extra savings are in Silver plans alone.
        const isAtMost =
          ranking.csr === '94' &&
          ['baby', 'diabetes', 'fracture'].includes(figure) &&
          plans.some(({ id, metalLevel }) => id === lowest.id && metalLevel === 'Silver')
        return [{ figure, ...lowest, isAtMost }]
      })
      // Extra savings put Silver plans first.
      const ids = [...new Set(expected.map(({ id }) => id))]
      const isSilver = (id: string) => plans.some((plan) => plan.id === id && plan.metalLevel === 'Silver')
      const silverFirst = [...ids.filter(isSilver), ...ids.filter((id) => !isSilver(id))]
      expect(starts.map(({ plan }) => plan.id)).toEqual(ranking.csr === '94' ? silverFirst : ids)
      expect(
        starts.every(({ plan, lost }) => (lost === undefined) === (ranking.csr === 'none' || isSilver(plan.id))),
      ).toBe(true)
      const reasonsOf = (planId: string) =>
        expected
          .filter(({ tied }) => tied.includes(planId))
          .map(({ figure, cents, among, isAtMost, tied }) => ({
            figure,
            cents,
            among,
            isAtMost,
            sharedBy: tied.length,
          }))
      for (const { plan, reasons: own } of starts) expect(own).toEqual(reasonsOf(plan.id))
      // A reason is on each card that shares the lowest figure with nine others at most, and on no other.
      for (const { id } of plans) {
        const few = reasonsOf(id).filter(({ sharedBy }) => sharedBy <= 10)
        expect(reasons.get(id)).toEqual(few.length > 0 ? few : undefined)
        reasonCount += few.length
        unsaidCount += reasonsOf(id).length - few.length
      }
    }
    expect(reasonCount).toBeGreaterThan(4_000)
    expect(unsaidCount).toBeGreaterThan(50)
  })

  const ranking: Ranking = { csr: '94', applicants: 1, creditCents: 0, priceShown: 'specified', monthsCovered: 12 }
  const priced = (id: string, premium: number) => samplePlan({ id, monthlyPremiumCents: premium })
  const lowestOf = (plans: readonly Plan[], view: YearView, own = ranking) =>
    lowestPlans(indexPlans(plans, own), view, costLimitChoiceOf(own))
  const four = [priced('a', 300), priced('b', 100), priced('c', 200), priced('d', 100)]

  it('name a plan once that is the lowest of several', () => {
    const { starts } = lowestOf(four, 'baby')
    expect(starts.map(({ plan, reasons }) => [plan.id, reasons.map(({ figure }) => figure)])).toEqual([
      ['b', ['healthy', 'bad']],
    ])
  })

  it('prefer the lower highest cost among plans with the same bills, and tell how many share them', () => {
    const maximum = (cents: number) => [limit(cents, { type: total })]
    const maximums = [maximum(900_000), maximum(700_000), maximum(500_000), maximum(600_000)]
    const plans = four.map((plan, at) => ({ ...plan, outOfPocketMaximums: maximums[at] ?? [] }))
    const { starts, reasons } = lowestOf(plans, 'baby')
    expect(starts[0]?.plan.id).toBe('d')
    expect(starts[0]?.reasons).toMatchObject([{ figure: 'healthy', among: 4, sharedBy: 2 }])
    expect([...reasons.keys()].toSorted()).toEqual(['b', 'c', 'd'])
  })

  // Proves P-65.
  it('lead a household with extra savings to Silver first, and say what the others lose', () => {
    const [high, low] = [900_000, 200_000].map((cents) => [limit(cents, { type: total })])
    const plans = four.map((plan, at) => ({
      ...plan,
      metalLevel: at < 2 ? ('Bronze' as const) : ('Silver' as const),
      outOfPocketMaximums: (at < 2 ? high : low) ?? [],
      // The Bronze plans have the lowest bills.
      monthlyPremiumCents: at < 2 ? 100 + at : 5_000 + at,
    }))
    const { starts } = lowestOf(plans, 'healthy')
    expect(starts.map(({ plan, lost }) => [plan.id, lost])).toEqual([
      ['c', undefined],
      ['a', { moreCents: 700_000 - 12 * 4_902 }],
    ])
    const without = lowestOf(plans, 'healthy', { ...ranking, csr: 'none' })
    expect(without.starts.map(({ plan, lost }) => [plan.id, lost])).toEqual([
      ['a', undefined],
      ['c', undefined],
    ])
    const onlyBronze = plans.map((plan) => ({ ...plan, metalLevel: 'Bronze' as const }))
    expect(lowestOf(onlyBronze, 'healthy').starts[0]?.lost).toEqual({ moreCents: null })
  })

  it('name no plan whose deductible is the lowest for care alone', () => {
    const separate = (medical: number, drug: number) => [
      limit(medical, { type: 'Medical EHB Deductible' }),
      limit(drug, { type: 'Drug EHB Deductible' }),
    ]
    const deductiblesOf = [separate(0, 50_000), [limit(40_000)], separate(30_000, 20_000), [limit(60_000)]]
    const plans = four.map((plan, at) => ({ ...plan, deductibles: deductiblesOf[at] ?? [] }))
    const said = lowestOf(plans, 'healthy').starts.flatMap(({ plan, reasons }) =>
      reasons.flatMap(({ figure, cents, among }) => (figure === 'deductible' ? [[plan.id, cents, among]] : [])),
    )
    expect(said).toEqual([['b', 40_000, 4]])
  })

  it('say “at most” of an example for a household with extra savings', () => {
    const withBaby = four.map((plan, at) => ({
      ...plan,
      exampleCosts: { baby: { sharedCents: at, notCoveredCents: 0 }, diabetes: null, fracture: null },
    }))
    const [first] = lowestOf(withBaby, 'baby').starts
    expect(first?.reasons.map(({ figure, isAtMost }) => [figure, isAtMost])).toContainEqual(['baby', true])
  })

  it('are none in a short list, and where no month can be covered', () => {
    expect(lowestOf(four.slice(0, 3), 'healthy').starts).toEqual([])
    expect(lowestOf(four, 'healthy', { ...ranking, monthsCovered: null }).starts).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import type { ExampleCosts, Plan } from '#domain/plans/plan.ts'
import { highestYearCents, isExampleView, knownYearViews, yearCosts, yearViews } from '#domain/plans/year-costs.ts'
import type { YearlyCostChoice } from '#domain/plans/yearly-cost.ts'

import { limit, samplePlan } from './sample-plan.ts'

const total = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)'
const individual = (cents: number) => limit(cents, { type: total })
const family = (cents: number) => limit(cents, { type: total, familyCost: 'Family' })
const priced = (premium: number, change: Partial<Plan> = {}) =>
  samplePlan({ monthlyPremiumCents: premium, creditEligibleMonthlyPremiumCents: premium, ...change })
const one = (change: Partial<YearlyCostChoice> = {}): YearlyCostChoice => ({
  applicants: 1,
  csr: 'none',
  creditCents: 0,
  monthsCovered: 12,
  ...change,
})
const examples: ExampleCosts = {
  baby: { sharedCents: 630_000, notCoveredCents: 6_000 },
  diabetes: { sharedCents: 150_000, notCoveredCents: 2_000 },
  fracture: { sharedCents: 280_000, notCoveredCents: 0 },
}

/** The reference family's Silver Saver: 42, 12 and 8 years, $27,600 in Miami-Dade. */
const saver = priced(151_909, {
  outOfPocketMaximums: [individual(920_000), family(1_840_000)].flatMap((row) => [
    row,
    { ...row, csr: '94' as const, amountCents: row.familyCost === 'Family' ? 360_000 : 180_000 },
  ]),
  exampleCosts: examples,
})
const parent = one({ applicants: 3, csr: '94', creditCents: 148_000 })
/** The Bronze plan of a person of 55 with $48,000, and the Catastrophic plan of one of 26 with $31,000. */
const bronze = priced(108_171, { metalLevel: 'Bronze', outOfPocketMaximums: [individual(1_060_000)] })
const catastrophic = priced(33_827, { metalLevel: 'Catastrophic', outOfPocketMaximums: [individual(1_060_000)] })

// Proves P-60, P-61 and P-62.
describe('the cost of a year', () => {
  it.each([
    ['the family’s Silver Saver', saver, parent, 46_908, 406_908],
    ['a Bronze plan for one', bronze, one({ creditCents: 79_579 }), 343_104, 1_403_104],
    ['a Catastrophic plan', catastrophic, one({ creditCents: 20_000 }), 405_924, 1_465_924],
    ['eleven months of the Bronze plan', bronze, one({ creditCents: 79_579, monthsCovered: 11 }), 314_512, 1_374_512],
    ['a plan without a maximum', priced(10_000, { outOfPocketMaximums: [] }), one(), 120_000, undefined],
  ])('of %s', (_, plan, choice, healthy, bad) => {
    const year = yearCosts(plan, choice)
    expect(year.healthy.cents).toBe(healthy)
    expect(year.bad?.cents).toBe(bad)
    expect(year.monthlyBillCents * year.monthsCovered).toBe(healthy)
  })

  it('counts one person’s care in an example, up to the individual maximum of the variant', () => {
    const { baby, diabetes, fracture } = yearCosts(saver, parent)
    expect(baby).toEqual({ cents: 232_908, careCents: 180_000, notCoveredCents: 6_000, isAtMost: true })
    expect(diabetes).toEqual({ cents: 198_908, careCents: 150_000, notCoveredCents: 2_000, isAtMost: true })
    expect(fracture).toEqual({ cents: 226_908, careCents: 180_000, notCoveredCents: 0, isAtMost: true })
  })

  it('is that of the example where the household has no extra savings', () => {
    expect(yearCosts(saver, one()).baby).toEqual({
      cents: 12 * 151_909 + 636_000,
      careCents: 630_000,
      notCoveredCents: 6_000,
      isAtMost: false,
    })
  })

  it.each([
    ['a Bronze plan', bronze],
    ['a Catastrophic plan', catastrophic],
  ])('is that of the example in %s, because the savings of an income come with Silver plans', (_, plan) => {
    expect(yearCosts({ ...plan, exampleCosts: examples }, one({ csr: '94' })).baby?.isAtMost).toBe(false)
  })

  it('is at the highest the dearest of its years', () => {
    const dear = { ...examples, fracture: { sharedCents: 0, notCoveredCents: 9_000_000 } }
    expect(highestYearCents(yearCosts(saver, parent))).toBe(406_908)
    expect(highestYearCents(yearCosts({ ...saver, exampleCosts: dear }, parent))).toBe(46_908 + 9_000_000)
    expect(highestYearCents(yearCosts(priced(10_000, { outOfPocketMaximums: [] }), one()))).toBe(120_000)
    expect(highestYearCents(null)).toBe(0)
  })

  it('has no example without its costs or without an individual maximum', () => {
    expect(yearCosts({ ...saver, exampleCosts: null }, parent).baby).toBeNull()
    expect(yearCosts({ ...saver, exampleCosts: { ...examples, baby: null } }, parent)).toMatchObject({
      baby: null,
      fracture: { cents: 226_908 },
    })
    expect(yearCosts({ ...saver, outOfPocketMaximums: [family(360_000)] }, parent)).toMatchObject({
      baby: null,
      bad: { cents: 406_908 },
    })
  })
})

// Proves P-63.
describe('the years to choose from', () => {
  it('are those that a plan has a figure of', () => {
    const years = (...plans: readonly Plan[]) => knownYearViews(plans.map((plan) => yearCosts(plan, one())))
    expect(years()).toEqual([])
    expect(years(priced(1, { outOfPocketMaximums: [] }))).toEqual(['healthy'])
    expect(years(bronze, priced(1, { outOfPocketMaximums: [] }))).toEqual(['healthy', 'bad'])
    expect(years(bronze, saver)).toEqual(yearViews)
  })

  it('know the federal examples', () => {
    expect(yearViews.filter(isExampleView)).toEqual(['fracture', 'diabetes', 'baby'])
  })
})

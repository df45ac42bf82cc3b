import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { csrVariants, familyCosts, metalLevels, type Plan } from '#domain/plans/plan.ts'
import { savingsGuard } from '#domain/plans/savings-guard.ts'
import { yearlyCost, type YearlyCostChoice } from '#domain/plans/yearly-cost.ts'

import { limit, samplePlan } from './sample-plan.ts'

const total = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)'
const individual = (cents: number) => limit(cents, { type: total })
const perPerson = (cents: number) => limit(cents, { type: total, familyCost: 'Family Per Person' })
const family = (cents: number) => limit(cents, { type: total, familyCost: 'Family' })
const as94 = (rows: readonly ReturnType<typeof limit>[]) => rows.map((row) => ({ ...row, csr: '94' as const }))
const priced = (premium: number, change: Partial<Plan> = {}) =>
  samplePlan({ monthlyPremiumCents: premium, creditEligibleMonthlyPremiumCents: premium, ...change })
const household = (change: Partial<YearlyCostChoice> = {}): YearlyCostChoice => ({
  applicants: 1,
  csr: 'none',
  creditCents: 0,
  monthsCovered: 12,
  ...change,
})

/** The Silver Saver of the reference family: the premium is 1,519.09 and the credit 1,480. */
const saver = priced(151_909, {
  outOfPocketMaximums: [perPerson(920_000), family(1_840_000), ...as94([perPerson(180_000), family(360_000)])],
})
const family94 = household({ applicants: 3, csr: '94', creditCents: 148_000 })

// Proves P-26.
describe('the cost of a year', () => {
  it.each([
    ['the family’s Silver Saver', saver, family94, 46_908, 406_908],
    [
      'a Bronze plan for one',
      priced(108_092, { metalLevel: 'Bronze', outOfPocketMaximums: [individual(1_060_000)] }),
      household({ creditCents: 79_500 }),
      343_104,
      1_403_104,
    ],
    [
      'a Catastrophic plan, which takes no credit',
      priced(33_827, { metalLevel: 'Catastrophic', outOfPocketMaximums: [individual(1_060_000)] }),
      household({ creditCents: 16_000 }),
      405_924,
      1_465_924,
    ],
    ['one month of the same Silver Saver', saver, { ...family94, monthsCovered: 1 }, 3_909, 363_909],
    ['a plan without a bill', saver, { ...family94, creditCents: 300_000 }, 0, 360_000],
    ['two who reach no family maximum', saver, { ...family94, applicants: 2 }, 46_908, 406_908],
  ])('of %s', (_, plan, choice, billsCents, mostCents) => {
    expect(yearlyCost(plan, choice)).toEqual({ billsCents, mostCents })
  })

  it('counts what the credit can’t pay', () => {
    const plan = priced(50_000, { creditEligibleMonthlyPremiumCents: 49_000, outOfPocketMaximums: [individual(100)] })
    expect(yearlyCost(plan, household({ creditCents: 90_000 }))).toEqual({ billsCents: 12_000, mostCents: 12_100 })
  })

  it.each([
    ['the lower family amount', [perPerson(500), family(700)], 700],
    ['the lower sum of persons', [perPerson(300), family(700)], 600],
    ['the family amount alone', [family(700)], 700],
    ['the amount per person alone', [perPerson(300)], 600],
    ['no amount for one person', [individual(300)], null],
    ['no amount', [], null],
    ['no amount outside the network', [{ ...family(700), networkTier: 'Out-of-Network' as const }], null],
    [
      'both parts of separate maximums',
      [
        { ...family(700), type: 'Maximum Out of Pocket for Medical EHB Benefits' },
        { ...family(50), type: 'Maximum Out of Pocket for Drug EHB Benefits' },
      ],
      750,
    ],
    [
      'no half of separate maximums',
      [{ ...family(700), type: 'Maximum Out of Pocket for Medical EHB Benefits' }],
      null,
    ],
  ])('for two takes %s', (_, outOfPocketMaximums, mostCents) => {
    const cost = yearlyCost(priced(0, { outOfPocketMaximums }), household({ applicants: 2 }))
    expect(cost.mostCents).toBe(mostCents)
  })

  it('for one takes no family amount', () => {
    expect(
      yearlyCost(priced(0, { outOfPocketMaximums: [perPerson(300), family(700)] }), household()).mostCents,
    ).toBeNull()
  })
})

const cents = fc.integer({ min: 0, max: 5_000_000 })
const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    metalLevel: fc.constantFrom(...metalLevels),
    monthlyPremiumCents: cents,
    creditEligibleMonthlyPremiumCents: fc.option(cents),
    outOfPocketMaximums: fc.array(
      fc
        .record({ amount: cents, familyCost: fc.constantFrom(...familyCosts), csr: fc.constantFrom(...csrVariants) })
        .map(({ amount, ...row }) => limit(amount, { type: total, ...row })),
      { maxLength: 6 },
    ),
  })
  .map((change) => samplePlan(change))
const anyChoice: fc.Arbitrary<YearlyCostChoice> = fc.record({
  applicants: fc.integer({ min: 1, max: 9 }),
  csr: fc.constantFrom(...csrVariants),
  creditCents: cents,
  monthsCovered: fc.integer({ min: 1, max: 12 }),
})

it('of any plan is whole cents, not below 0, and the highest cost not below the bills', () => {
  fc.assert(
    fc.property(anyPlan, anyChoice, (plan, choice) => {
      const cost = yearlyCost(plan, choice)
      expect(Number.isSafeInteger(cost.billsCents)).toBe(true)
      expect(cost.billsCents).toBeGreaterThanOrEqual(0)
      if (cost.mostCents === null) return
      expect(Number.isSafeInteger(cost.mostCents)).toBe(true)
      expect(cost.mostCents).toBeGreaterThanOrEqual(cost.billsCents)
    }),
  )
})

// Proves P-28.
describe('the warning before a plan without extra savings', () => {
  const bronze = priced(147_990, {
    id: 'bronze',
    metalLevel: 'Bronze',
    outOfPocketMaximums: [perPerson(1_060_000), family(2_120_000)],
  })
  const dearer = { ...saver, id: 'dearer', monthlyPremiumCents: 160_000, creditEligibleMonthlyPremiumCents: 160_000 }
  const plans = [dearer, bronze, { ...saver, id: 'saver', name: 'Silver Saver 7000' }]

  it('compares the family’s Bronze plan with the lowest Silver plan', () => {
    expect(savingsGuard(bronze, plans, family94)).toEqual({
      chosenBillsCents: 0,
      chosenMostCents: 2_120_000,
      silver: { planId: 'saver', name: 'Silver Saver 7000', billsCents: 46_908, mostCents: 406_908 },
    })
  })

  it.each([
    ['another household', bronze, plans, { ...family94, csr: 'none' as const }],
    ['a household with savings at every level', bronze, plans, { ...family94, csr: 'zero' as const }],
    ['a Silver plan', saver, plans, family94],
    ['a plan without a known maximum', { ...bronze, outOfPocketMaximums: [] }, plans, family94],
    ['a search without Silver plans', bronze, [bronze], family94],
    ['Silver plans without a known maximum', bronze, [{ ...saver, outOfPocketMaximums: [] }], family94],
    ['a plan that costs no more', { ...bronze, outOfPocketMaximums: [family(406_908)] }, plans, family94],
  ])('says nothing for %s', (_, chosen, list, choice) => {
    expect(savingsGuard(chosen, list, choice)).toBeNull()
  })

  it('names the Silver plan whose highest cost is the lowest, whatever the order of the list', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 12 }), anyPlan, anyChoice, (list, chosen, choice) => {
        const guard = savingsGuard(chosen, list, choice)
        if (!guard) return
        const highestCosts = list
          .filter(({ metalLevel }) => metalLevel === 'Silver')
          .flatMap((plan) => yearlyCost(plan, choice).mostCents ?? [])
        expect(guard.silver.mostCents).toBe(Math.min(...highestCosts))
        expect(guard.silver.mostCents).toBeLessThan(guard.chosenMostCents)
        const other = savingsGuard(chosen, list.toReversed(), choice)
        expect(other?.silver.mostCents).toBe(guard.silver.mostCents)
        expect(other?.silver.planId).toBe(guard.silver.planId)
      }),
    )
  })
})

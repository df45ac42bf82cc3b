import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ageFactor } from '#mocks/marketplace/person-fields.ts'
import { applicantsOf, priceHousehold } from '#mocks/marketplace/premiums.ts'

/** The federal default age curve, copied by hand from the official table: every age from 21 to 64. */
const adultCurve =
  `1.000 1.000 1.000 1.000 1.004 1.024 1.048 1.087 1.119 1.135 1.159 1.183 1.198 1.214 1.222 1.230 1.238 1.246
1.262 1.278 1.302 1.325 1.357 1.397 1.444 1.500 1.563 1.635 1.706 1.786 1.865 1.952 2.040 2.135 2.230 2.333 2.437 2.548 2.603
2.714 2.810 2.873 2.952 3.000`
    .split(/\s+/)
    .map(Number)
const childCurve = [...Array<number>(15).fill(0.765), 0.833, 0.859, 0.885, 0.913, 0.941, 0.97]
const factorByHand = (age: number) => [...childCurve, ...adultCurve][Math.min(age, 64)] ?? Number.NaN

const rates = { rateAt21Cents: 53_551, essentialRateAt21Cents: 53_000 }
const ages = (...list: number[]) => list.map((age) => ({ age }))

describe('the age curve', () => {
  it('is the federal default curve at every age', () => {
    for (let age = 0; age <= 120; age++) expect(ageFactor(age) / 1000).toBe(factorByHand(age))
  })

  it('never falls with age, and an old adult pays three times what a young one pays', () => {
    for (let age = 1; age <= 120; age++) expect(ageFactor(age)).toBeGreaterThanOrEqual(ageFactor(age - 1))
    expect(ageFactor(64)).toBe(3 * ageFactor(21))
  })
})

describe('a household premium', () => {
  it.each([
    ['a 21-year-old pays the rate', ages(21), 53_551],
    ['a 40-year-old pays 1.278 times the rate', ages(40), 68_438],
    ['a mother of 34 and a child of 7', ages(34, 7), 65_011 + 40_967],
    ['a couple of 60 and 64', ages(60, 64), 145_337 + 160_653],
    ['three children are charged', ages(2, 5, 9), 3 * 40_967],
    ['a fourth child is free', ages(2, 5, 9, 12), 3 * 40_967],
    ['the three oldest are the ones charged', ages(3, 20, 18, 16), 51_944 + 48_892 + 46_000],
    ['a child of 21 counts as an adult', ages(21, 20, 19, 18, 17), 53_551 + 51_944 + 50_391 + 48_892],
    ['nobody pays nothing', ages(), 0],
  ])('%s', (_rule, people, cents) => {
    expect(priceHousehold(rates, people).premiumCents).toBe(cents)
  })

  it('is the sum of the people at the age curve, rounded to the cent for each', () => {
    const household = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(household, fc.integer({ min: 20_000, max: 250_000 }), (people, rateAt21Cents) => {
        const children = people.filter((age) => age < 21).sort((one, other) => other - one)
        const charged = [...people.filter((age) => age >= 21), ...children.slice(0, 3)]
        const byHand = charged.reduce(
          (sum, age) => sum + Math.round((rateAt21Cents * Math.round(factorByHand(age) * 1000)) / 1000),
          0,
        )
        const plan = { rateAt21Cents, essentialRateAt21Cents: rateAt21Cents }
        expect(priceHousehold(plan, ages(...people)).premiumCents).toBe(byHand)
      }),
      { seed: 2026, numRuns: 300 },
    )
  })

  it('leaves out who does not apply and who has other coverage', () => {
    const people = [{ age: 40, aptc_eligible: false, has_mec: true }, { age: 38, has_mec: true }, { age: 10 }]
    expect(applicantsOf(people)).toEqual([{ age: 10 }])
    expect(priceHousehold(rates, people).premiumCents).toBe(40_967)
  })

  it('never asks more for tobacco', () => {
    expect(priceHousehold(rates, [{ age: 40, uses_tobacco: true }])).toEqual(priceHousehold(rates, ages(40)))
  })
})

import type { ExamplePlan } from '#domain/content/example-plan.ts'

const person = { age: 58, incomeCents: 26_000_00 }

/**
 * The lowest-priced Silver plan for the example's person in each year, from the market of the mocks.
 * `tests/unit/config/example-plans.test.ts` prices it again.
 */
export const examplePlans: readonly ExamplePlan[] = [
  {
    ...person,
    year: 2026,
    premiumCents: 1_355_74,
    priceCents: 98_90,
    deductibleCents: 900_00,
    usualDeductibleCents: 7_000_00,
    outOfPocketMaximumCents: 3_100_00,
  },
  {
    ...person,
    year: 2027,
    premiumCents: 1_438_50,
    priceCents: 71_90,
    deductibleCents: 900_00,
    usualDeductibleCents: 7_000_00,
    outOfPocketMaximumCents: 3_100_00,
  },
]

/** Returns the example of a plan year, or of the latest year before it that has one; the page names the example's year. */
export function examplePlanOf(year: number): ExamplePlan | undefined {
  return examplePlans.findLast((example) => example.year <= year) ?? examplePlans[0]
}

/** The plan that the first page explains: one person in Miami, with the costs of that person's extra savings. */
export interface ExamplePlan {
  readonly year: number
  readonly age: number
  readonly incomeCents: number
  /** The monthly premium before the tax credit. */
  readonly premiumCents: number
  /** The monthly premium after the tax credit. */
  readonly priceCents: number
  readonly deductibleCents: number
  /** The deductible of the same plan without extra savings. */
  readonly usualDeductibleCents: number
  readonly outOfPocketMaximumCents: number
}

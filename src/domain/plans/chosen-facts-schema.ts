import * as z from 'zod/mini'

import type { ChosenFacts } from './chosen-facts.ts'

const cents = z.int().check(z.gte(0))
const centsOrNull = z.nullable(cents)
const figure = z.object({ cents, careCents: cents })
const exampleYear = z.nullable(z.object({ cents, careCents: cents, notCoveredCents: cents, isAtMost: z.boolean() }))
const year = z.object({
  monthsCovered: z.int().check(z.gte(1), z.lte(12)),
  monthlyBillCents: cents,
  healthy: figure,
  fracture: exampleYear,
  diabetes: exampleYear,
  baby: exampleYear,
  bad: z.nullable(figure),
})

const facts = z.object({
  extraSavings: z.boolean(),
  isEasyToCompare: z.boolean(),
  year: z.catch(z.nullable(year), null),
  deductibleCents: centsOrNull,
  drugDeductibleCents: centsOrNull,
  outOfPocketMaximumCents: centsOrNull,
  familyMaximumCents: centsOrNull,
  perPerson: z.boolean(),
})

/** Reads the stored facts of a chosen plan. Unreadable facts are dropped, and the plan is kept (P-89). */
export const chosenFactsSchema: z.ZodMiniType<ChosenFacts | undefined> = z.catch(z.optional(facts), undefined)

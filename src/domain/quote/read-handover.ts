import * as z from 'zod/mini'

import { storedDay as day } from '#domain/calendar/stored-day.ts'
import { storedLifeChanges } from '#domain/calendar/stored-life-changes.ts'
import { priceAnswersSchema } from '#domain/household/price-answers-schema.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { csrVariants, metalLevels } from '#domain/plans/plan.ts'
import { creditOutlookSchema, leftToMedicaidSchema } from '#domain/subsidy/credit-outlook-schema.ts'

import { estimatorOfIncome, type QuoteHandover } from './quote-handover.ts'
import { comparedPlanSchema, criteriaSchema, estimatorSchema } from './restore-session.ts'

const cents = z.int().check(z.gte(0))

const effective = z.discriminatedUnion('variant', [
  z.object({
    variant: z.literal('openEnrollment'),
    start: day,
    chooseBy: day,
    mayChange: z.catch(z.optional(z.literal(true)), undefined),
  }),
  z.object({ variant: z.enum(['standard', 'endOfMonth']), start: day }),
])

const plan = z
  .extend(comparedPlanSchema, {
    metalLevel: z.enum(metalLevels),
    monthlyPremiumCents: cents,
    monthlyCreditCents: cents,
    csr: z.catch(z.enum(csrVariants), 'none'),
    hasExtraSavings: z.catch(z.boolean(), false),
    outlook: creditOutlookSchema,
    leftToMedicaid: leftToMedicaidSchema,
    secondCents: z.catch(z.optional(cents), undefined),
  })
  // The difference between premium and bill is the credit that the plan uses. It can't exceed the household's credit.
  .check(
    z.refine(({ monthlyPremiumCents: premium, monthlyBillCents: bill, monthlyCreditCents: credit }) => {
      return bill <= premium && premium - bill <= credit
    }),
  )

const handover = z.object({
  day,
  effective: z.catch(z.nullable(effective), null),
  next: z.catch(z.optional(z.object({ ends: day, year: z.int(), chooseBy: day, start: day })), undefined),
  criteria: criteriaSchema,
  priceAnswers: priceAnswersSchema,
  plan,
  compared: z.catch(z.array(comparedPlanSchema).check(z.maxLength(compareMaximum)), []),
  estimator: z.catch(estimatorSchema, null),
  hasMarketplaceCoverage: z.catch(z.optional(z.boolean()), undefined),
  toldIncome: z.catch(z.optional(cents), undefined),
  tellsAgent: z.catch(z.optional(z.literal(true)), undefined),
  isFound: z.catch(z.optional(z.literal(true)), undefined),
  lifeChanges: z.catch(z.nullable(storedLifeChanges), null),
})

/**
 * Reads a hand-over back from storage; null when its search or its plan can't be read. Other unreadable parts are left
 * out, and so is an estimate that does not give the quoted income (P-96).
 */
export function readHandover(value: unknown): QuoteHandover | null {
  const read = z.safeParse(handover, value)
  if (!read.success) return null
  const { estimator, criteria } = read.data
  return { ...read.data, estimator: estimatorOfIncome(estimator, criteria) }
}

import * as z from 'zod/mini'

import type { Requote } from './verified-user.ts'

const text = z.string().check(z.maxLength(300))
const age = z.nullable(z.int().check(z.gte(0), z.lte(120)))
const amount = z.number().check(z.gte(0))

const quote = z.object({
  planApiId: z.nullable(text),
  plan: z.nullable(z.object({ name: text, issuerName: text, metalLevel: text })),
  monthlyPriceCents: z.nullable(amount),
  monthlySubsidyCents: amount,
  zipCode: text,
  county: text,
  stateAbbreviation: text,
  householdAnnualIncome: z.nullable(amount),
  age,
  isApplyingForCoverage: z.boolean(),
  relatives: z
    .array(z.object({ id: z.nullable(text), isSpouse: z.boolean(), isApplyingForCoverage: z.boolean(), age }))
    .check(z.maxLength(100)),
})

const schema: z.ZodMiniType<Requote> = z.object({ before: quote, now: quote })

/** Reads a newer quote back from storage; undefined when there is none, or it can't be read. */
export function readRequote(value: unknown): Requote | undefined {
  return z.safeParse(schema, value).data
}

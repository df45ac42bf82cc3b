import * as z from 'zod/mini'

import type { CreditOutlook } from './credit-outlook.ts'
import { noCreditReasonIds } from './no-credit-reasons.ts'

const outlook = z.object({
  reasons: z.array(z.nullable(z.enum(noCreditReasonIds))).check(z.maxLength(2_000)),
  probableCents: z.nullable(z.int().check(z.gte(0))),
})

/** Reads an outlook back from storage; what was stored without one, and an unreadable one, says nothing (A-56, P-100). */
export const creditOutlookSchema: z.ZodMiniType<CreditOutlook | undefined> = z.catch(z.optional(outlook), undefined)

const positions = z.array(z.int().check(z.gte(0))).check(z.maxLength(2_000))

/** Reads positions of members back from storage; unreadable ones say nothing. */
export const leftToMedicaidSchema: z.ZodMiniType<readonly number[] | undefined> = z.catch(
  z.optional(positions),
  undefined,
)

import * as z from 'zod/mini'

import { isRange, noFilters } from './filters.ts'
import type { PlanFilters } from './plan.ts'

const values = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(2_000))
const isOn = z.catch(z.boolean(), false)
const end = z.nullable(z.int().check(z.gte(0)))
const range = z.catch(z.object({ min: end, max: end }).check(z.refine(isRange)), noFilters.priceCents)

/**
 * Reads filters back from storage. Sessions of an earlier version of the site have only the groups, and an unreadable
 * switch or range becomes off (P-81).
 */
export const planFiltersSchema: z.ZodMiniType<PlanFilters> = z.object({
  metalLevels: values,
  issuers: values,
  types: values,
  hsaOnly: isOn,
  easyToCompareOnly: isOn,
  allMyDoctors: isOn,
  priceCents: range,
  deductibleCents: range,
})

import type { PlanYear } from '#domain/years/plan-years.ts'

import type { QuoteCriteria } from './criteria.ts'
import type { QuoteDraft } from './draft.ts'
import { isIncomeChecked } from './income-check.ts'
import { toCriteria } from './to-criteria.ts'

/**
 * Returns the search that may be asked for before it is submitted: complete, in a state that the site quotes in,
 * with an income that has passed its check and is not below the minimum. Null while there is none. The last question
 * does not change it.
 */
export function earlyCriteria(draft: QuoteDraft, planYear: PlanYear): QuoteCriteria | null {
  if (!isIncomeChecked(draft) || draft.incomeCheck?.minimumIncome !== undefined) return null
  const submit = toCriteria(draft, planYear)
  return submit.ok ? submit.value : null
}

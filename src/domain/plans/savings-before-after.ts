import { chooseDeductible, chooseOutOfPocketMaximum, type CostLimitChoice } from './cost-limit.ts'
import type { Plan } from './plan.ts'

/** A plan's amounts for everybody and for the household with extra savings, in cents (P-27). */
export interface SavingsBeforeAfter {
  readonly usualDeductibleCents: number
  readonly usualOutOfPocketMaximumCents: number
  readonly deductibleCents: number
  readonly outOfPocketMaximumCents: number
  /** The usual deductible when the plan's name has it, such as "Silver 7000"; else null. */
  readonly deductibleInNameCents: number | null
}

type Amounts = Pick<Plan, 'name' | 'deductibles' | 'outOfPocketMaximums'>

/** Whether a name has an amount, such as "7000", "7,000" or "$7,000" for 700,000 cents. */
function hasAmount(name: string, cents: number): boolean {
  const numbers = name.match(/\d{1,3}(?:,\d{3})+(?![\d,])|\d+/g) ?? []
  return cents > 0 && numbers.some((number) => Number(number.replaceAll(',', '')) * 100 === cents)
}

function amountsOf(plan: Amounts, choice: CostLimitChoice) {
  const deductible = chooseDeductible(plan, choice)
  const maximum = chooseOutOfPocketMaximum(plan, choice)
  return deductible && maximum && { deductible: deductible.amountCents, maximum: maximum.amountCents }
}

/**
 * Returns a plan's deductible and out-of-pocket maximum before and after the household's extra savings, chosen as in
 * P-25 (P-27). Null when an amount is missing, when one is higher with the savings, and when neither is lower.
 */
export function savingsBeforeAfter(plan: Amounts, choice: CostLimitChoice): SavingsBeforeAfter | null {
  const usual = amountsOf(plan, { ...choice, csr: 'none' })
  const own = amountsOf(plan, choice)
  if (!usual || !own || own.deductible > usual.deductible || own.maximum > usual.maximum) return null
  if (own.deductible === usual.deductible && own.maximum === usual.maximum) return null
  const promises = own.deductible < usual.deductible && hasAmount(plan.name, usual.deductible)
  return {
    usualDeductibleCents: usual.deductible,
    usualOutOfPocketMaximumCents: usual.maximum,
    deductibleCents: own.deductible,
    outOfPocketMaximumCents: own.maximum,
    deductibleInNameCents: promises ? usual.deductible : null,
  }
}

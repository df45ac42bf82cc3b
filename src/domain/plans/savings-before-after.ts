import {
  chooseDeductible,
  chooseDrugDeductible,
  chooseOutOfPocketMaximum,
  type CostLimitChoice,
  isCombined,
} from './cost-limit.ts'
import type { Plan } from './plan.ts'

/** A standard amount and the household's amount with extra savings, in cents. */
export interface BeforeAfter {
  readonly usualCents: number
  readonly cents: number
}

/** A plan's standard amounts and the household's amounts with extra savings (P-27). */
export interface SavingsBeforeAfter {
  /** For care and drugs, or for care alone if drugs have a separate deductible. */
  readonly deductible: BeforeAfter
  /** The deductible for drugs beside that for care; null when one serves both, and when it is not stated. */
  readonly drugDeductible: BeforeAfter | null
  readonly outOfPocketMaximum: BeforeAfter
  /** The standard deductible if the plan's name contains it, such as "Silver 7000"; otherwise null. */
  readonly deductibleInNameCents: number | null
}

type Amounts = Pick<Plan, 'name' | 'deductibles' | 'outOfPocketMaximums'>

/** Whether a name contains an amount, such as "7000", "7,000" or "$7,000" for 700,000 cents. */
function hasAmount(name: string, cents: number): boolean {
  const numbers = name.match(/\d{1,3}(?:,\d{3})+(?![\d,])|\d+/g) ?? []
  return cents > 0 && numbers.some((number) => Number(number.replaceAll(',', '')) * 100 === cents)
}

function amountsOf(plan: Amounts, choice: CostLimitChoice) {
  const deductible = chooseDeductible(plan, choice)
  const maximum = chooseOutOfPocketMaximum(plan, choice)
  const drugDeductible = chooseDrugDeductible(plan, choice)
  return deductible && maximum && { deductible, drugDeductible, maximum }
}

/**
 * Returns a plan's deductibles and out-of-pocket maximum before and after the household's extra savings, chosen as in
 * P-25 and P-86 (P-27). Null when an amount is missing, when the deductibles cover different things, when an amount is
 * higher with the savings, and when none is lower.
 */
export function savingsBeforeAfter(plan: Amounts, choice: CostLimitChoice): SavingsBeforeAfter | null {
  const usual = amountsOf(plan, { ...choice, csr: 'none' })
  const own = amountsOf(plan, choice)
  if (!usual || !own) return null
  const [usualDrugs, ownDrugs] = [usual.drugDeductible, own.drugDeductible]
  const areAlike = isCombined(usual.deductible) === isCombined(own.deductible)
  if (!areAlike || (usualDrugs === null) !== (ownDrugs === null)) return null
  const deductible = { usualCents: usual.deductible.amountCents, cents: own.deductible.amountCents }
  const drugDeductible = usualDrugs && ownDrugs && { usualCents: usualDrugs.amountCents, cents: ownDrugs.amountCents }
  const outOfPocketMaximum = { usualCents: usual.maximum.amountCents, cents: own.maximum.amountCents }
  const all = [deductible, outOfPocketMaximum, ...(drugDeductible ? [drugDeductible] : [])]
  if (all.some(({ usualCents, cents }) => cents > usualCents)) return null
  if (all.every(({ usualCents, cents }) => cents === usualCents)) return null
  const promises = deductible.cents < deductible.usualCents && hasAmount(plan.name, deductible.usualCents)
  return {
    deductible,
    drugDeductible,
    outOfPocketMaximum,
    deductibleInNameCents: promises ? deductible.usualCents : null,
  }
}

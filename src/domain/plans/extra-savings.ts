import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'

import type { CsrVariant, Plan } from './plan.ts'

/**
 * Whether a plan has extra savings for a household: a Silver plan in the income-based variants; in those for American
 * Indians and Alaska Natives, a plan of any level that has amounts of that variant.
 */
export function hasExtraSavings(
  plan: Pick<Plan, 'metalLevel' | 'deductibles' | 'outOfPocketMaximums'>,
  csr: CsrVariant,
): boolean {
  if (savesOnSilverOnly(csr)) return plan.metalLevel === 'Silver'
  return csr !== 'none' && [...plan.deductibles, ...plan.outOfPocketMaximums].some((row) => row.csr === csr)
}

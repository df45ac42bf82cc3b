import type { LegalStatus } from '#domain/application/answer-choices.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/**
 * From which plan year on the tax credit depends on the immigration status, and the statuses of the application whose
 * holders probably get none. The law leaves the credit to citizens, permanent residents, Cuban and Haitian entrants and
 * people under the Compacts of Free Association. A work permit or an I-94 does not say whether its holder is one of them.
 */
export const statusLaw: {
  readonly fromPlanYear: number
  readonly doubtful: readonly LegalStatus[]
  /** The categories of a work permit with which nobody can enroll, by 45 CFR 155.20 as amended by 90 FR 27074: DACA. */
  readonly categoriesWithoutPlan: readonly string[]
  readonly source: string
  readonly read: string
} = {
  fromPlanYear: 2027,
  doubtful: ['workPermit', 'i94'],
  categoriesWithoutPlan: ['C33'],
  source: 'P.L. 119-21 §71301; 26 U.S.C. 36B(e)(2)',
  read: '2026-11-25',
}

/**
 * Whether a status probably gives no tax credit in a plan year (F-95). Where the year is not known, the answer is that
 * of the years from which the law holds, because the sentence names them.
 */
export function isStatusDoubtful(status: LegalStatus | '', planYear: PlanYear | null): boolean {
  return statusLaw.doubtful.some((doubtful) => doubtful === status) && (planYear ?? Infinity) >= statusLaw.fromPlanYear
}

/** Whether a work permit of this category says that its holder probably can't enroll in a Marketplace plan (F-95). */
export function isPlanDoubtful(status: LegalStatus | '', categoryCode: string): boolean {
  return status === 'workPermit' && statusLaw.categoriesWithoutPlan.includes(categoryCode.trim().toUpperCase())
}

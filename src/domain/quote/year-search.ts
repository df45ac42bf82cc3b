import type { PlanYear } from '#domain/years/plan-years.ts'

import type { QuoteCriteria } from './criteria.ts'
import { draftOfCriteria } from './draft-of-criteria.ts'
import type { Carried, SearchedIncome } from './session.ts'

/** A search of another year: its criteria, the draft that leads to it, and the income of the year before it. */
export interface YearSearch extends Pick<Carried, 'draft'> {
  readonly criteria: QuoteCriteria
  readonly otherIncome: NonNullable<Carried['otherIncome']>
}

function incomeOf({ income, primaryApplicantIncome, spouseIncome }: SearchedIncome): SearchedIncome {
  return { income, primaryApplicantIncome, spouseIncome }
}

/** Returns the income that was told for a year; null where it has to be asked, because it was told for another year. */
export function incomeOfYear(
  { otherIncome }: Pick<Carried, 'otherIncome'>,
  criteria: QuoteCriteria,
  planYear: PlanYear,
): SearchedIncome | null {
  const told = [criteria, otherIncome].find((one) => one?.planYear === planYear)
  return told ? incomeOf(told) : null
}

/** Returns the search of another year with the income that was told for that year. */
export function searchOfYear(
  { draft }: Pick<Carried, 'draft'>,
  before: QuoteCriteria,
  planYear: PlanYear,
  income: SearchedIncome,
): YearSearch {
  const criteria = { ...before, ...income, planYear }
  return {
    criteria,
    draft: draftOfCriteria(criteria, draft),
    otherIncome: { planYear: before.planYear, ...incomeOf(before) },
  }
}

import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { type ChosenPlan, initialSession, type QuoteSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { searchOfYear } from '#domain/quote/year-search.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { samplePlan } from '#tests/unit/domain/plans/sample-plan.ts'

import { familyCriteria, familyDraft } from './sample-quote.ts'

/** The session after some events. */
export const after = (session: QuoteSession, ...events: readonly QuoteEvent[]) => events.reduce(reduceSession, session)
/** A plan as the visitor chose it. */
export const chosen: ChosenPlan = { plan: samplePlan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
/** The wizard at its last step, with every answer. */
export const atCoverage = after(
  initialSession,
  { type: 'draftChanged', draft: familyDraft },
  { type: 'wentToStep', step: 'coverage' },
)
/** The results of the answers. */
export const atResults = after(atCoverage, { type: 'searchRequested', criteria: familyCriteria })
/** The filters of `looked`. */
export const filters = { ...noFilters, metalLevels: ['Gold'] }
/** The results after the visitor has filtered, sorted, compared and turned the page. */
export const looked = after(
  atResults,
  { type: 'filtersChanged', filters },
  { type: 'sortChanged', sort: 'price' },
  { type: 'compareChanged', compareIds: ['a'] },
  { type: 'pageChanged', page: 3 },
)
/** The event of a changed search. */
export const replaced = (criteria: QuoteCriteria): QuoteEvent => ({
  type: 'criteriaReplaced',
  criteria,
  draft: draftOfCriteria(criteria, familyDraft),
})

/** The income of another year, as one amount for the household. */
export const otherYearIncome = { income: 31_000, primaryApplicantIncome: 31_000, spouseIncome: 0 }
export const otherYear: QuoteEvent = {
  type: 'planYearChosen',
  search: searchOfYear({ draft: familyDraft }, familyCriteria, 2027, otherYearIncome),
}

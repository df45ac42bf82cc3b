import { isSameEntry, type RegistrationEntry } from '#domain/account/registration-entry.ts'
import type { LifeChangeAnswers } from '#domain/calendar/life-changes.ts'
import { next, previous, reachable } from '#domain/flow/step-order.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import type { PlanFilters, PlanSort } from '#domain/plans/plan.ts'
import type { YearView } from '#domain/plans/year-costs.ts'

import type { QuoteCriteria } from './criteria.ts'
import { leadsTo, sameCriteria, samePeople } from './criteria-changes.ts'
import type { PassedIncome, QuoteDraft } from './draft.ts'
import {
  type Carried,
  type ChosenPlan,
  initialSession,
  initialView,
  type QuoteSession,
  type RegistrationAttempt,
  type Results,
  type ResultsView,
} from './session.ts'
import { type WizardStep, wizardStepIds, wizardSteps } from './wizard-steps.ts'
import type { YearSearch } from './year-search.ts'

/** An event of the flow. */
export type QuoteEvent =
  | { readonly type: 'draftChanged'; readonly draft: Partial<QuoteDraft> }
  /** `checked` is the household that passed the poverty check; without it the flow stays at the income step. */
  | {
      readonly type: 'stepCommitted'
      readonly draft?: Partial<QuoteDraft>
      readonly checked?: PassedIncome | undefined
    }
  | { readonly type: 'steppedBack' }
  | { readonly type: 'wentToStep'; readonly step: WizardStep }
  | { readonly type: 'searchRequested'; readonly criteria: QuoteCriteria }
  /** It also updates the draft to these criteria (`draftOfCriteria`), for going back. */
  | { readonly type: 'criteriaReplaced'; readonly criteria: QuoteCriteria; readonly draft: QuoteDraft }
  /** The search of another year with its own income, from `searchOfYear`. */
  | { readonly type: 'planYearChosen'; readonly search: YearSearch }
  | { readonly type: 'lifeChangesAnswered'; readonly lifeChanges: LifeChangeAnswers }
  | { readonly type: 'priceAnswered'; readonly answers: PriceAnswers }
  | { readonly type: 'creditForgone'; readonly forceZeroSubsidy: boolean }
  | { readonly type: 'filtersChanged'; readonly filters: PlanFilters | null }
  | { readonly type: 'sortChanged'; readonly sort: PlanSort }
  | { readonly type: 'yearViewChanged'; readonly yearView: YearView }
  | { readonly type: 'pageChanged'; readonly page: number }
  /** The plans as `compare-selection.ts` gives them. */
  | { readonly type: 'compareChanged'; readonly compareIds: readonly string[] }
  | { readonly type: 'planOpened'; readonly planId: string }
  | { readonly type: 'planSelected'; readonly chosen: ChosenPlan }
  | { readonly type: 'registrationTyped'; readonly entry: RegistrationEntry }
  | { readonly type: 'registered'; readonly attempt: RegistrationAttempt }
  | { readonly type: 'returnedToVerification' }
  | { readonly type: 'returnedToRegistration' }
  | { readonly type: 'returnedToPlan' }
  /** The page that was on the screen is kept where none is given. */
  | { readonly type: 'returnedToResults'; readonly page?: number }
  | { readonly type: 'returnedToQuote'; readonly step?: WizardStep }
  | { readonly type: 'startedOver' }
  | { readonly type: 'restored'; readonly session: QuoteSession }

const lastStep: WizardStep = wizardStepIds[wizardStepIds.length - 1] ?? 'coverage'

/** Returns a search that shows its list. An open plan page is remembered as left (P-70). */
function listOf(results: Results): Results {
  const { viewedPlanId, ...list } = results
  return viewedPlanId === undefined ? results : { ...list, leftPlanId: viewedPlanId }
}

function resultsOf(criteria: QuoteCriteria, before: Results | null): Results {
  if (before && sameCriteria(before.criteria, criteria)) return listOf(before)
  const leftPlanId = before?.viewedPlanId ?? before?.leftPlanId
  return {
    criteria,
    view: { ...(before?.view ?? initialView), page: 1 },
    compareIds: before?.compareIds ?? [],
    // The answers of other people are dropped.
    priceAnswers: before && samePeople(before.criteria, criteria) ? before.priceAnswers : undefined,
    // Going forward still leads to the plan, if the new search has it.
    ...(leftPlanId !== undefined && { leftPlanId }),
  }
}

function carried({ draft, entry, planYear, otherIncome, lifeChanges, linkedIds }: QuoteSession): Carried {
  return { draft, entry, planYear, otherIncome, lifeChanges, linkedIds }
}

/** Returns the search of a session, with any registration left in it; null when there is no search to go to. */
function resultsLeft(session: QuoteSession): Results | null {
  switch (session.phase) {
    case 'quote':
    case 'results':
      return session.results
    case 'register':
    case 'verify':
      return { ...session.results, left: { chosen: session.chosen, attempt: session.attempt } }
  }
}

/** Returns the registration of a session, current or left; null when there is none to go to. */
function registrationOf(session: QuoteSession): Extract<QuoteSession, { phase: 'register' }> | null {
  const all = resultsLeft(session)
  if (all?.left === undefined) return null
  const { left, ...results } = all
  return { ...carried(session), phase: 'register', results, ...left }
}

/** The names of the events that lead to a search again; `returnedToQuote` leads back from it. */
const waysForward = /^returnedTo(?!Quote)/

/** Whether an event leads to a search whose answers have changed, so they must be checked first. */
function wentPastChecks(session: QuoteSession, event: QuoteEvent): boolean {
  if (session.phase !== 'quote' || !session.results || !waysForward.test(event.type)) return false
  return !leadsTo(session.draft, session.results.criteria)
}

function toQuote(session: QuoteSession, step: WizardStep): QuoteSession {
  const { draft } = session
  return {
    ...carried(session),
    phase: 'quote',
    results: resultsLeft(session),
    step: reachable(wizardSteps, draft, step),
  }
}

const isSamePlan = (a: ChosenPlan, b: ChosenPlan) =>
  a.plan.id === b.plan.id &&
  a.monthlyPriceCents === b.monthlyPriceCents &&
  a.monthlyCreditCents === b.monthlyCreditCents

function withView(session: QuoteSession, change: Partial<ResultsView>): QuoteSession {
  return session.phase === 'results' ? withResults(session, { view: { ...session.results.view, ...change } }) : session
}

function withResults(session: QuoteSession, changed: Partial<Results>): QuoteSession {
  return session.phase === 'results' ? { ...session, results: { ...session.results, ...changed } } : session
}

/**
 * Returns the flow after an event. An event that does not apply to the current phase changes nothing. Changing filters
 * or sort goes to page 1 (P-37), as does another year of the order by yearly cost. New criteria keep
 * filters, sort, year and comparison (P-102), and the draft follows them. Going back keeps the draft, the
 * view, the chosen plan and the registration that waits for its code.
 */
export function reduceSession(session: QuoteSession, event: QuoteEvent): QuoteSession {
  if (wentPastChecks(session, event)) return toQuote(session, lastStep)
  switch (event.type) {
    case 'draftChanged':
      return session.phase === 'quote' ? { ...session, draft: { ...session.draft, ...event.draft } } : session
    case 'stepCommitted': {
      if (session.phase !== 'quote') return session
      const { checked } = event
      const draft = { ...session.draft, ...event.draft, ...(checked && { incomeCheck: checked }) }
      const following = next(wizardSteps, draft, session.step) ?? session.step
      return { ...session, draft, step: reachable(wizardSteps, draft, following) }
    }
    case 'steppedBack':
      if (session.phase !== 'quote') return session
      return { ...session, step: previous(wizardSteps, session.draft, session.step) ?? session.step }
    case 'wentToStep':
      return session.phase === 'quote' ? toQuote(session, event.step) : session
    case 'searchRequested': {
      if (session.phase !== 'quote') return session
      const { linkedIds, ...kept } = carried(session)
      const results = resultsOf(event.criteria, session.results)
      return { ...kept, phase: 'results', results: linkedIds ? { ...results, compareIds: linkedIds } : results }
    }
    case 'criteriaReplaced':
      if (session.phase !== 'results') return session
      return {
        ...session,
        draft: event.draft,
        results: resultsOf(event.criteria, session.results),
      }
    case 'planYearChosen': {
      if (session.phase !== 'results') return session
      const { criteria, ...kept } = event.search
      return { ...session, ...kept, planYear: criteria.planYear, results: resultsOf(criteria, session.results) }
    }
    case 'lifeChangesAnswered':
      return { ...session, lifeChanges: event.lifeChanges ?? undefined }
    case 'priceAnswered':
      if (session.phase === 'quote') return session
      return { ...session, results: { ...session.results, priceAnswers: event.answers } }
    case 'creditForgone': {
      if (session.phase !== 'results') return session
      const { criteria, view } = session.results
      const { forceZeroSubsidy } = event
      return {
        ...session,
        results: {
          ...session.results,
          criteria: { ...criteria, forceZeroSubsidy },
          view: { ...view, page: 1 },
          // Going forward must not lead to a plan chosen at another price.
          left: undefined,
        },
      }
    }
    case 'filtersChanged':
      return withView(session, { filters: event.filters, page: 1 })
    case 'sortChanged':
      return withView(session, { sort: event.sort, page: 1 })
    case 'yearViewChanged':
      return withView(session, {
        yearView: event.yearView,
        ...(session.phase === 'results' && session.results.view.sort === 'yearly' && { page: 1 }),
      })
    case 'pageChanged':
      return withView(session, { page: Math.max(1, Math.trunc(event.page)) })
    case 'compareChanged':
      return withResults(session, { compareIds: event.compareIds.slice(0, compareMaximum) })
    case 'planOpened':
      return withResults(session, { viewedPlanId: event.planId })
    case 'planSelected': {
      if (session.phase !== 'results') return session
      const { left, ...results } = session.results
      const attempt = left && isSamePlan(left.chosen, event.chosen) ? left.attempt : undefined
      return { ...session, phase: 'register', results, chosen: event.chosen, attempt }
    }
    case 'registrationTyped': {
      if (session.phase !== 'register') return session
      const stands = session.entry !== undefined && isSameEntry(session.entry, event.entry)
      return { ...session, entry: event.entry, attempt: stands ? session.attempt : undefined }
    }
    case 'registered':
      return session.phase === 'register' ? { ...session, phase: 'verify', attempt: event.attempt } : session
    case 'returnedToVerification': {
      const registration = registrationOf(session)
      const attempt = registration?.attempt
      return registration && attempt ? { ...registration, phase: 'verify', attempt } : session
    }
    case 'returnedToRegistration':
      return registrationOf(session) ?? session
    case 'returnedToPlan': {
      const results = resultsLeft(session)
      const viewedPlanId = results?.viewedPlanId ?? results?.leftPlanId
      if (!results || viewedPlanId === undefined) return session
      return { ...carried(session), phase: 'results', results: { ...results, viewedPlanId } }
    }
    case 'returnedToResults': {
      const results = resultsLeft(session)
      if (!results) return session
      const list: QuoteSession = { ...carried(session), phase: 'results', results: listOf(results) }
      return event.page === undefined ? list : withView(list, { page: event.page })
    }
    case 'returnedToQuote':
      return toQuote(session, event.step ?? lastStep)
    case 'startedOver':
      return initialSession
    case 'restored':
      return event.session
    default:
      return event satisfies never
  }
}

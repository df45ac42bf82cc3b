import { sameCriteria } from './criteria-changes.ts'
import { restoreSession } from './restore-session.ts'
import { incomeOfYear } from './year-search.ts'
import type { QuoteSession } from './session.ts'
import { storedSession } from './stored-session.ts'

/** The flow of a saved quote: its list as it was left. */
export type StoredResults = Extract<QuoteSession, { phase: 'results' }>

/** A quote that this device keeps. */
export interface StoredQuote {
  /** When it was saved last, in milliseconds since 1970. */
  readonly savedAt: number
  readonly session: StoredResults
}

/** The saved quotes of a device, the newest first. */
export type StoredQuotes = readonly StoredQuote[]

/** Most saved quotes of a device. */
const mostStored = 3
const dayMs = 86_400_000
/** Days after which a saved quote is dropped, the lifetime of sealed values. */
const savedQuoteDays = 30

/**
 * Whether one session's search equals the other's once it takes the other's plan year and the income that was told for
 * that year.
 */
function isOtherYearOf(one: StoredResults, { results: { criteria } }: StoredResults): boolean {
  const { planYear } = criteria
  const income = incomeOfYear(one, one.results.criteria, planYear)
  if (income === null) return false
  const asked = { ...one.results.criteria, ...income, planYear, forceZeroSubsidy: false }
  return sameCriteria(asked, { ...criteria, forceZeroSubsidy: false })
}

/**
 * Whether two sessions have the same search. Showing prices without the credit does not make another search, nor does
 * a look at another plan year with an income of its own.
 */
function isSameQuote(a: StoredResults, b: StoredResults): boolean {
  return isOtherYearOf(a, b) || isOtherYearOf(b, a)
}

/**
 * Returns the part of a flow that is saved: the answers and the state of the list. Registration data and an open plan
 * page are left out. Null before the results.
 */
export function storedPartOf(session: QuoteSession): StoredResults | null {
  if (session.phase !== 'results') return null
  const { draft, planYear, otherIncome, lifeChanges } = session
  const { criteria, priceAnswers, view, compareIds } = session.results
  return {
    phase: 'results',
    draft,
    ...(planYear && { planYear }),
    ...(otherIncome && { otherIncome }),
    ...(lifeChanges && { lifeChanges }),
    results: { criteria, ...(priceAnswers && { priceAnswers }), view, compareIds },
  }
}

/** Returns the saved quotes with one more: it replaces its own older copy, and a fourth drops the oldest. */
export function withStoredQuote(quotes: StoredQuotes, quote: StoredQuote): StoredQuotes {
  return [quote, ...withoutStoredQuote(quotes, quote.session)].slice(0, mostStored)
}

/** Returns the saved quotes without one search. */
export function withoutStoredQuote(quotes: StoredQuotes, session: StoredResults): StoredQuotes {
  return quotes.filter((saved) => !isSameQuote(saved.session, session))
}

function readOne(value: unknown, now: number): StoredQuotes {
  if (typeof value !== 'object' || value === null) return []
  const { savedAt, session } = value as Readonly<Record<string, unknown>>
  if (typeof savedAt !== 'number' || !(now - savedAt < savedQuoteDays * dayMs)) return []
  const restored = restoreSession(session)
  const part = restored && storedPartOf(restored)
  return part === null ? [] : [{ savedAt, session: part }]
}

/**
 * Reads stored quotes with the reader of stored sessions. Invalid quotes and those 30 days old are left out. Never
 * throws.
 */
export function readStoredQuotes(value: unknown, now: number): StoredQuotes {
  return Array.isArray(value) ? value.slice(0, mostStored).flatMap((one) => readOne(one, now)) : []
}

/** Returns saved quotes in the form that `readStoredQuotes` reads. */
export function storedQuotes(quotes: StoredQuotes): readonly unknown[] {
  return quotes.map(({ savedAt, session }) => ({ savedAt, session: storedSession(session) }))
}

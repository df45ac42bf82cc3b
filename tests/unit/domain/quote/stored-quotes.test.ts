import { describe, expect, it } from 'vitest'

import { emptyPersonIncome } from '#domain/income/estimator.ts'
import {
  readStoredQuotes,
  storedPartOf,
  type StoredResults,
  storedQuotes,
  withStoredQuote,
  withoutStoredQuote,
} from '#domain/quote/stored-quotes.ts'
import { reduceSession } from '#domain/quote/session-events.ts'
import { searchOfYear } from '#domain/quote/year-search.ts'
import type { QuoteSession, SearchedIncome } from '#domain/quote/session.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { familyCriteria } from './sample-quote.ts'
import { after, atResults, chosen, filters, looked } from './sample-session.ts'

const dayMs = 86_400_000
const part = (income: number): StoredResults => {
  const session = after(atResults)
  if (session.phase !== 'results') throw new Error(session.phase)
  return { ...session, results: { ...session.results, criteria: { ...familyCriteria, income } } }
}
const saved = (income: number, savedAt: number) => ({ session: part(income), savedAt })
const incomes = (quotes: readonly { readonly session: StoredResults }[]) =>
  quotes.map(({ session }) => session.results.criteria.income)

// Proves Q-126.
describe('saved quotes', () => {
  it('are at most three, the newest first, and the same search counts once', () => {
    const three = [1, 2, 3].reduce((all, at) => withStoredQuote(all, saved(at, at)), withStoredQuote([], saved(9, 0)))
    expect(incomes(three)).toEqual([3, 2, 1])
    const again = withStoredQuote(three, saved(1, 4))
    expect(incomes(again)).toEqual([1, 3, 2])
    expect(again[0]?.savedAt).toBe(4)
    expect(incomes(withoutStoredQuote(again, part(3)))).toEqual([1, 2])
  })

  it('count prices without the credit as the same search', () => {
    const bare = part(1)
    const criteria = { ...bare.results.criteria, forceZeroSubsidy: true }
    const forgone = { ...bare, results: { ...bare.results, criteria } }
    expect(withStoredQuote([saved(1, 1)], { session: forgone, savedAt: 2 })).toHaveLength(1)
  })

  it('count a look at another year as the same search, whatever its income', () => {
    const first = part(1)
    const { criteria } = first.results
    const income = { income: 11, primaryApplicantIncome: 11, spouseIncome: 0 }
    const planYear = criteria.planYear === 2027 ? 2026 : 2027
    const kept = (session: QuoteSession) => storedPartOf(session) ?? first
    const lookAt = (session: typeof first, ...told: [PlanYear, SearchedIncome]) =>
      kept(
        reduceSession(session, {
          type: 'planYearChosen',
          search: searchOfYear(session, session.results.criteria, ...told),
        }),
      )
    const looked = lookAt(first, planYear, income)
    const back = lookAt(looked, criteria.planYear, criteria)
    const others = [saved(8, 8), saved(7, 7)]
    const all = [first, looked, back, looked].map((session, savedAt) => ({ session, savedAt }))
    expect(incomes(all.slice(0, 3).reduce(withStoredQuote, others))).toEqual([criteria.income, 8, 7])
    expect(incomes(all.reduce(withStoredQuote, others))).toEqual([11, 8, 7])
  })

  it('have the list as it was left, and nothing of a registration', () => {
    const entry = { method: 'email', email: 'ana@example.com', phone: '', firstName: 'Ana', lastName: 'T' } as const
    const back = after(
      looked,
      { type: 'planSelected', chosen },
      { type: 'registrationTyped', entry },
      { type: 'registered', attempt: { token: 'secret' } },
    )
    expect(storedPartOf(back)).toBeNull()
    const kept = storedPartOf(after(back, { type: 'returnedToResults' }))
    expect(kept?.results).toMatchObject({ compareIds: ['a'], view: { filters, sort: 'price', page: 3 } })
    expect(JSON.stringify(kept)).not.toMatch(/ana@example|secret/)
    expect(Object.keys(kept?.results ?? {})).toEqual(['criteria', 'view', 'compareIds'])
  })

  it('keep the estimator’s answers', () => {
    const estimator = { primary: { ...emptyPersonIncome, hasNoIncome: true }, spouse: null }
    const [read] = readStoredQuotes(
      JSON.parse(
        JSON.stringify(storedQuotes([{ savedAt: 1, session: { ...part(1), draft: { ...looked.draft, estimator } } }])),
      ),
      2,
    )
    expect(read?.session.draft.estimator).toEqual(estimator)
  })

  it('are read by the reader of stored sessions, up to 30 days', () => {
    const now = 40 * dayMs
    const quotes = [saved(2, now - dayMs), saved(1, now - 30 * dayMs)]
    const text = JSON.parse(JSON.stringify(storedQuotes(quotes))) as unknown
    expect(readStoredQuotes(text, now)).toEqual(quotes.slice(0, 1))
  })

  it.each([null, 'x', {}, [null], [{ savedAt: 'x' }], [{ savedAt: Infinity }], [{ savedAt: 1, session: {} }]])(
    'leave out what cannot be read: %j',
    (value) => {
      expect(readStoredQuotes(value, 2)).toEqual([])
    },
  )

  it('leave out a search for nobody, and a session that is no list', () => {
    const [one] = storedQuotes([saved(1, 1)]) as readonly { readonly session: { readonly session: object } }[]
    const broken = [{ ...one, session: { ...one?.session, session: { ...one?.session.session, results: {} } } }]
    expect(readStoredQuotes(broken, 2)).toEqual([])
  })
})

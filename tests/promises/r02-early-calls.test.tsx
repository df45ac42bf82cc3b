import { QueryClientProvider, hashKey } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { povertyQuery } from '#api/queries.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { browserMeans } from '#api/retrying.ts'
import { siteQueries } from '#api/site-queries.ts'
import { thresholdFor } from '#domain/poverty/threshold.ts'
import { confirmedCounty, draftHouseholdSize, emptyDraft, type QuoteDraft } from '#domain/quote/draft.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'
import { earlySearch } from '#features/quote-wizard/use-last-answer.ts'
import { calls as callsPart } from '#features/quote-wizard/wizard.ts'
import { pause } from '#lib/pause.ts'
import { secondsUntilRetry } from '#lib/retry-wait.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { household, kynectCounty, miamiDade, monroe } from '#tests/unit/domain/quote/sample-quote.ts'

import {
  type AskedCall,
  benchmarkOf,
  fakeQuoteService,
  householdOfBody,
  percentOf,
  plansInAll,
} from './fake-quote-service.ts'
import { isFull, printFigure, seed } from './sample.ts'
import { Flow, isDialogOpen, screen } from './screenless-quote.tsx'

/**
 * The quote's own parts without their screens, in random orders of answers, changes, Back and slow answers of the
 * service: it never shows another household's prices, never sends the notice early, never asks for a household that may
 * not be searched for, and an early call ends silently.
 */

const [runs, year] = [isFull ? 1_000 : 300, 2026] as const

const locations = {
  miami: { zip: '33133', counties: [miamiDade], countyFips: miamiDade.fips },
  keys: { zip: '33133', counties: [monroe], countyFips: monroe.fips },
  elsewhere: { zip: '42003', counties: [kynectCounty], countyFips: kynectCounty.fips },
}
const incomes = ['9,000', '24,000', '31,000', '52,000', '70,000']
const ages = ['26', '41']

const start: QuoteDraft = {
  ...emptyDraft,
  location: locations.miami,
  household: household({ self: true, selfAge: '26' }),
  taxHousehold: { selected: ['JustMe'], counts: {} },
  income: incomeTyped('31,000'),
}

/** Whether the draft may be searched for before it is submitted, by the texts alone. */
function mayBeSearched(draft: QuoteDraft): boolean {
  const county = confirmedCounty(draft.location)
  const income = Number(draft.income.annualIncome.replaceAll(',', ''))
  return county !== null && percentOf(draftHouseholdSize(draft), income) >= thresholdFor(county.state)
}

const anyAct = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), at: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refuse' as const),
      at: fc.nat(9),
      status: fc.constantFrom(429, 500, 400),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 50, 400, 2_500) }) },
  { weight: 6, arbitrary: fc.constant({ kind: 'next' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'back' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('income' as const), text: fc.constantFrom(...incomes) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('age' as const), text: fc.constantFrom(...ages) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      place: fc.constantFrom('miami' as const, 'keys' as const, 'elsewhere' as const),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'answerAll' as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), text: fc.constantFrom(...incomes) }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'no' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'yes' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'adjust' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'forward' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'startOver' as const }) },
)
type Act = typeof anyAct extends fc.Arbitrary<infer Kind> ? Kind : never

/** A visitor who changes the income goes back to it from wherever they are, and on to the last question. */
function partsOf(given: Act): readonly Act[] {
  if (given.kind !== 'change') return [given]
  return [
    { kind: 'back' },
    { kind: 'back' },
    { kind: 'income', text: given.text },
    { kind: 'next' },
    { kind: 'answerAll' },
  ]
}

/** What every run also goes through: orders that chance seldom makes. */
const seldom: readonly (readonly Act[])[] = [
  // The check fails, so nobody knows that the income is too low until the results have asked; then the visitor returns.
  [
    { kind: 'income', text: '9,000' },
    { kind: 'next' },
    { kind: 'refuse', at: 0, status: 400 },
    { kind: 'wait', ms: 50 },
    { kind: 'no' },
    { kind: 'answerAll' },
    { kind: 'back' },
    { kind: 'wait', ms: 50 },
  ],
  // Another income while the calls for the first are still open.
  [
    { kind: 'next' },
    { kind: 'answerAll' },
    { kind: 'wait', ms: 50 },
    { kind: 'change', text: '24,000' },
    { kind: 'wait', ms: 50 },
    { kind: 'answerAll' },
    { kind: 'no' },
  ],
]

const counted = { acts: 0, early: 0, refusedEarly: 0, cancelled: 0, shown: 0, notices: 0 }

async function run(acts: readonly Act[]): Promise<void> {
  let answersGiven = 0
  let noticesSent = 0
  let lastRefusedAtResults = false
  const wrong: string[] = []
  const early: AskedCall[] = []
  const failedChecks = new Set<string>()
  const service = fakeQuoteService((call) => {
    const { session } = screen
    if (call.kind === 'notice') {
      counted.notices += 1
      noticesSent += 1
      if (noticesSent > answersGiven) wrong.push('a notice before an answer')
      return
    }
    if (session.phase !== 'quote') return
    const criteria = toCriteria(session.draft, year)
    if (call.kind === 'povertyLevel') {
      const isEarly = session.step === 'coverage' && criteria.ok
      if (isEarly && failedChecks.has(hashKey(povertyQuery(factsOfCriteria(criteria.value)).queryKey)))
        wrong.push('a poverty level whose check has just failed')
    } else {
      counted.early += 1
      early.push(call)
      if (session.step !== 'coverage') wrong.push(`${call.kind} at ${session.step}`)
      if (!mayBeSearched(session.draft)) wrong.push(`${call.kind} of a household that may not be searched for`)
    }
    if (isDialogOpen()) wrong.push(`${call.kind} beside the dialog`)
  })
  const open = () => service.calls.filter((call) => call.isOpen())
  siteQueries.clear()
  const unsubscribe = siteQueries.getQueryCache().subscribe(({ type, query }) => {
    // Only checks fail in the quote: an early call that fails is removed.
    if (type === 'updated' && query.state.status === 'error') failedChecks.add(query.queryHash)
    else if (type === 'removed' || query.state.status === 'success') failedChecks.delete(query.queryHash)
  })
  const page = render(
    <QueryClientProvider client={siteQueries}>
      <QuoteSessionProvider initial={{ phase: 'quote', step: 'income', draft: start, results: null }}>
        <Flow />
      </QuoteSessionProvider>
    </QueryClientProvider>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const look = () => {
    expect(wrong).toEqual([])
    expect(noticesSent).toBeLessThanOrEqual(answersGiven)
    const { session, shown } = screen
    if (session.phase === 'quote') {
      const now = toCriteria(session.draft, year)
      const household = now.ok && session.step === 'coverage' ? householdOfBody(quoteRequest(now.value)) : null
      const others = early.filter((call) => call.isOpen() && !call.isAborted())
      // Calls of other answers, and of a question that was left, have been cancelled.
      for (const { body } of others) expect(body && householdOfBody(body)).toBe(household)
      if (session.step === 'coverage') expect(secondsUntilRetry()).toBeNull()
    }
    if (session.phase !== 'results' || !shown) return
    const { criteria } = session.results
    const body = quoteRequest(criteria)
    const key = householdOfBody(body)
    for (const { id } of shown.plans) expect(id.startsWith(`${key}#`)).toBe(true)
    const { creditCents, fplPercent, working } = shown.subsidy
    if (fplPercent !== null) expect(fplPercent).toBe(percentOf(criteria.householdMembers.length, criteria.income))
    if (working && fplPercent !== null) {
      const benchmarkCents = benchmarkOf(body) * 100
      const expected =
        chooseSubsidyPath(criteria.stateAbbreviation, fplPercent) === 'estimate'
          ? benchmarkCents / 2
          : monthlyCreditCents({ benchmarkCents, annualIncome: criteria.income, fplPercent, year })
      expect(creditCents).toBe(expected)
    }
    if (shown.model) {
      counted.shown += 1
      expect(working !== null || shown.subsidy.failure !== null).toBe(true)
    }
    // Only what was refused while the results waited for it is told.
    if (!lastRefusedAtResults)
      expect([shown.searchFailure, shown.subsidy.failure, secondsUntilRetry()]).toEqual([null, null, null])
  }
  const doAct = (given: Act) => {
    const { session, wizard, income, last, dispatch } = screen
    const step = session.phase === 'quote' ? session.step : null
    switch (given.kind) {
      case 'answer':
        open()[given.at % Math.max(1, open().length)]?.answer()
        return
      case 'refuse': {
        const call: AskedCall | undefined = open()[given.at % Math.max(1, open().length)]
        if (!call) return
        if (session.phase === 'results') lastRefusedAtResults = true
        else if (step === 'coverage' && call.kind !== 'povertyLevel') counted.refusedEarly += 1
        call.refuse(given.status, given.status === 429 ? 2 : undefined)
        return
      }
      case 'answerAll':
        for (const call of open()) call.answer()
        return
      case 'next':
        // The dialog stands over the question; only its own ways lead on.
        if (isDialogOpen()) income?.tellBelow(false)
        else if (step === 'income') income?.next()
        else if (step !== 'coverage') wizard?.commit()
        return
      case 'back':
        if (session.phase === 'results') dispatch({ type: 'returnedToQuote' })
        else wizard?.back()
        return
      case 'income':
        if (step !== 'income' || isDialogOpen()) return
        income?.forget()
        wizard?.change({ income: incomeTyped(given.text) })
        return
      case 'age':
        if (step === 'household') wizard?.change({ household: household({ self: true, selfAge: given.text }) })
        return
      case 'place':
        if (step === 'location') wizard?.change({ location: locations[given.place] })
        return
      case 'no':
      case 'yes':
        if (last?.submitting !== null) return
        answersGiven += 1
        // A refused submit is no answer that the notice tells of, so the count is only an upper limit.
        last.give(given.kind)
        return
      case 'adjust':
        if (isDialogOpen()) income?.adjust()
        return
      case 'forward':
        dispatch({ type: 'returnedToResults' })
        return
      case 'startOver':
        if (session.phase === 'results') dispatch({ type: 'startedOver' })
        return
      case 'change':
      case 'wait':
    }
  }
  for (const given of acts.flatMap(partsOf)) {
    counted.acts += 1
    const handed = given.kind === 'no' && screen.last ? open() : []
    act(() => {
      doAct(given)
    })
    await pass(given.kind === 'wait' ? given.ms : 1)
    look()
    // The calls under way are those of the results.
    if (screen.session.phase === 'results') expect(handed.filter((call) => call.isAborted())).toEqual([])
  }
  // The service answers everything from here on: the results end whole, whatever came before.
  for (let round = 0; round < 30 && screen.session.phase === 'results'; round += 1) {
    for (const call of open()) call.answer()
    await pass(300)
    look()
  }
  const { session, shown } = screen
  if (session.phase === 'results' && shown?.searchFailure === null && !shown.canFetchMissing) {
    expect(shown.isArriving).toBe(false)
    expect(shown.loaded).toBe(plansInAll)
  }
  counted.cancelled += service.calls.filter((call) => call.isAborted()).length
  page.unmount()
  unsubscribe()
}

beforeAll(async () => {
  await Promise.all([callsPart.load(), earlySearch.load()])
})
beforeEach(() => {
  vi.useFakeTimers()
  // The other tests of a page don't wait between two tries.
  vi.spyOn(browserMeans, 'pause').mockImplementation(pause)
})

// Proves.
it('never shows another household, never tells early, never asks for whom it may not, and ends in silence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 8, maxLength: 40, size: 'max' }), async (acts) => {
      try {
        await run(acts)
      } finally {
        cleanup()
        await vi.advanceTimersByTimeAsync(60_000)
        siteQueries.clear()
      }
    }),
    { numRuns: runs, seed, examples: seldom.map((acts) => [acts.slice()] as [Act[]]) },
  )
}, 300_000)

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  printFigure(
    'R2, early calls',
    `${runs} orders of ${counted.acts} acts: ${counted.early} early calls, ${counted.refusedEarly} refused, ${counted.cancelled} cancelled, ${counted.notices} notices, ${counted.shown} looks at prices`,
  )
})

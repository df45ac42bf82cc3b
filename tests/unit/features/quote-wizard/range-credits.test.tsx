import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { siteQueries } from '#api/site-queries.ts'
import type { CreditEstimate } from '#api/subsidy.ts'
import type { QuoteDraft } from '#domain/quote/draft.ts'
import { useRangeCredits } from '#features/quote-wizard/use-range-credits.ts'
import { useWizard } from '#features/quote-wizard/wizard.ts'
import { fixedClock } from '#lib/clock.ts'
import { CallError } from '#lib/call-failure.ts'
import { familyDraft } from '#tests/unit/domain/quote/sample-quote.ts'

const calls = vi.hoisted(() => ({
  fetchBenchmarkCents: vi.fn<(body: unknown) => Promise<number>>(),
  fetchCreditEstimate: vi.fn<() => Promise<CreditEstimate>>(),
}))
vi.mock('#api/subsidy.ts', () => calls)

const ports = {
  clock: fixedClock('2025-11-20T15:00:00Z'),
  leave: vi.fn(),
  reload: vi.fn(),
  log: vi.fn(),
  onNearResults: vi.fn(),
}
const person = (isMedicaidChip = false) => ({ csr: null, isMedicaidChip, inCoverageGap: false })
/** Three people in Florida in 2026: 26,650 dollars are 100 percent of the poverty level. */
const household = { benchmarkCents: 150_000, stateAbbr: 'FL', householdSize: 3, year: 2026 }

function creditsAt(likely: number, draft: QuoteDraft = familyDraft) {
  return renderHook(() => {
    const wizard = useWizard({ phase: 'quote', draft, step: 'income', results: null }, vi.fn(), ports, false, 2026)
    return useRangeCredits(wizard, { low: likely, likely, best: likely })
  }).result
}
async function answeredAt(likely: number, draft?: QuoteDraft) {
  const credits = creditsAt(likely, draft)
  act(() => {
    credits.current.ask()
  })
  await waitFor(() => {
    expect(credits.current.state.kind).not.toBe('asking')
  })
  return credits
}

beforeEach(() => {
  siteQueries.clear()
  calls.fetchBenchmarkCents.mockReset().mockResolvedValue(150_000)
  calls.fetchCreditEstimate
    .mockReset()
    .mockRejectedValue(new CallError({ kind: 'http', operation: 'estimates', status: 404 }))
})

// Proves Q-115.
it('nothing is asked before a press, and the benchmark alone where the credit comes from it', async () => {
  const credits = creditsAt(40_000)
  expect(credits.current.state).toEqual({ kind: 'offered' })
  expect(calls.fetchBenchmarkCents).not.toHaveBeenCalled()
  act(() => {
    credits.current.ask()
  })
  expect(credits.current.state).toEqual({ kind: 'asking' })
  await waitFor(() => {
    expect(credits.current.state).toEqual({ kind: 'known', household })
  })
  expect(calls.fetchBenchmarkCents.mock.calls[0]?.[0]).toMatchObject({ household: { income: 40_000 }, year: 2026 })
  expect(calls.fetchCreditEstimate).not.toHaveBeenCalled()
})

it('an amount that changes takes the credit away', async () => {
  const credits = await answeredAt(40_000)
  act(() => {
    credits.current.forget()
  })
  expect(credits.current.state).toEqual({ kind: 'offered' })
})

it('a failed call is asked again on a press, and there is none where another answer is missing', async () => {
  calls.fetchBenchmarkCents.mockRejectedValue(new CallError({ kind: 'http', operation: 'benchmark', status: 500 }))
  const failed = await answeredAt(41_000)
  expect(failed.current.state).toEqual({ kind: 'failed' })
  calls.fetchBenchmarkCents.mockResolvedValue(150_000)
  act(() => {
    failed.current.ask()
  })
  await waitFor(() => {
    expect(failed.current.state).toEqual({ kind: 'known', household })
  })
  const withoutScenario = { ...familyDraft, taxHousehold: { selected: [], counts: {} } }
  expect((await answeredAt(42_000, withoutScenario)).current.state).toEqual({ kind: 'unavailable' })
})

// 90,000 dollars are 337.7 percent: benchmark 1,500 − 90,000 × 9.96 % ÷ 12 = 753 dollars.
it.each([
  ['gives the same credit', [person(), person(), person()], 75_250, { kind: 'known', household }],
  ['gives another credit', [person(), person(), person()], 60_000, { kind: 'unavailable' }],
  ['leaves a child out', [person(), person(), person(true)], 75_250, { kind: 'unavailable' }],
] as const)('above 225 percent the estimate is asked too: it %s', async (_what, people, monthlyCreditCents, state) => {
  calls.fetchCreditEstimate.mockResolvedValue({ monthlyCreditCents, csr: null, people })
  expect((await answeredAt(90_000)).current.state).toEqual(state)
})

it('above 225 percent there is none without the estimate', async () => {
  expect((await answeredAt(90_000)).current.state).toEqual({ kind: 'failed' })
})

import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { creditQuery } from '#api/credit-query.ts'
import { createQueryClient } from '#api/queries.ts'
import type { CreditEstimate } from '#api/subsidy.ts'
import { placeOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { useCreditCalls, useSubsidy } from '#features/plan-results/use-subsidy.ts'
import { CallError } from '#lib/call-failure.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'

const calls = vi.hoisted(() => ({
  fetchPovertyPercent: vi.fn<() => Promise<number>>(),
  fetchBenchmarkCents: vi.fn<() => Promise<number>>(),
  fetchCreditEstimate: vi.fn<() => Promise<CreditEstimate>>(),
}))
vi.mock('#api/poverty-percent.ts', () => ({ fetchPovertyPercent: calls.fetchPovertyPercent }))
vi.mock('#api/subsidy.ts', () => ({
  fetchBenchmarkCents: calls.fetchBenchmarkCents,
  fetchCreditEstimate: calls.fetchCreditEstimate,
}))

function subsidyOf(asked: QuoteCriteria = criteria()) {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const credit = creditQuery(asked)
  return renderHook(() => useSubsidy(asked, credit, useCreditCalls(credit)), { wrapper }).result
}
async function settled(asked?: QuoteCriteria) {
  const result = subsidyOf(asked)
  await waitFor(() => {
    expect(result.current.isPending).toBe(false)
  })
  return result
}
const refused = (operation: 'povertyLevel' | 'benchmark' | 'estimates') =>
  new CallError({ kind: 'http', operation, status: 400 })
const inOhio = criteria(placeOf({ fips: '39049', name: 'Franklin County', state: 'OH', zipCode: '43085' }))

beforeEach(() => {
  calls.fetchPovertyPercent.mockReset().mockResolvedValue(158.03)
  calls.fetchBenchmarkCents.mockReset().mockResolvedValue(77_231)
  calls.fetchCreditEstimate.mockReset().mockResolvedValue({ monthlyCreditCents: 44_808, csr: null, people: [] })
})

// Proves.
describe('the subsidy', () => {
  it.each([
    ['in Florida at 224.99', criteria(), 224.99, 'benchmark'],
    ['in Florida at 225', criteria(), 225, 'estimate'],
    ['in Ohio at 229.99', inOhio, 229.99, 'benchmark'],
    ['in Ohio at 230', inOhio, 230, 'estimate'],
  ] as const)('%s percent comes from one call', async (_, asked, percent, kind) => {
    calls.fetchPovertyPercent.mockResolvedValue(percent)
    const result = await settled(asked)
    expect(result.current.working?.kind).toBe(kind)
    // Either path needs both: the variant, and other incomes.
    expect(calls.fetchBenchmarkCents).toHaveBeenCalledTimes(1)
    expect(calls.fetchCreditEstimate).toHaveBeenCalledTimes(1)
  })

  it('is whole dollars from the benchmark, with the extra savings of the poverty level', async () => {
    const { current } = await settled()
    expect(current.creditCents % 100).toBe(0)
    expect(current).toMatchObject({ csr: '87', fplPercent: 158.03, pcfpl: 158.03, failure: null })
  })

  it('is what the estimate says, with its extra savings', async () => {
    calls.fetchPovertyPercent.mockResolvedValue(240)
    calls.fetchCreditEstimate.mockResolvedValue({ monthlyCreditCents: 44_808, csr: '94', people: [] })
    const { current } = await settled()
    expect(current).toMatchObject({ creditCents: 44_808, csr: '94' })
  })

  it("is the benchmark's with the extra savings of an estimate that comes late", async () => {
    let answer: ((estimate: CreditEstimate) => void) | undefined
    calls.fetchCreditEstimate.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const result = await settled()
    const { creditCents } = result.current
    expect(result.current.csr).toBe('87')
    const child = { csr: 'none', isMedicaidChip: true, inCoverageGap: false } as const
    answer?.({ monthlyCreditCents: 0, csr: 'none', people: [child, child] })
    await waitFor(() => {
      expect(result.current.csr).toBe('none')
    })
    expect(result.current).toMatchObject({ creditCents, isPending: false })
  })

  it("keeps the poverty level's extra savings where only the estimate fails", async () => {
    calls.fetchCreditEstimate.mockRejectedValue(refused('estimates'))
    const result = await settled()
    await waitFor(() => {
      expect(calls.fetchCreditEstimate).toHaveBeenCalled()
    })
    expect(result.current).toMatchObject({ csr: '87', failure: null })
  })

  it('is nothing when it is forgone, without another call, and counts as 99 percent', async () => {
    const result = subsidyOf(criteria({ forceZeroSubsidy: true }))
    await waitFor(() => {
      expect(result.current.fplPercent).toBe(158.03)
    })
    expect(result.current).toMatchObject({ creditCents: 0, csr: 'none', working: null, pcfpl: 99 })
    expect(calls.fetchBenchmarkCents).not.toHaveBeenCalled()
    expect(calls.fetchCreditEstimate).not.toHaveBeenCalled()
  })

  it.each(['povertyLevel', 'benchmark', 'estimates'] as const)(
    'is 0 when %s fails, and comes with a retry',
    async (operation) => {
      if (operation === 'estimates') calls.fetchPovertyPercent.mockResolvedValue(300)
      const call = {
        povertyLevel: calls.fetchPovertyPercent,
        benchmark: calls.fetchBenchmarkCents,
        estimates: calls.fetchCreditEstimate,
      }[operation]
      call.mockRejectedValue(refused(operation))
      const result = await settled()
      expect(result.current).toMatchObject({ creditCents: 0, csr: 'none', working: null })
      expect(result.current.failure).toEqual({ kind: 'http', operation, status: 400 })

      calls.fetchPovertyPercent.mockResolvedValue(operation === 'estimates' ? 300 : 158.03)
      calls.fetchBenchmarkCents.mockResolvedValue(77_231)
      calls.fetchCreditEstimate.mockResolvedValue({ monthlyCreditCents: 44_808, csr: null, people: [] })
      act(result.current.retry)
      await waitFor(() => {
        expect(result.current.creditCents).toBeGreaterThan(0)
      })
      expect(result.current.failure).toBeNull()
    },
  )
})

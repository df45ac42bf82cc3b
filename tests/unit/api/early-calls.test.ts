import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { askEarly } from '#api/early-calls.ts'
import { benchmarkQuery, createQueryClient, firstPageQuery, firstScreenQuery, povertyQuery } from '#api/queries.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { secondsUntilRetry } from '#lib/retry-wait.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { type AskedCall, fakeQuoteService } from '#tests/promises/fake-quote-service.ts'

const turn = () => vi.advanceTimersByTimeAsync(5)
const kinds = (calls: readonly AskedCall[]) => calls.map(({ kind }) => kind).toSorted()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function asked(changes: Parameters<typeof criteria>[0] = {}) {
  const service = fakeQuoteService()
  const client = createQueryClient()
  const search = criteria(changes)
  const early = askEarly(client, search)
  await turn()
  const answerNext = async () => {
    for (const call of service.calls) call.answer()
    await turn()
  }
  return { ...service, client, search, early, answerNext, body: quoteRequest(search) }
}

// Proves and P-2.
describe('the first calls of a search', () => {
  it('are the poverty level, then what the first screen shows, by the keys of the results', async () => {
    const { calls, client, search, body, answerNext } = await asked()
    expect(kinds(calls)).toEqual(['povertyLevel'])
    await answerNext()
    expect(kinds(calls.slice(1))).toEqual(['benchmark', 'estimates', 'search', 'search'])
    await answerNext()
    expect(calls).toHaveLength(5)
    const { queryKey } = povertyQuery(factsOfCriteria(search))
    expect(client.getQueryData(queryKey)).toBeCloseTo(198.58)
    expect(client.getQueryData(benchmarkQuery(body).queryKey)).toBeGreaterThan(0)
    expect(client.getQueryData(firstPageQuery(body).queryKey)?.plans).toHaveLength(10)
    const screen = client.getQueryData(firstScreenQuery(body, ['Silver']).queryKey)
    expect(screen?.plans.map(({ metalLevel }) => metalLevel)).toEqual(Array.from({ length: 10 }, () => 'Silver'))
  })

  it('ask for the estimate too where the credit comes from it', async () => {
    const { calls, answerNext } = await asked({ income: 70_000 })
    await answerNext()
    // The estimate of everyone is the same call when everyone applies.
    expect(kinds(calls.slice(1))).toEqual(['benchmark', 'estimates', 'search', 'search'])
  })

  it('end with the poverty level for a household below its threshold', async () => {
    const { calls, answerNext } = await asked({ income: 9_000 })
    await answerNext()
    expect(kinds(calls)).toEqual(['povertyLevel'])
  })
})

it('the first calls are left to the results where the check of the income has just failed', async () => {
  const service = fakeQuoteService()
  const client = createQueryClient()
  const search = criteria()
  const check = client.query(povertyQuery(factsOfCriteria(search))).catch(() => 'failed')
  await turn()
  service.calls[0]?.refuse(400)
  expect(await check).toBe('failed')
  askEarly(client, search)
  await turn()
  expect(service.calls).toHaveLength(1)
})

// Proves Q-107.
describe('a service that refuses an early call', () => {
  it.each([[429, 7] as const, [500, undefined] as const, [400, undefined] as const])(
    'with %i is asked once, and nothing of it is told or kept',
    async (status, seconds) => {
      const { calls, client, body, answerNext } = await asked()
      await answerNext()
      for (const call of calls) call.refuse(status, seconds)
      await turn()
      expect(secondsUntilRetry()).toBeNull()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(calls).toHaveLength(5)
      expect(client.getQueryState(benchmarkQuery(body).queryKey)).toBeUndefined()
      expect(client.getQueryState(firstPageQuery(body).queryKey)).toBeUndefined()
    },
  )

  it('is asked again once the results wait for the call, but for the first screen alone it never is', async () => {
    const { calls, client, early, body, answerNext } = await asked()
    await answerNext()
    early.handOver()
    for (const call of calls) call.refuse(429, 2)
    await turn()
    expect(secondsUntilRetry()).toBe(2)
    await vi.advanceTimersByTimeAsync(2_500)
    const again = calls.slice(5)
    expect(kinds(again)).toEqual(['benchmark', 'estimates', 'search'])
    expect(again.filter(({ body: sent }) => sent?.filter?.metal_levels !== undefined)).toEqual([])
    for (const call of again) call.answer()
    await turn()
    expect(client.getQueryData(firstPageQuery(body).queryKey)?.plans).toHaveLength(10)
  })
})

// Proves Q-108.
it('early calls that are cancelled end, keep what has come, and start no more', async () => {
  const { calls, client, search, early, body, answerNext } = await asked()
  await answerNext()
  calls.find(({ kind }) => kind === 'benchmark')?.answer()
  await turn()
  early.cancel()
  await turn()
  expect(calls.filter((call) => call.isAborted()).map(({ kind }) => kind)).toEqual(
    calls.filter(({ kind }) => kind === 'search' || kind === 'estimates').map(({ kind }) => kind),
  )
  expect(client.getQueryData(benchmarkQuery(body).queryKey)).toBeGreaterThan(0)

  const second = askEarly(client, search)
  await turn()
  second.cancel()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls.slice(5).filter(({ kind }) => kind === 'benchmark' || kind === 'povertyLevel')).toEqual([])
})

import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { siteQueries } from '#api/site-queries.ts'
import { fetchAhead } from '#features/quote-wizard/later-steps.tsx'
import { calls } from '#features/quote-wizard/wizard.ts'

const fetchResults = vi.fn()

beforeAll(async () => {
  await calls.load()
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  siteQueries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Proves Q-105.
it('the results are fetched when the page is idle', async () => {
  fetchAhead(fetchResults)
  expect(fetchResults).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(fetchResults).toHaveBeenCalledTimes(1)
})

it('they are fetched after a call that is under way, not beside it', async () => {
  let answer: (value: number) => void = () => undefined
  const call = siteQueries.query({
    queryKey: ['call'],
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  })
  fetchAhead(fetchResults)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetchResults).not.toHaveBeenCalled()
  answer(1)
  await call
  await vi.advanceTimersByTimeAsync(10)
  expect(fetchResults).toHaveBeenCalledTimes(1)
})

it('a visitor who saves data fetches nothing ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fetchAhead(fetchResults)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetchResults).not.toHaveBeenCalled()
})

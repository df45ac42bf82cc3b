import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { siteQueries } from '#api/site-queries.ts'
import { fetchAhead } from '#app/fetch-ahead.ts'

const warmFirstScreen = vi.fn()
const load = vi.fn(() => Promise.resolve({ warmFirstScreen }))

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
it('the results are fetched when the page is idle, and then what their first screen needs', async () => {
  fetchAhead(load)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(warmFirstScreen).toHaveBeenCalledTimes(1)
})

it('they are fetched after a call that is under way, not beside it', async () => {
  let answer: (value: number) => void = () => undefined
  const call = siteQueries.query({
    queryKey: ['call'],
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  })
  fetchAhead(load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(load).not.toHaveBeenCalled()
  answer(1)
  await call
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a visitor who saves data fetches nothing ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fetchAhead(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
})

it('a failure is left to the time when the results are needed', async () => {
  load.mockRejectedValueOnce(new Error('no line'))
  fetchAhead(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(warmFirstScreen).not.toHaveBeenCalled()
})

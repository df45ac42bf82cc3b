import { describe, expect, it, vi } from 'vitest'

import { quieten } from '#api/quiet-calls.ts'
import { browserMeans, retrying } from '#api/retrying.ts'
import { CallError, type CallFailure } from '#lib/call-failure.ts'
import { secondsUntilRetry } from '#lib/retry-wait.ts'

const operation = 'planSearch'
const refused = (status: number, retryAfterSeconds?: number): CallFailure => ({
  kind: 'http',
  operation,
  status,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
})
const unreachable: CallFailure = { kind: 'network', operation, reason: 'unreachable' }

/** Fails with each failure in turn, then answers; returns the pauses and the messages during each. */
async function tried(failures: readonly CallFailure[], random = 0.5) {
  const left = [...failures]
  const pauses: number[] = []
  const told: (number | null)[] = []
  const run = vi.fn(() => {
    const failure = left.shift()
    return failure ? Promise.reject(new CallError(failure)) : Promise.resolve('answer')
  })
  const pause = (ms: number) => {
    pauses.push(ms)
    told.push(secondsUntilRetry())
    return Promise.resolve()
  }
  const outcome = await retrying(run, undefined, { random: () => random, pause }).catch((error: unknown) => error)
  expect(secondsUntilRetry()).toBeNull()
  return { outcome, tries: run.mock.calls.length, pauses, told }
}

describe('a call that may be sent twice', () => {
  it.each([unreachable, refused(500), refused(502), refused(503), refused(408), refused(429)])(
    'is tried again after %o, twice at most, with a pause that doubles',
    async (failure) => {
      expect(await tried([failure, failure])).toMatchObject({ outcome: 'answer', tries: 3, pauses: [500, 1_000] })
      const { outcome, tries } = await tried([failure, failure, failure])
      expect(outcome).toBeInstanceOf(CallError)
      expect(tries).toBe(3)
    },
  )

  it.each([refused(400), refused(401), refused(404), refused(409), { ...unreachable, reason: 'timeout' } as const])(
    'is not tried again after %o',
    async (failure) => {
      expect(await tried([failure])).toMatchObject({ tries: 1 })
    },
  )

  it('spreads the pauses by chance, from half of it to half as much again', async () => {
    expect((await tried([refused(500), refused(500)], 0)).pauses).toEqual([250, 500])
    expect((await tried([refused(500), refused(500)], 1)).pauses).toEqual([750, 1_500])
  })

  it('waits as long as the service asks for, up to ten seconds, and tells so meanwhile', async () => {
    expect(await tried([refused(503, 7), refused(503)])).toMatchObject({ pauses: [7_000, 1_000], told: [7, null] })
    expect(await tried([refused(429, 10)])).toMatchObject({ outcome: 'answer', pauses: [10_000] })
    expect(await tried([refused(429, 11)])).toMatchObject({ tries: 1, pauses: [] })
  })

  it('is given up with the reason of its caller while it pauses', async () => {
    const caller = new AbortController()
    const run = vi.fn(() => Promise.reject(new CallError(refused(503, 9))))
    const call = retrying(run, caller.signal, { ...browserMeans, random: () => 0 })
    await vi.waitFor(() => {
      expect(secondsUntilRetry()).toBe(9)
    })
    caller.abort(new DOMException('gone', 'AbortError'))
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(run).toHaveBeenCalledOnce()
    expect(secondsUntilRetry()).toBeNull()
  })
})

// Proves Q-107.
it('a quiet call is tried once, and one that is waited for again and again', async () => {
  const { signal } = new AbortController()
  const run = vi.fn(() => Promise.reject(new CallError(refused(429, 1))))
  const pause = vi.fn(() => Promise.resolve())
  const endQuiet = quieten(signal)
  await expect(retrying(run, signal, { random: () => 0, pause })).rejects.toThrow(CallError)
  expect(run).toHaveBeenCalledTimes(1)
  expect(pause).not.toHaveBeenCalled()
  endQuiet()
  await expect(retrying(run, signal, { random: () => 0, pause })).rejects.toThrow(CallError)
  expect(run).toHaveBeenCalledTimes(4)
})

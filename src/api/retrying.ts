import { CallError, type CallFailure } from '#lib/call-failure.ts'
import { pause } from '#lib/pause.ts'
import { startRetryWait } from '#lib/retry-wait.ts'

import { isQuiet } from './quiet-calls.ts'

/** Tries after the first. */
export const retries = 2
/** Pause before the second try, in milliseconds; it doubles with each further one. */
const firstPauseMs = 500
/** If the service requests a longer wait, the call isn't retried and the visitor gets an error message. */
export const longestRetryAfterSeconds = 10

/** Dependencies of a retry, replaced in tests. */
export interface RetryMeans {
  /** From 0 up to 1: spreads the tries of many visitors over time. */
  readonly random: () => number
  /** Rejects with the signal's reason when it aborts during the pause. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** The browser's implementations. */
export const browserMeans: RetryMeans = { random: Math.random, pause }

/**
 * Whether a retry may succeed: after a broken connection or a failure of the service. A refusal is final, and a call
 * that timed out is not repeated.
 */
function mayPass(failure: CallFailure): boolean {
  if (!('status' in failure)) return failure.kind === 'network' && failure.reason === 'unreachable'
  const { status, retryAfterSeconds = 0 } = failure
  return (status >= 500 || status === 408 || status === 429) && retryAfterSeconds <= longestRetryAfterSeconds
}

/**
 * The site's only retry policy, for idempotent calls: `retries` more tries, each after a pause that doubles and varies
 * randomly, or after the seconds that the service requests. `retry-wait.ts` announces such a wait. A quiet call is not
 * repeated.
 */
export async function retrying<Result>(
  run: () => Promise<Result>,
  signal: AbortSignal | undefined,
  { random, pause: wait }: RetryMeans = browserMeans,
): Promise<Result> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await run()
    } catch (error) {
      const isFinal = failed === retries || isQuiet(signal)
      if (isFinal || !(error instanceof CallError) || !mayPass(error.failure)) throw error
      const asked = 'status' in error.failure ? (error.failure.retryAfterSeconds ?? 0) : 0
      const spreadMs = firstPauseMs * 2 ** failed * (0.5 + random())
      const stopTelling = asked > 0 ? startRetryWait(asked) : undefined
      try {
        await wait(Math.max(asked * 1_000, spreadMs), signal)
      } finally {
        stopTelling?.()
      }
    }
  }
}

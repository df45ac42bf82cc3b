import { CallError, type CallFailure } from '#lib/call-failure.ts'
import { pause } from '#lib/pause.ts'
import { startRetryWait } from '#lib/retry-wait.ts'

/** Tries after the first. */
const retries = 2
/** Pause before the second try, in milliseconds; it doubles with each further one. */
const firstPauseMs = 500
/** A service that asks to be left alone for longer is not asked again by itself: the person is told. */
const longestRetryAfterSeconds = 10

/** What a retry needs of the world. */
export interface RetryMeans {
  /** From 0 up to 1: spreads the tries of many visitors over time. */
  readonly random: () => number
  /** Rejects with the signal's reason when it is aborted meanwhile. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** The browser's own. */
export const browserMeans: RetryMeans = { random: Math.random, pause }

/** A broken connection and a failure of the service may pass. A refusal stays a refusal, and a call that timed out is not repeated. */
function mayPass(failure: CallFailure): boolean {
  if (!('status' in failure)) return failure.kind === 'network' && failure.reason === 'unreachable'
  const { status, retryAfterSeconds = 0 } = failure
  return (status >= 500 || status === 408 || status === 429) && retryAfterSeconds <= longestRetryAfterSeconds
}

/**
 * The site's one retry policy, for calls that may be sent twice: two more tries after a pause that doubles and is spread
 * by chance, or after the seconds that the service asks for, which are told meanwhile (`retry-wait.ts`).
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
      if (failed === retries || !(error instanceof CallError) || !mayPass(error.failure)) throw error
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

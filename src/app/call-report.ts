import type { CallFailure, Operation } from '#lib/call-failure.ts'
import { isMissingCall } from '#lib/missing-call.ts'

import { type ReportContext, type Surroundings, contextOf } from './report-context.ts'

/**
 * How a call failed. `network`: no answer, whatever the reason (a connection, a name, CORS, the content policy);
 * `malformed`: a success status with an answer that the site can't use.
 */
export type FailedStatus = 'network' | 'timeout' | '4xx' | '5xx' | 'malformed'

/** A call that failed in one way. */
export interface FailedCall {
  readonly name: Operation
  readonly status: FailedStatus
}

/** All data that is ever sent about failed calls: each value comes from a closed list or is a count. */
export interface CallReport extends ReportContext {
  readonly kind: 'calls'
  /** Each call and kind of failure once, with the number of failed attempts since the last report. */
  readonly calls: readonly (FailedCall & { readonly count: number })[]
}

/** Returns the call of a failure, without any sent or received data; null for a mistake of the site. */
export function failedCallOf(failure: CallFailure): FailedCall | null {
  const { operation: name, kind } = failure
  if (kind === 'mistake') return null
  if (kind === 'network') return { name, status: failure.reason === 'timeout' ? 'timeout' : 'network' }
  if (failure.status >= 500) return { name, status: '5xx' }
  return { name, status: failure.status >= 400 ? '4xx' : 'malformed' }
}

/** Counts failed calls between two reports. */
export interface CallTally {
  readonly add: (failure: CallFailure) => void
  /** Returns the report of the counted failures and resets the count; null if nothing has failed. */
  readonly take: (around: Surroundings) => CallReport | null
}

/** Creates an empty tally. */
export function createCallTally(): CallTally {
  const counted = new Map<string, FailedCall & { count: number }>()
  return {
    add: (failure) => {
      // A missing optional call is not a failure. It would otherwise be reported for each opened plan.
      const call = isMissingCall(failure) ? null : failedCallOf(failure)
      if (!call) return
      const key = `${call.name}/${call.status}`
      counted.set(key, { ...call, count: (counted.get(key)?.count ?? 0) + 1 })
    },
    take: (around) => {
      if (counted.size === 0) return null
      const calls = [...counted.values()]
      counted.clear()
      return { kind: 'calls', calls, ...contextOf(around) }
    },
  }
}

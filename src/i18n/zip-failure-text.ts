import type { TFunction } from 'i18next'

import type { CallFailure } from '#lib/call-failure.ts'

import { failureText, withWait } from './failure-text.ts'

/** The status of a refusal without a message: no body, a page instead of an answer, or an empty object. */
function statusOnly(failure: CallFailure): number | null {
  if (failure.kind === 'http') return failure.status
  const isRefusal = failure.kind === 'unreadable' && (failure.status < 200 || failure.status >= 300)
  return isRefusal ? failure.status : null
}

/**
 * Returns the text for a failed ZIP lookup: the status, or the service's own message. `httpText` translates the
 * status.
 */
export function zipFailureText(
  t: TFunction<'call-failures'>,
  failure: CallFailure,
  httpText: (status: number) => string,
): string {
  const status = statusOnly(failure)
  return status === null ? failureText(t, failure) : withWait(t, httpText(status), failure)
}

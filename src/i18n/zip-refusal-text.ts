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
 * Returns why a ZIP lookup gives no county: the status, the service's own message, or that the place has no
 * Marketplace. `httpText` translates the status.
 */
export function zipRefusalText(
  t: TFunction<'call-failures'>,
  reason: CallFailure | 'noMarketplace',
  httpText: (status: number) => string,
): string {
  if (reason === 'noMarketplace') return t('zipWithoutMarketplace')
  const status = statusOnly(reason)
  return status === null ? failureText(t, reason) : withWait(t, httpText(status), reason)
}

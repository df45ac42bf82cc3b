import { failureText, withWait } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

/** The step of a log-in that failed. */
export type LoginStep = 'identifier' | 'password'

/**
 * Returns a function that gives the message for a failed log-in: the service's own message, else the step's
 * default, and when to try again. Without a connection it is a network error, with the detail if one is known.
 */
export function useLoginFailureText(): (step: LoginStep, failure: CallFailure) => string {
  const { t } = useTranslation('login')
  const errors = useTranslation('call-failures')
  return (step, failure) => {
    const isBrokenSuccess = failure.kind === 'unreadable' && failure.status < 300
    if (failure.kind === 'server') return withWait(errors.t, failure.message, failure)
    if (failure.kind === 'mistake') return failureText(errors.t, failure)
    if (failure.kind === 'network' && failure.reason === 'unreachable') return t('failures.network')
    if (failure.kind === 'network' || isBrokenSuccess)
      return t('failures.networkDetail', { detail: failureText(errors.t, failure) })
    const refusal = step === 'identifier' ? t('failures.identifier') : t('failures.login', { status: failure.status })
    return withWait(errors.t, refusal, failure)
  }
}

import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CallError, type CallFailure } from '#lib/call-failure.ts'
import { humanWords } from '#lib/human-words.ts'

function exceptionMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether the service has answered about the code itself, and not that it is broken or overloaded. */
function isRefusal(failure: Extract<CallFailure, { readonly status: number }>): boolean {
  const { kind, status } = failure
  return kind !== 'unreadable' && status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Texts for failures of registering, verifying and requesting another code. */
export interface FailureWords {
  readonly register: (error: unknown) => string
  /** Adds a line before it if the code is wrong. */
  readonly verify: (error: unknown) => string
  readonly resend: (error: unknown) => string
}

/** Returns the texts of in the current language; the service's message is not changed. */
export function useFailureWords(): FailureWords {
  const { t } = useTranslation('registration')
  const errors = useTranslation('call-failures')
  return {
    register: (error) => {
      if (!(error instanceof CallError)) return t('failures.register', { message: exceptionMessage(error) })
      const { failure } = error
      if (failure.kind === 'network' && failure.reason === 'unreachable') return t('failures.registerNetwork')
      const isBodyShown = failure.kind === 'unreadable' && failure.status >= 400 && humanWords(failure.excerpt) !== null
      return t('failures.register', { message: isBodyShown ? failure.excerpt : failureText(errors.t, failure) })
    },
    verify: (error) => {
      if (!(error instanceof CallError)) return t('failures.verifyNetworkDetail', { message: exceptionMessage(error) })
      const { failure } = error
      if ('status' in failure)
        return isRefusal(failure) ? `${t('failures.wrongCode')}\n${t('failures.verify')}` : t('failures.verify')
      return failure.kind === 'network' && failure.reason === 'unreachable'
        ? t('failures.verifyNetwork')
        : t('failures.verifyNetworkDetail', { message: failureText(errors.t, failure) })
    },
    resend: (error) => {
      if (!(error instanceof CallError)) return t('failures.resend')
      const { failure } = error
      return failure.kind === 'server' || failure.kind === 'network'
        ? failureText(errors.t, failure)
        : t('failures.resend')
    },
  }
}

import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CallError } from '#lib/call-failure.ts'
import { humanWords } from '#lib/human-words.ts'

function exceptionMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What went wrong while registering, verifying and asking for another code, in the words of spec 2 §8. */
export interface FailureWords {
  readonly register: (error: unknown) => string
  readonly verify: (error: unknown) => string
  readonly resend: (error: unknown) => string
}

/** The words of spec 2 §8 in the language now shown; what the service says stands as it came. */
export function useFailureWords(): FailureWords {
  const { t } = useTranslation('registration')
  const errors = useTranslation('errors')
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
      if (failure.kind !== 'network') return t('failures.verify')
      return failure.reason === 'unreachable'
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

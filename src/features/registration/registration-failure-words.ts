import { failureText, withWait } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CallError, type CallFailure } from '#lib/call-failure.ts'
import { humanWords } from '#lib/human-words.ts'

function exceptionMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

type Refused = Extract<CallFailure, { readonly status: number }>

/** What the service says of the code or its registration; null if it is broken, overloaded or answers unreadably. */
function refusalOf({ kind, status }: Refused): 'wrongCode' | 'unreadCode' | 'registrationOver' | 'confirmed' | null {
  if (kind === 'unreadable' || status < 400 || status >= 500 || status === 408 || status === 429) return null
  switch (status) {
    case 401:
    case 404:
      return 'registrationOver'
    case 409:
      return 'confirmed'
    case 422:
      return 'unreadCode'
    default:
      return 'wrongCode'
  }
}

/** Where a refused visitor can go on: to a new registration, to the log-in, or nowhere else. */
export function wayOnOf(error: unknown): 'register' | 'logIn' | null {
  if (!(error instanceof CallError) || !('status' in error.failure)) return null
  const refusal = refusalOf(error.failure)
  if (refusal === 'confirmed') return 'logIn'
  return refusal === 'registrationOver' && error.failure.operation !== 'register' ? 'register' : null
}

/** Texts for failures of registering, verifying and requesting another code (A-8, A-23). */
export interface FailureWords {
  readonly register: (error: unknown) => string
  /**
   * The text for a failed check of the code. It starts with a line of its own if the service refuses the code or the
   * registration.
   */
  readonly verify: (error: unknown) => string
  readonly resend: (error: unknown) => string
}

/** Returns the texts of A-8 and A-23 in the current language; the service's message is not changed. */
export function useFailureWords(): FailureWords {
  const { t } = useTranslation('registration')
  const errors = useTranslation('call-failures')
  return {
    register: (error) => {
      if (!(error instanceof CallError)) return t('failures.register', { message: exceptionMessage(error) })
      const { failure } = error
      if (failure.kind === 'network' && failure.reason === 'unreachable') return t('failures.registerNetwork')
      const isBodyShown = failure.kind === 'unreadable' && failure.status >= 400 && humanWords(failure.excerpt) !== null
      const message = isBodyShown ? withWait(errors.t, failure.excerpt, failure) : failureText(errors.t, failure)
      return t('failures.register', { message })
    },
    verify: (error) => {
      if (!(error instanceof CallError)) return t('failures.verifyNetworkDetail', { message: exceptionMessage(error) })
      const { failure } = error
      if ('status' in failure) {
        const refusal = refusalOf(failure)
        const text = withWait(errors.t, t('failures.verify'), failure)
        return refusal === null ? text : `${t(`failures.${refusal}`)}\n${text}`
      }
      return failure.kind === 'network' && failure.reason === 'unreachable'
        ? t('failures.verifyNetwork')
        : t('failures.verifyNetworkDetail', { message: failureText(errors.t, failure) })
    },
    resend: (error) => {
      if (!(error instanceof CallError)) return t('failures.resend')
      const { failure } = error
      return failure.kind === 'server' || failure.kind === 'network'
        ? failureText(errors.t, failure)
        : withWait(errors.t, t('failures.resend'), failure)
    },
  }
}

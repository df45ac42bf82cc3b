import { isMissingScript } from './missing-script.ts'

/** The code of a call's purpose; the catalogs name each one (`call-failures:operations`). */
export type Operation =
  | 'zipLookup'
  | 'povertyLevel'
  | 'benchmark'
  | 'estimates'
  | 'planSearch'
  | 'providers'
  | 'drugs'
  | 'coverage'
  | 'planDetails'
  | 'redirectNotification'
  | 'register'
  | 'verify'
  | 'resendCode'
  | 'communicationOptions'
  | 'validateIdentifier'
  | 'login'
  | 'leadProfile'
  | 'memberProfile'
  | 'logout'
  | 'renewQuote'
  | 'agentNotes'
  | 'saveApplication'
  | 'submitApplication'
  | 'sendContactMessage'
  | 'addressSuggestions'
  | 'addressDetails'
  | 'pagePart'

/** One problem of a field, as named by the service. */
export interface RefusedField {
  readonly field: string
  readonly message: string
}

/** The fields of every refusal. */
interface Refusal {
  readonly operation: Operation
  readonly status: number
  /** Seconds after which the service accepts another try, if it says so. */
  readonly retryAfterSeconds?: number
}

/**
 * The ways a call can fail, after the shared response handling of C-60. The texts are chosen where the failure is
 * shown.
 */
export type CallFailure =
  | (Refusal & { readonly kind: 'validation'; readonly problems: readonly RefusedField[] })
  | (Refusal & {
      readonly kind: 'server'
      readonly message: string
      /** The service can't answer this question: asking it again gets the same refusal. */
      readonly isFinal?: true
    })
  | (Refusal & { readonly kind: 'http' })
  /** The body is not the expected JSON; `status` shows whether the service reported success. */
  | (Refusal & { readonly kind: 'unreadable'; readonly detail: string; readonly excerpt: string })
  | { readonly kind: 'network'; readonly operation: Operation; readonly reason: 'unreachable' | 'timeout' }
  /** A mistake in the site's own code; the service and the connection work. */
  | { readonly kind: 'mistake'; readonly operation: Operation }

/** The only error that calls throw. Its message contains no answer text, so a log never repeats a user's data. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(`${failure.operation}: ${failure.kind}`)
    this.name = 'CallError'
    this.failure = failure
  }
}

let callWatch: (failure: CallFailure) => void = () => undefined

/** Calls `watch` for every failed attempt from now on, whether a screen shows, retries or ignores it. */
export function watchFailedCalls(watch: (failure: CallFailure) => void): void {
  callWatch = watch
}

/** Reports a failed attempt to the watcher. An abort is not a failure. */
export function noteFailedCall(error: unknown): void {
  if (error instanceof CallError) callWatch(error.failure)
}

/**
 * Returns the failure of any thrown value. A script that could not be fetched is a network failure. Any value that
 * calls don't throw is a mistake of the site.
 */
export function failureOf(error: unknown, operation: Operation): CallFailure {
  if (error instanceof CallError) return error.failure
  return isMissingScript(error) ? { kind: 'network', operation, reason: 'unreachable' } : { kind: 'mistake', operation }
}

/** Whether a thrown value comes from our own abort, which needs no message. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

import { isMissingScript } from './missing-script.ts'

/** What a call does, as a code; the catalogs name each one (`call-failures:operations`). */
export type Operation =
  | 'zipLookup'
  | 'povertyLevel'
  | 'benchmark'
  | 'estimates'
  | 'planSearch'
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
  | 'saveApplication'
  | 'submitApplication'
  | 'sendContactMessage'
  | 'addressSuggestions'
  | 'addressDetails'
  | 'pagePart'

/** One problem of a field, as the service names it. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** What every refusal has. */
interface Refusal {
  readonly operation: Operation
  readonly status: number
  /** Seconds after which the service wants to be asked again, where it says so. */
  readonly retryAfterSeconds?: number
}

/**
 * How a call can fail, after the shared response handling of C-60. Words are chosen where the
 * failure is shown.
 */
export type CallFailure =
  | (Refusal & { readonly kind: 'validation'; readonly problems: readonly FieldProblem[] })
  | (Refusal & { readonly kind: 'server'; readonly message: string })
  | (Refusal & { readonly kind: 'http' })
  /** The body is not the JSON that was promised; `status` tells whether the service claimed success. */
  | (Refusal & { readonly kind: 'unreadable'; readonly detail: string; readonly excerpt: string })
  | { readonly kind: 'network'; readonly operation: Operation; readonly reason: 'unreachable' | 'timeout' }
  /** A mistake in the site's own code: neither the service nor the connection is at fault. */
  | { readonly kind: 'mistake'; readonly operation: Operation }

/** The one error that calls throw. Its message holds no answer text, so that a log never repeats what a person sent. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(`${failure.operation}: ${failure.kind}`)
    this.name = 'CallError'
    this.failure = failure
  }
}

let unreadableWatch: (error: CallError) => void = () => undefined

/** Tells from now on of every answer that is no JSON; what such an answer began with is shown nowhere else (C-60). */
export function watchUnreadable(watch: (error: CallError) => void): void {
  unreadableWatch = watch
}

/** Tells whoever watches of an answer that is no JSON. */
export function noteUnreadable(error: CallError): void {
  unreadableWatch(error)
}

/** The failure of any thrown value: a script that could not be fetched is the network's, and whatever no call throws a mistake. */
export function failureOf(error: unknown, operation: Operation): CallFailure {
  if (error instanceof CallError) return error.failure
  return isMissingScript(error) ? { kind: 'network', operation, reason: 'unreachable' } : { kind: 'mistake', operation }
}

/** Whether a thrown value is the answer to our own abort, which nobody needs to hear of. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

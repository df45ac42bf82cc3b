import type { CallFailure, Operation } from './call-failure.ts'

/** The calls that a service may be without. It answers 404 to them. */
const optionalOperations: readonly Operation[] = ['providers', 'drugs', 'coverage', 'planDetails', 'renewQuote']

/** Whether a failure only says that the service is without an optional call. */
export function isMissingCall(failure: CallFailure): boolean {
  return optionalOperations.includes(failure.operation) && 'status' in failure && failure.status === 404
}

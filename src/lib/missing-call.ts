import type { CallFailure, Operation } from './call-failure.ts'

/** The calls that a service need not offer. It answers 404 to them. */
const optionalOperations: readonly Operation[] = [
  'providers',
  'drugs',
  'coverage',
  'planDetails',
  'renewQuote',
  'agentNotes',
]

/** Whether a failure only means that the service does not offer an optional call. */
export function isMissingCall(failure: CallFailure): boolean {
  return optionalOperations.includes(failure.operation) && 'status' in failure && failure.status === 404
}

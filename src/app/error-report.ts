import { CallError } from '#lib/call-failure.ts'
import { isMissingScript } from '#lib/missing-script.ts'

import { failedCallOf } from './call-report.ts'
import { type ReportContext, type Surroundings, contextOf } from './report-context.ts'

/**
 * Source of an error: uncaught, in a component that broke, at the start, or in a step whose failure doesn't stop the
 * flow.
 */
export type ErrorKind = 'error' | 'rejection' | 'render' | 'start' | 'incomeCheckFailed' | 'notificationFailed'

/** The names that a report may contain; any other becomes `Error`, because a name can be any text. */
const names = [
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'CallError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
] as const

/**
 * All data that is ever sent about an error. Each value comes from a closed list, or is React's number of an error, or
 * a position in the site's own scripts.
 */
export interface ErrorReport extends ReportContext {
  readonly kind: ErrorKind
  readonly name: (typeof names)[number] | 'MissingScript' | 'Error'
  /** The number of React's own error, whose text react.dev/errors shows; null for other errors. */
  readonly reactError: number | null
  /** The call that failed and how, such as `povertyLevel/5xx`; null for other errors. */
  readonly call: string | null
  /** Positions in the site's own scripts, innermost first: `index-CBH7kPFw.js:12:345`. */
  readonly at: readonly string[]
}

/** Maximum number of an error's positions in a report. */
const mostPlaces = 10

/**
 * Returns the positions in the site's own scripts that a stack contains. The message, with which some browsers start
 * the stack, is removed first, and only a file that this page loaded counts: nothing else of the stack is kept.
 */
function placesIn({ message, stack = '' }: Error, scripts: ReadonlySet<string>): readonly string[] {
  const said = stack.indexOf(message)
  const frames = said === -1 ? stack : stack.slice(said + message.length)
  return [...frames.matchAll(/\/assets\/([\w.-]{1,80}):(\d{1,7}):(\d{1,7})/g)]
    .filter(([, file = '']) => scripts.has(file))
    .slice(0, mostPlaces)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
}

function nameOf(error: unknown): ErrorReport['name'] {
  if (isMissingScript(error)) return 'MissingScript'
  const name = error instanceof Error ? error.name : ''
  return names.find((known) => known === name) ?? 'Error'
}

function callOf(error: unknown): string | null {
  const call = error instanceof CallError ? failedCallOf(error.failure) : null
  return call && `${call.name}/${call.status}`
}

/** Returns the number in the message of a built React, such as "Minified React error #418; visit …". */
function reactErrorOf(error: unknown): number | null {
  const found = error instanceof Error ? /^Minified React error #(\d{1,3});/.exec(error.message) : null
  return found && Number(found[1])
}

/** React wraps the error of a component that broke during hydration. The cause has the position. */
function firstOf(error: unknown): unknown {
  return reactErrorOf(error) !== null && error instanceof Error && error.cause instanceof Error ? error.cause : error
}

/**
 * Returns the report of an error. It reads only the values above, whatever the error's message, its stack and the
 * address contain.
 */
export function errorReport(kind: ErrorKind, error: unknown, around: Surroundings): ErrorReport {
  const first = firstOf(error)
  return {
    kind,
    name: nameOf(first),
    reactError: reactErrorOf(error),
    call: callOf(first),
    at: first instanceof Error ? placesIn(first, around.scripts) : [],
    ...contextOf(around),
  }
}

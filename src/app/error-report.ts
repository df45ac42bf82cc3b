import type { Language } from '#i18n/language.ts'
import { type PagePath, pagePathOf } from '#config/pages.ts'
import { CallError } from '#lib/call-failure.ts'
import { isMissingScript } from '#lib/missing-script.ts'

/**
 * Source of an error: uncaught, in a component that broke, at the start, or at a call whose failure doesn't stop the
 * flow.
 */
export type ErrorKind =
  | 'error'
  | 'rejection'
  | 'render'
  | 'start'
  | 'incomeCheckFailed'
  | 'notificationFailed'
  | 'unreadableAnswer'

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
 * All data that is ever sent about an error. Each value comes from a closed list or is a position in the site's own
 * scripts.
 */
export interface ErrorReport {
  readonly kind: ErrorKind
  readonly name: (typeof names)[number] | 'MissingScript' | 'Error'
  /** A failed call as `operation/kind/status`, such as `povertyLevel/http/503`; null for other errors. */
  readonly call: string | null
  /** Positions in the site's own scripts, innermost first: `index-CBH7kPFw.js:12:345`. */
  readonly at: readonly string[]
  /** The page as the table of pages writes it, never its address; `*` if there is none. */
  readonly page: PagePath | '*'
  readonly language: Language
  /** File of the first script, whose name changes with every build; null if unknown. */
  readonly build: string | null
  /** Coordinated universal time to the minute: `2026-11-21T20:05Z`. */
  readonly time: string
}

/** The context of an error. */
export interface Surroundings {
  /** The path of the page, without its language. */
  readonly path: string
  readonly language: Language
  readonly build: string | null
  readonly now: Date
  /** File names of the scripts that this page has loaded from the site. */
  readonly scripts: ReadonlySet<string>
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
  if (!(error instanceof CallError)) return null
  const { failure } = error
  const detail = failure.kind === 'network' ? [failure.reason] : 'status' in failure ? [failure.status] : []
  return [failure.operation, failure.kind, ...detail].join('/')
}

/**
 * Returns the report of an error. It reads only the values above, whatever the error's message, its stack and the
 * address contain.
 */
export function errorReport(kind: ErrorKind, error: unknown, around: Surroundings): ErrorReport {
  return {
    kind,
    name: nameOf(error),
    call: callOf(error),
    at: error instanceof Error ? placesIn(error, around.scripts) : [],
    page: pagePathOf(around.path) ?? '*',
    language: around.language,
    build: around.build,
    time: `${around.now.toISOString().slice(0, 16)}Z`,
  }
}

import type { Language } from '#i18n/language.ts'
import { type PagePath, pagePathOf } from '#config/pages.ts'
import { CallError } from '#lib/call-failure.ts'
import { isMissingScript } from '#lib/missing-script.ts'

/** Where an error was met: uncaught, in a part that broke, at the start, or at a call whose failure lets the flow go on. */
export type ErrorKind =
  | 'error'
  | 'rejection'
  | 'render'
  | 'start'
  | 'incomeCheckFailed'
  | 'notificationFailed'
  | 'unreadableAnswer'

/** The names that a report may give; any other is `Error`, for a name can be any text. */
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

/** All that is ever sent of an error. Each value comes from a closed list or is a place in the site's own scripts. */
export interface ErrorReport {
  readonly kind: ErrorKind
  readonly name: (typeof names)[number] | 'MissingScript' | 'Error'
  /** A failed call as `operation/kind/status`, such as `povertyLevel/http/503`; null where it is none. */
  readonly call: string | null
  /** Places in the site's own scripts, innermost first: `index-CBH7kPFw.js:12:345`. */
  readonly at: readonly string[]
  /** The page as the table of pages writes it, never its address; `*` where there is none. */
  readonly page: PagePath | '*'
  readonly language: Language
  /** The first script's file, whose name changes with every build; null where it is unknown. */
  readonly build: string | null
  /** Coordinated universal time to the minute: `2026-11-21T20:05Z`. */
  readonly time: string
}

/** What surrounds an error. */
export interface Surroundings {
  /** The path of the page, without its language. */
  readonly path: string
  readonly language: Language
  readonly build: string | null
  readonly now: Date
  /** File names of the scripts that this page has fetched from the site. */
  readonly scripts: ReadonlySet<string>
}

/** Places of an error that a report holds at most. */
const mostPlaces = 10

/**
 * The places that a stack names in the site's own scripts. The message, with which some browsers begin the stack, is cut off
 * first, and only a file that this page fetched counts: nothing else of the stack is kept.
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

/** What is told of an error. Whatever its message, its stack and the address hold, nothing of them but the above is read. */
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

import type { CallName } from '#mocks/openapi/contract.ts'

import { emptyAnswers } from './empty-answers.ts'
import { breakOff, pollute, wrap } from './spoil.ts'

/** The effect of a scenario on a call. */
export type Plan =
  | { readonly kind: 'happy' }
  /** The service's real answer, after so many milliseconds. */
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'never' }
  | { readonly kind: 'unreachable' }
  /** The answer begins, and then the connection breaks. */
  | { readonly kind: 'reset' }
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly body: string
      /** The body for a caller who asks for Spanish; `body` when there is none. */
      readonly spanishBody?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  /** The service's real answer, corrupted. */
  | { readonly kind: 'spoilt'; readonly spoil: (text: string) => string }
  /** A valid but empty answer, for the calls that return a list. */
  | { readonly kind: 'empty'; readonly answers: Readonly<Partial<Record<CallName, unknown>>> }
  /** One page of the search fails on every request. */
  | {
      readonly kind: 'page'
      readonly offset: number
      readonly status: number
      readonly body: string
      readonly spanishBody?: string
    }
  /** The first answer of two arrives after the second. */
  | { readonly kind: 'stale' }
  /** The same request sent twice is refused the second time. */
  | { readonly kind: 'once' }
  /** Counties with so many plans. */
  | { readonly kind: 'catalogue'; readonly size: number; readonly lean: boolean }

interface Scenario {
  readonly title: string
  readonly plan: Plan
  /** One of the faults that every call must survive. */
  readonly isFault: boolean
}

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html; charset=utf-8' }
/** A refusal in one sentence, in both languages. */
const message = (english: string, spanish: string) => ({
  body: JSON.stringify({ message: english }),
  spanishBody: JSON.stringify({ message: spanish }),
})
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
const listed = (email: string, zipCode: string) =>
  JSON.stringify({
    errors: [
      { field: 'email', message: email },
      { field: 'zipCode', message: zipCode },
    ],
  })
const problems = {
  body: listed('is already in use', 'must be in a valid format'),
  spanishBody: listed('ya está en uso', 'no tiene un formato válido'),
}

type Said = string | { readonly body: string; readonly spanishBody: string }

const answer = (status: number, said: Said, headers: Readonly<Record<string, string>> = json): Plan => ({
  kind: 'answer',
  status,
  ...(typeof said === 'string' ? { body: said } : said),
  headers,
})

/** Every scenario by name. */
export const scenarios = {
  happy: { title: 'All goes well', isFault: false, plan: { kind: 'happy' } },
  slow: { title: 'Answers take three seconds', isFault: false, plan: { kind: 'late', ms: 3_000 } },
  late: { title: 'Answers take ten seconds', isFault: true, plan: { kind: 'late', ms: 10_000 } },
  timeout: { title: 'No answer ever', isFault: true, plan: { kind: 'never' } },
  offline: { title: 'The service cannot be reached', isFault: true, plan: { kind: 'unreachable' } },
  reset: { title: 'The connection breaks within the answer', isFault: true, plan: { kind: 'reset' } },
  'bad-request': {
    title: '400 with a message',
    isFault: true,
    plan: answer(400, message('The request was not understood.', 'No se entendió la solicitud.')),
  },
  'bad-request-list': { title: '400 with a list of errors', isFault: true, plan: answer(400, problems) },
  unauthorized: {
    title: '401',
    isFault: true,
    plan: answer(
      401,
      message('Your session has ended. Please sign in again.', 'Su sesión ha terminado. Inicie sesión de nuevo.'),
    ),
  },
  forbidden: {
    title: '403',
    isFault: true,
    plan: answer(403, message('You may not see this.', 'No tiene permiso para ver esto.')),
  },
  'not-found': { title: '404', isFault: true, plan: answer(404, message('It was not found.', 'No se encontró.')) },
  conflict: {
    title: '409',
    isFault: true,
    plan: answer(409, message('It was changed elsewhere in the meantime.', 'Se cambió en otro lugar mientras tanto.')),
  },
  invalid: { title: '422 with a list of errors', isFault: true, plan: answer(422, problems) },
  'too-many': {
    title: '429, to be tried again after 30 seconds',
    isFault: true,
    plan: answer(429, message('Too many requests.', 'Demasiadas solicitudes.'), { ...json, 'Retry-After': '30' }),
  },
  'error-message': {
    title: '500 with a message',
    isFault: true,
    plan: answer(500, message('Internal server error', 'Error interno del servidor')),
  },
  'error-list': { title: '500 with a list of errors', isFault: false, plan: answer(500, problems) },
  'error-html': {
    title: '500 with an HTML page',
    isFault: true,
    plan: answer(500, page('500 Internal Server Error'), html),
  },
  'bad-gateway': { title: '502 with nothing', isFault: true, plan: answer(502, '') },
  unavailable: {
    title: '503 with an HTML page',
    isFault: true,
    plan: answer(503, page('503 Service Unavailable'), html),
  },
  'ok-html': { title: '200 with an HTML page', isFault: true, plan: answer(200, page('Sign in to the network'), html) },
  'ok-nothing': { title: '200 with nothing', isFault: true, plan: answer(200, '') },
  'ok-null': { title: '200 with null', isFault: true, plan: answer(200, 'null') },
  'broken-json': { title: '200 with half of the JSON', isFault: true, plan: { kind: 'spoilt', spoil: breakOff } },
  'wrong-shape': { title: '200 with another shape', isFault: true, plan: { kind: 'spoilt', spoil: wrap } },
  proto: { title: '200 with __proto__ in every object', isFault: true, plan: { kind: 'spoilt', spoil: pollute } },
  empty: { title: 'Lists are empty', isFault: false, plan: { kind: 'empty', answers: emptyAnswers } },
  'later-page-fails': {
    title: 'The second page of plans fails',
    isFault: false,
    plan: { kind: 'page', offset: 10, status: 500, ...message('Internal server error', 'Error interno del servidor') },
  },
  'out-of-order': { title: 'The first answer comes after the second', isFault: true, plan: { kind: 'stale' } },
  double: { title: 'The same request twice is refused', isFault: true, plan: { kind: 'once' } },
  'few-plans': { title: 'Ten plans a county', isFault: false, plan: { kind: 'catalogue', size: 10, lean: false } },
  'many-plans': { title: '5,000 plans a county', isFault: false, plan: { kind: 'catalogue', size: 5_000, lean: true } },
} as const satisfies Record<string, Scenario>

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** Every scenario's name. */
// `Object.keys` gives strings; the keys of a literal object are its own.
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]

/** The faults that every call must survive, for tests that try each call with each. */
export const faults: readonly ScenarioName[] = scenarioNames.filter((name) => scenarios[name].isFault)

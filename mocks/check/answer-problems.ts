import { retryAfterSeconds } from '#lib/retry-after.ts'
import { patienceMs } from '#lib/use-long-wait.ts'
import { callOf } from '#mocks/openapi/contract.ts'
import { jsonSchema } from '#mocks/openapi/described-schema.ts'
import type { Json } from '#mocks/openapi/json.ts'
import { refusalOf, refusalSchemas } from '#mocks/openapi/refusals-described.ts'

import { extraFields, fieldProblems } from './answer-fields.ts'
import { headersToAllow, type Probe } from './probes.ts'

/** An answer, or why there is none. */
export type Reply =
  | { readonly kind: 'none'; readonly reason: string }
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Pick<Headers, 'get'>
      readonly text: string
      readonly ms: number
    }

type Answered = Extract<Reply, { kind: 'answer' }>

/** The result of checking an answer: problems make the check fail, notes do not. */
export interface Findings {
  readonly problems: readonly string[]
  readonly notes: readonly string[]
  /** Fields that the document does not describe. */
  readonly extra: readonly string[]
}

const listIn = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
const lists = (header: string | null, name: string) => listIn(header).some((one) => one === name || one === '*')

function originProblems({ headers }: Answered, origin: string | undefined): readonly string[] {
  if (origin === undefined) return []
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed === origin || allowed === '*'
    ? []
    : [`Access-Control-Allow-Origin is ${allowed ?? 'missing'}: expected ${origin}, on refusals too`]
}

function preflightProblems(probe: Probe, { headers }: Answered): readonly string[] {
  const { method } = callOf(probe.call)
  const methods = headers.get('Access-Control-Allow-Methods')
  const names = headers.get('Access-Control-Allow-Headers')
  return [
    // GET, HEAD and POST need no permission in a preflight, but PUT does.
    ...(method === 'PUT' && !lists(methods, 'put')
      ? [`Access-Control-Allow-Methods is ${methods ?? 'missing'}: expected PUT in it`]
      : []),
    ...headersToAllow(probe.call).flatMap((name) =>
      lists(names, name) ? [] : [`Access-Control-Allow-Headers is ${names ?? 'missing'}: expected ${name} in it`],
    ),
  ]
}

function retryAfterProblems({ status, headers }: Answered, origin: string | undefined): readonly string[] {
  const said = headers.get('Retry-After')
  const isReadable = said === null || retryAfterSeconds(headers) !== undefined
  return [
    ...(origin === undefined || lists(headers.get('Access-Control-Expose-Headers'), 'retry-after')
      ? []
      : ['Access-Control-Expose-Headers does not name Retry-After']),
    ...(isReadable ? [] : [`Retry-After is "${said}": expected seconds, or an HTTP date beside the header Date`]),
    ...(said === null && (status === 429 || status === 503) ? [`Retry-After is missing with ${status}`] : []),
  ]
}

function schemaOf({ call }: Probe, isSuccess: boolean): Json | undefined {
  const { answer, family } = callOf(call)
  if (!isSuccess) return refusalSchemas[refusalOf[family]]
  return answer && jsonSchema(answer)
}

function jsonOf(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** Returns whether a refusal has a sentence for a person. */
function saysSomething(value: unknown): boolean {
  const { message, errors, error } = (value ?? {}) as Json
  return typeof message === 'string' || typeof error === 'object' || (Array.isArray(errors) && errors.length > 0)
}

function bodyFindings(probe: Probe, { status, headers, text }: Answered): Findings {
  const isSuccess = status < 400
  const schema = schemaOf(probe, isSuccess)
  if (!schema) return { problems: [], notes: [], extra: [] }
  const type = headers.get('Content-Type') ?? 'missing'
  const typeProblems = /^application\/json\b/i.test(type) ? [] : [`Content-Type is ${type}: expected application/json`]
  const json = jsonOf(text)
  if (json === null) return { problems: [...typeProblems, 'the body is not JSON'], notes: [], extra: [] }
  const { errors } = (json.value ?? {}) as Json
  return {
    problems: [
      ...typeProblems,
      ...fieldProblems(schema, json.value),
      ...(!isSuccess && !saysSomething(json.value) ? ['the refusal has no message for the visitor'] : []),
      ...(isSuccess && Array.isArray(errors) && errors.length > 0 ? ['a success must not have errors'] : []),
    ],
    notes: [],
    extra: extraFields(schema, json.value),
  }
}

/** Returns what does not fit in the answer to one request. Without an origin it does not check the CORS headers. */
export function answerFindings(probe: Probe, reply: Reply, origin: string | undefined): Findings {
  if (reply.kind === 'none') return { problems: [`no answer: ${reply.reason}`], notes: [], extra: [] }
  const { status, ms, headers } = reply
  const statusProblems = probe.statuses.includes(status)
    ? []
    : [`status ${status}: expected ${probe.statuses.join(' or ')}`]
  const slow = ms > patienceMs ? [`took ${(ms / 1000).toFixed(1)} s: expected less than ${patienceMs / 1000} s`] : []
  if (probe.method === 'OPTIONS')
    return {
      problems: [...statusProblems, ...originProblems(reply, origin), ...preflightProblems(probe, reply), ...slow],
      notes: [],
      extra: [],
    }
  const body = bodyFindings(probe, reply)
  const isKept = !lists(headers.get('Cache-Control'), 'no-store')
  return {
    problems: [
      ...statusProblems,
      ...originProblems(reply, origin),
      ...retryAfterProblems(reply, origin),
      // The body of an unexpected status has another shape, so it is not checked.
      ...(statusProblems.length > 0 ? [] : body.problems),
      ...slow,
    ],
    notes: isKept ? ['Cache-Control lacks no-store'] : [],
    extra: body.extra,
  }
}

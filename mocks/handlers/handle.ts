import { type HttpHandler, HttpResponse, http } from 'msw'
import * as z from 'zod/mini'

import type { SiteLanguage } from '#domain/content/language-table.ts'
import { type CallContract, type CallInput, patternOf } from '#mocks/openapi/call-contract.ts'
import { type CallName, type Contract, contract } from '#mocks/openapi/contract.ts'

import { answerJson } from '#mocks/marketplace/written-plan.ts'
import { isSameAnswer } from '#mocks/state/record.ts'

import { type Answer, invalidAnswer, languageAsked, unreadableBody, valueAt } from './refusals.ts'

const byMethod = { GET: http.get, POST: http.post, PUT: http.put } as const

/** Converts an answer to the browser's response, in the language that the caller asks for. */
export function toResponse(
  { status, body: english, spanishBody, headers }: Answer,
  language: SiteLanguage,
): HttpResponse<BodyInit> {
  const body = { en: english, es: spanishBody ?? english }[language]
  const init = { status, headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers } }
  return new HttpResponse(body === undefined ? null : answerJson(body), init)
}

type Read =
  | { readonly ok: true; readonly input: CallInput<CallContract> }
  | { readonly ok: false; readonly answer: Answer }

function jsonOf(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** Returns the value that the service holds for a path of a body; undefined when there is none. */
export type Held = (parameters: object, body: unknown, path: readonly PropertyKey[]) => unknown

/**
 * Returns a body without the values that its schema refuses but the service itself holds. Such values are not new
 * answers, and missing fields stay unchanged.
 */
function withoutHeld(schema: z.ZodMiniType, parameters: object, body: unknown, held: Held): unknown {
  const issues = z.safeParse(schema, body).error?.issues ?? []
  const rest = structuredClone(body)
  for (const { path } of issues) {
    const name = path.at(-1)
    const value = valueAt(body, path)
    const holder = valueAt(rest, path.slice(0, -1))
    if (name === undefined || typeof holder !== 'object' || holder === null || value === undefined) continue
    if (isSameAnswer(value, held(parameters, body, path))) Reflect.deleteProperty(holder, name)
  }
  return rest
}

/** Checks a request by the call's own schemas; invalid ones get the real service's answer. */
function readInput(call: CallContract, request: Request, params: object, text: string, held: Held | null): Read {
  const json = call.request === undefined ? { value: undefined } : jsonOf(text)
  if (json === null) return { ok: false, answer: unreadableBody(call.family) }
  const given = {
    parameters: params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    request:
      call.request === undefined || held === null ? json.value : withoutHeld(call.request, params, json.value, held),
  }
  const read = (part: keyof typeof given) =>
    call[part] === undefined ? { success: true as const, data: undefined } : z.safeParse(call[part], given[part])
  const [parameters, query, body] = [read('parameters'), read('query'), read('request')]
  if (!parameters.success) return { ok: false, answer: invalidAnswer(call.family, parameters.error.issues, params) }
  if (!query.success) return { ok: false, answer: invalidAnswer(call.family, query.error.issues, given.query) }
  if (!body.success) return { ok: false, answer: invalidAnswer(call.family, body.error.issues, json.value) }
  // Each part was just parsed by the call's schema, or the call has none.
  const input = { parameters: parameters.data, query: query.data, body: body.data } as CallInput<CallContract>
  return { ok: true, input }
}

/** Whether a request is this call, when two share an address; without a rule every request is. */
export function isCall(call: CallContract, text: string): boolean {
  return call.isThisCall === undefined || call.isThisCall(jsonOf(text)?.value)
}

/** The statuses that the contract names for a call; any of the Marketplace API's, whose answers may be passed on. */
type StatusOf<Call extends CallContract> = Call['family'] extends 'marketplace'
  ? number
  : Call['successStatus'] | (keyof Call['refusals'] & number)

/** Returns a handler of one call: the contract checks the request before `answer` gets it, and names its statuses. */
export function handle<const Name extends CallName>(
  name: Name,
  answer: (
    input: CallInput<Contract[Name]>,
    request: Request,
  ) => Answer<StatusOf<Contract[Name]>> | Promise<Answer<StatusOf<Contract[Name]>>>,
  held: Held | null = null,
): HttpHandler {
  const call: CallContract = contract[name]
  return byMethod[call.method](patternOf(call), async ({ request, params }) => {
    const text = await request.clone().text()
    if (!isCall(call, text)) return undefined
    const read = readInput(call, request, params, text, held)
    // The generic contract has lost the call's own types; `readInput` has parsed by exactly these schemas.
    return toResponse(
      read.ok ? await answer(read.input, request) : read.answer,
      languageAsked(request.headers.get('Accept-Language')),
    )
  })
}

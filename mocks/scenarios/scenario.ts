import { HttpResponse, type HttpHandler, delay, getResponse, http } from 'msw'

import { handlers } from '#mocks/handlers/all-handlers.ts'
import { isCall } from '#mocks/handlers/handle.ts'
import { languageAsked } from '#mocks/handlers/refusals.ts'
import { quoteHandlers } from '#mocks/handlers/quote-handlers.ts'
import { patternOf } from '#mocks/openapi/call-contract.ts'
import { type CallName, callNames, callOf } from '#mocks/openapi/contract.ts'

import { type Plan, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts'

/** A call, or one part of the plan search. */
export type Target = CallName | 'firstPage' | 'laterPages'

interface Aim {
  readonly call: CallName
  readonly applies: (text: string) => boolean
}

function offsetIn(text: string): number {
  try {
    const { offset } = JSON.parse(text) as { readonly offset?: unknown }
    return typeof offset === 'number' ? offset : 0
  } catch {
    return 0
  }
}

function aimAt(target: Target): Aim {
  if (target === 'firstPage') return { call: 'planSearch', applies: (text) => offsetIn(text) === 0 }
  if (target === 'laterPages') return { call: 'planSearch', applies: (text) => offsetIn(text) > 0 }
  return { call: target, applies: (text) => isCall(callOf(target), text) }
}

const json = { 'Content-Type': 'application/json' }

/** A plan's answer to one request; undefined passes the service's real answer through. */
type Reply = (request: Request, text: string) => Promise<Response | undefined>

/** A plan's body in the language that the caller asks for. */
function bodyFor(
  { headers }: Request,
  { body, spanishBody }: { readonly body: string; readonly spanishBody?: string },
) {
  return { en: body, es: spanishBody ?? body }[languageAsked(headers.get('Accept-Language'))]
}

function breakingBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"'))
    },
    pull(controller) {
      controller.error(new TypeError('The connection was reset'))
    },
  })
}

const longestHoldMs = 2_000
const staleByMs = 50

function staleReply(): Reply {
  let release: (() => void) | null = null
  return async () => {
    if (release) {
      setTimeout(release, staleByMs)
      release = null
      return undefined
    }
    await new Promise<void>((resolve) => {
      release = resolve
      setTimeout(resolve, longestHoldMs)
    })
    release = null
    return undefined
  }
}

function onceReply(): Reply {
  const seen = new Set<string>()
  return (request, text) => {
    const key = `${request.method} ${request.url} ${text}`
    const isRepeat = seen.has(key)
    seen.add(key)
    const messages = { en: 'This was sent already.', es: 'Esto ya se envió.' }
    const message = messages[languageAsked(request.headers.get('Accept-Language'))]
    const refusal = isRepeat ? Response.json({ message }, { status: 409 }) : undefined
    return Promise.resolve(refusal)
  }
}

async function spoiltReply(request: Request, spoil: (text: string) => string): Promise<Response | undefined> {
  const response = await getResponse([...handlers], request.clone())
  if (!response?.ok) return response
  return new Response(spoil(await response.text()), {
    status: response.status === 204 ? 200 : response.status,
    headers: json,
  })
}

function replyOf(plan: Exclude<Plan, { kind: 'happy' | 'catalogue' }>, call: CallName): Reply {
  switch (plan.kind) {
    case 'late':
      return () => delay(plan.ms).then(() => undefined)
    case 'never':
      return () => delay('infinite').then(() => undefined)
    case 'unreachable':
      return () => Promise.resolve(HttpResponse.error())
    case 'reset':
      return () => Promise.resolve(new Response(breakingBody(), { headers: json }))
    case 'answer':
      return (request) =>
        Promise.resolve(new Response(bodyFor(request, plan), { status: plan.status, headers: plan.headers ?? {} }))
    case 'spoilt':
      return (request) => spoiltReply(request, plan.spoil)
    case 'empty':
      return () => Promise.resolve(call in plan.answers ? Response.json(plan.answers[call]) : undefined)
    case 'page':
      return (request, text) => {
        const isHit = call === 'planSearch' && offsetIn(text) === plan.offset
        return Promise.resolve(
          isHit ? new Response(bodyFor(request, plan), { status: plan.status, headers: json }) : undefined,
        )
      }
    case 'stale':
      return staleReply()
    case 'once':
      return onceReply()
  }
}

/**
 * Returns the handlers of a scenario for one call, a part of the search, or every call. They go before the default
 * ones: `server.use(...scenario('slow', 'planSearch'))`. Each set has its own state (the delayed answer, the sent
 * requests).
 */
export function scenario(name: ScenarioName, target?: Target): readonly HttpHandler[] {
  const plan: Plan = scenarios[name].plan
  if (plan.kind === 'happy') return []
  if (plan.kind === 'catalogue') return quoteHandlers(plan)
  const targets = target === undefined ? callNames : [target]
  return targets.map(aimAt).map(({ call, applies }) => {
    const contract = callOf(call)
    const reply = replyOf(plan, call)
    const method = contract.method.toLowerCase() as Lowercase<typeof contract.method>
    return http[method](patternOf(contract), async ({ request }) => {
      const text = await request.clone().text()
      return applies(text) ? reply(request, text) : undefined
    })
  })
}

function isTarget(text: string): text is Target {
  return text === 'firstPage' || text === 'laterPages' || callNames.some((name) => name === text)
}

/**
 * Returns the handlers that a text names: `slow`, `error-html:planSearch`, or several separated by commas. Throws a
 * `RangeError` that lists the names when there is no such scenario or call.
 */
export function scenariosFrom(text: string): readonly HttpHandler[] {
  return text.split(',').flatMap((part) => {
    const [wanted = '', target] = part.trim().split(':')
    const name = scenarioNames.find((known) => known === wanted)
    if (name === undefined) throw new RangeError(`No scenario "${wanted}". There are: ${scenarioNames.join(', ')}.`)
    if (target !== undefined && !isTarget(target))
      throw new RangeError(`No call "${target}". There are: ${callNames.join(', ')}, firstPage, laterPages.`)
    return scenario(name, target)
  })
}

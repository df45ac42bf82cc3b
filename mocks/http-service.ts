import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

import { type HttpHandler, getResponse } from 'msw'

import { filedHandlers, handlers } from './handlers/all-handlers.ts'
import { languageAsked } from './handlers/refusals.ts'
import { inventedMarket } from './marketplace/invented-market.ts'
import type { Market } from './marketplace/market.ts'
import { officialCareHandlers } from './official/official-care-handlers.ts'
import { notOffered, officialHandlers } from './official/official-handlers.ts'
import { scenariosFrom } from './scenarios/scenario.ts'

/** The header with which a caller chooses the scenario of its own requests, whatever scenario others get. */
export const scenarioHeader = 'x-mock-scenario'

/** Options of the service. */
export interface HttpServiceOptions {
  readonly scenario?: string
  /** Sites of other hosts that may call it; sites on this device always may. */
  readonly origins?: readonly string[]
  /** Plans of imported files in the place of invented ones; no scenario is played on them. */
  readonly market?: Market | undefined
  /** Handlers of the official service in the place of invented plans; no scenario is played on them either. */
  readonly live?: readonly HttpHandler[] | undefined
}

/** The largest body that is read, in bytes: an application with its signature is a tenth of it. */
const largestBody = 2_000_000

/** Time limits for a caller's headers and its whole request, in milliseconds. */
const patience = { headers: 10_000, request: 30_000 } as const

function isOfThisDevice(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)
}

/** Returns the headers of every answer: CORS for other origins, and no caching. */
function headersFor({ headers }: IncomingMessage, origins: readonly string[]): Readonly<Record<string, string>> {
  const { origin } = headers
  const isAllowed = origin !== undefined && (isOfThisDevice(origin) || origins.includes(origin))
  return {
    ...(isAllowed && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Access-Control-Max-Age': '600',
    }),
    // Answers hold personal data.
    'Cache-Control': 'no-store',
    Vary: 'Origin, Accept-Language',
  }
}

function urlOf({ url = '/' }: IncomingMessage): URL | null {
  try {
    const known = new URL(url, 'http://localhost')
    decodeURIComponent(known.pathname)
    return known
  } catch {
    return null
  }
}

/** Returns the whole body; null when it is larger than any call's. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A refusal that needs no handler: its status, and its sentence in both languages. */
type Refused = readonly [status: number, english: string, spanish: string]

/** Returns a request for the handlers, or the refusal of a request that needs no handler. */
async function toRequest(incoming: IncomingMessage): Promise<Request | Refused> {
  const url = urlOf(incoming)
  if (url === null)
    return [400, 'The address is not encoded as addresses are.', 'La dirección no está bien codificada.']
  // GET handlers also answer HEAD; the body is dropped when it is sent.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) headers.set(name, (values ?? []).join(', '))
  if (method === 'GET') return new Request(url, { method, headers })
  const body = await bodyOf(incoming)
  if (body === null)
    return [413, `The body is larger than ${largestBody} bytes.`, `El cuerpo supera ${largestBody} bytes.`]
  const type = headers.get('Content-Type') ?? ''
  if (body.length > 0 && !/^application\/json\b/i.test(type))
    return [415, 'The body must be application/json.', 'El cuerpo debe ser application/json.']
  return new Request(url, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) })
}

/** The official paths on invented plans; the demo in a browser has none. */
const invented = [...officialHandlers(inventedMarket), ...officialCareHandlers, notOffered]

function sendJson(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ message }))
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, all: readonly HttpHandler[]): Promise<void> {
  const request = await toRequest(incoming)
  if (!(request instanceof Request)) {
    // The rest of the request is not read: the connection ends with the answer.
    outgoing.setHeader('Connection', 'close')
    const [status, english, spanish] = request
    const asked = languageAsked(incoming.headers['accept-language'])
    sendJson(outgoing, status, { en: english, es: spanish }[asked])
    return
  }
  const response = await getResponse([...all], request)
  if (!response) {
    sendJson(outgoing, 404, `No call ${incoming.method ?? ''} ${incoming.url ?? ''}`)
  } else if (response.type === 'error') {
    // The scenario of an unreachable service breaks the connection without an answer.
    outgoing.destroy()
  } else {
    outgoing.writeHead(response.status, [...response.headers].flat())
    if (response.body && incoming.method !== 'HEAD')
      await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing)
    else outgoing.end()
  }
}

/**
 * Creates the mocks as an HTTP service, not listening yet. It answers sites of this device and those of `origins`.
 * Throws a `RangeError` for an unknown scenario.
 */
export function createHttpService({ scenario = 'happy', origins = [], market, live }: HttpServiceOptions = {}): Server {
  // One set of handlers per scenario, because some remember earlier requests.
  const allOf = (name: string) => [...scenariosFrom(name), ...handlers, ...invented]
  const played = new Map([[scenario, allOf(scenario)]])
  const handlersOf = (name: string) => {
    const known = played.get(name) ?? allOf(name)
    played.set(name, known)
    return known
  }
  const real = live ?? (market && filedHandlers(market))
  const limits = { headersTimeout: patience.headers, requestTimeout: patience.request }
  return createServer(limits, (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headersFor(incoming, origins))) outgoing.setHeader(name, value)
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end()
      return
    }
    const wanted = incoming.headers[scenarioHeader]
    try {
      const all = real ?? handlersOf(typeof wanted === 'string' ? wanted : scenario)
      answer(incoming, outgoing, all).catch(() => outgoing.destroy())
    } catch (error) {
      sendJson(outgoing, 400, error instanceof Error ? error.message : 'Bad scenario')
    }
  })
}

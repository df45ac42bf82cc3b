import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

import { type HttpHandler, getResponse } from 'msw'

import { handlers } from './handlers/all.ts'
import { scenariosFrom } from './scenarios/scenario.ts'

/** A caller may choose the scenario of its own requests with this header, whatever the service plays for others. */
export const scenarioHeader = 'x-mock-scenario'

const crossOrigin = (incoming: IncomingMessage) => ({
  'Access-Control-Allow-Origin': incoming.headers.origin ?? '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers': incoming.headers['access-control-request-headers'] ?? '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
  Vary: 'Origin',
})

function toRequest(incoming: IncomingMessage): Request {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) headers.set(name, (values ?? []).join(', '))
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  // Node needs `duplex` to stream a body; the DOM's RequestInit does not know it.
  const init = { method, headers, body: Readable.toWeb(incoming), duplex: 'half' }
  return new Request(url, init as unknown as RequestInit)
}

function sendJson(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ message }))
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  first: readonly HttpHandler[],
): Promise<void> {
  const response = await getResponse([...first, ...handlers], toRequest(incoming))
  if (!response) {
    sendJson(outgoing, 404, `No call ${incoming.method ?? ''} ${incoming.url ?? ''}`)
  } else if (response.type === 'error') {
    // A service that cannot be reached: the connection breaks instead of being answered.
    outgoing.destroy()
  } else {
    outgoing.writeHead(response.status, [...response.headers].flat())
    if (response.body) await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing)
    else outgoing.end()
  }
}

/**
 * The mocks as an HTTP service, not yet listening. It answers other origins, so that a site served elsewhere may call it.
 * Throws a `RangeError` for an unknown scenario.
 */
export function createHttpService({ scenario = 'happy' }: { readonly scenario?: string } = {}): Server {
  // One set of handlers a scenario: some remember what they have seen.
  const played = new Map([[scenario, scenariosFrom(scenario)]])
  const handlersOf = (name: string) => {
    const known = played.get(name) ?? scenariosFrom(name)
    played.set(name, known)
    return known
  }
  return createServer((incoming, outgoing) => {
    for (const [name, value] of Object.entries(crossOrigin(incoming))) outgoing.setHeader(name, value)
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end()
      return
    }
    const wanted = incoming.headers[scenarioHeader]
    try {
      const first = handlersOf(typeof wanted === 'string' ? wanted : scenario)
      answer(incoming, outgoing, first).catch(() => outgoing.destroy())
    } catch (error) {
      sendJson(outgoing, 400, error instanceof Error ? error.message : 'Bad scenario')
    }
  })
}

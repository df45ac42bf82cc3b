import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { parseArgs } from 'node:util'

import { getResponse } from 'msw'

import { parseSettings } from '#config/settings.ts'

// A build writes the settings into the site; here the site's modules find them as a global, so it is set before they load.
Object.assign(globalThis, { __SETTINGS__: parseSettings(process.env) })
const { handlers } = await import('#mocks/handlers/all.ts')

/**
 * The mocks as a real HTTP service, for the browser tests and for a site built without mocks: `npm run api -- --port 4010`,
 * or PORT in the environment. It answers other origins, so that a site served elsewhere may call it.
 */
const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = Number(values.port ?? process.env['PORT'] ?? 4010)
const origin = `http://localhost:${port}`

const crossOrigin = (request: IncomingMessage) => ({
  'access-control-allow-origin': request.headers.origin ?? '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
  vary: 'origin',
})

function toRequest(incoming: IncomingMessage): Request {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct)) headers.set(name, (value ?? []).join(', '))
  const url = new URL(incoming.url ?? '/', origin)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  // Node needs `duplex` to stream a body; the DOM's RequestInit does not know it.
  const init = { method, headers, body: Readable.toWeb(incoming), duplex: 'half' }
  return new Request(url, init as unknown as RequestInit)
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(crossOrigin(incoming))) outgoing.setHeader(name, value)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204).end()
    return
  }
  const response = await getResponse([...handlers], toRequest(incoming), { baseUrl: origin })
  if (!response) {
    outgoing.writeHead(404, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ error_message: `No mock answers ${incoming.method ?? ''} ${incoming.url ?? ''}` }))
  } else if (response.type === 'error') {
    // A mocked network failure: the connection breaks instead of being answered.
    outgoing.destroy()
  } else {
    outgoing.writeHead(response.status, response.statusText, [...response.headers].flat())
    if (response.body) Readable.fromWeb(response.body as NodeStream).pipe(outgoing)
    else outgoing.end()
  }
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error)
    outgoing.destroy()
  })
})

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: name another one with --port.` : error.message)
  process.exit(1)
})

server.listen(port, () => {
  console.log(origin)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })

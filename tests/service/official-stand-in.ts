import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createHttpService } from '#mocks/http-service.ts'
import type { Market } from '#mocks/marketplace/market.ts'

/** What a stand-in can do wrong with a call. */
export type StandInFault =
  | 'slow'
  | 'refused'
  | 'busy'
  | 'malformed'
  | 'outage'
  | 'keyRefused'
  | 'echo'
  | 'refusalEchoes'

/** A call that a stand-in got. */
export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

function sendJson(outgoing: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  outgoing.end(JSON.stringify(body))
}

const faults: Readonly<Record<StandInFault, (outgoing: ServerResponse, address: string) => void>> = {
  slow: () => {
    // The caller has to end it.
  },
  refused: (outgoing) => outgoing.destroy(),
  busy: (outgoing) => {
    sendJson(outgoing, 429, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining-minute': '0' })
  },
  malformed: (outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Maintenance</title>')
  },
  outage: (outgoing) => {
    sendJson(outgoing, 500, { code: '1000', status: '500', message: 'Internal server error' })
  },
  keyRefused: (outgoing) => {
    sendJson(outgoing, 401, { message: 'Unauthorized' })
  },
  echo: (outgoing, address) => {
    sendJson(outgoing, 200, { counties: [], self: Buffer.from(address).toString('base64') })
  },
  refusalEchoes: (outgoing, address) => {
    sendJson(outgoing, 400, { code: '1003', message: `bad request: ${encodeURIComponent(address)}` })
  },
}

/**
 * A server in the place of the official one: the official paths on a market, only for callers with the key. It notes each
 * call, and plays faults.
 */
export async function officialStandIn(key: string, market?: Market) {
  const inner = createHttpService({ market })
  const calls: StandInCall[] = []
  let fault: { readonly kind: StandInFault; times: number } | null = null

  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
    const { apikey, ...query } = Object.fromEntries(searchParams)
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const body = text === '' ? undefined : (JSON.parse(text) as unknown)
      calls.push({ method: incoming.method ?? '', path: pathname.replace('/api/v1', ''), query, body })
    })
    if (apikey !== key) faults.keyRefused(outgoing, '')
    else if (fault !== null && fault.times > 0) {
      fault.times -= 1
      faults[fault.kind](outgoing, incoming.url ?? '')
    } else {
      outgoing.setHeader('x-ratelimit-limit-minute', '1000')
      inner.emit('request', incoming, outgoing)
    }
  }

  const server = createServer(take).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Plays a fault for the next calls; null for none. */
    play: (kind: StandInFault | null, times = Infinity) => {
      fault = kind && { kind, times }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

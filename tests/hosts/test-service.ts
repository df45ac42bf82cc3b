import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { serviceCaching } from './check-answer.ts'

/** A service that says what reached it. */
export interface TestService {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts a service behind the host under test. */
export async function startService(): Promise<TestService> {
  const server: Server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': serviceCaching })
    response.end(`${request.method ?? ''} ${request.url ?? ''}`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

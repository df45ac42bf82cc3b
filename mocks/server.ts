import './node-settings.ts'

import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'

import { createHttpService } from './http-service.ts'
import { openApiDocument } from './openapi/document.ts'
import { resetMocks } from './state/store.ts'

const usage = `npm run api -- [--port 4010] [--scenario slow:planSearch] [--seed 1] [--host 0.0.0.0] [--origin https://www.example.org]
npm run api -- --print-contract`

/** Milliseconds that open requests have to end before the service closes their connections. */
const patienceMs = 1_000

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env['PORT'] ?? '4010' },
        scenario: { type: 'string', default: 'happy' },
        seed: { type: 'string', default: '1' },
        // Only this device, unless the option opens it to others.
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string', multiple: true, default: [] },
        'print-contract': { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`The port is ${values.port}: expected 0 to 65535.`)
    return { ...values, port, seed: Number(values.seed) }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
}

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly origin: readonly string[]
  readonly scenario: string
  readonly seed: number
}

function serve({ port, host, origin, scenario, seed }: ServeOptions): void {
  resetMocks({ seed })
  const service = createHttpService({ scenario, origins: origin })
  service.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken: name another one with --port.` : error.message),
  )
  service.listen(port, host, () => {
    // A service that listens on a port has an address with that port.
    console.log(`http://localhost:${(service.address() as AddressInfo).port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      service.close(() => process.exit(0))
      service.closeIdleConnections()
      setTimeout(() => {
        service.closeAllConnections()
      }, patienceMs).unref()
    })
}

const options = readOptions()
if (options['print-contract']) console.log(JSON.stringify(await openApiDocument(), null, 2))
else
  try {
    serve(options)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }

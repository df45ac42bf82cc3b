import { readFileSync } from 'node:fs'
import { type IncomingMessage, createServer } from 'node:http'
import process from 'node:process'
import { buffer, text } from 'node:stream/consumers'

import { preview } from 'vite'

import { freePort } from '#build/free-port.mjs'
import { usualDay } from '#tests/e2e/day-of-visit.ts'
import { startMocks } from '#tests/service/start-mocks.ts'

const visitScript = readFileSync(new URL('visit.js', import.meta.url), 'utf8')

const passedOn = (request: IncomingMessage) =>
  Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !['host', 'connection', 'accept-encoding', 'content-length'].includes(name)
      ? [[name, value]]
      : [],
  )

/**
 * Serves the built site with its mocks, and adds one script to each document: it shifts the clock, removes the named
 * features and tells what must not happen.
 */
export async function visitServer() {
  const mocks = await startMocks()
  process.env['API_ORIGIN'] = mocks.address
  const site = await preview({
    mode: 'production',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: Number(await freePort(4652)), strictPort: true },
  })
  const origin = site.resolvedUrls?.local[0] ?? ''
  let noise: string[] = []
  let without: readonly string[] = []

  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? '/'
      if (path === '/visit/noise') {
        noise.push(await text(request))
        response.writeHead(204).end()
        return
      }
      if (path === '/visit/script.js') {
        const begin = `globalThis.beginVisit(${JSON.stringify({ day: usualDay, without })})`
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${visitScript}\n${begin}\n`)
        return
      }
      const body = await buffer(request)
      const found = await fetch(new URL(path, origin), {
        method: request.method ?? 'GET',
        headers: passedOn(request),
        redirect: 'manual',
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      if (found.status >= 400) noise.push(`status ${found.status}: ${path}`)
      const headers = Object.fromEntries(
        [...found.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)),
      )
      const content = Buffer.from(await found.arrayBuffer())
      response.writeHead(found.status, headers)
      response.end(
        headers['content-type']?.startsWith('text/html')
          ? content.toString().replace('<head>', '<head><script src="/visit/script.js"></script>')
          : content,
      )
    }
    answer().catch((error: unknown) => {
      noise.push(`no answer: ${String(request.url)} ${String(error)}`)
      response.destroy()
    })
  })
  const port = Number(await freePort(4653))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${port}`,
    /** Begins a visit, in which the named features are missing. */
    begin(missing: readonly string[]) {
      noise = []
      without = missing
    },
    /** What has happened in this visit that must not. */
    noise: (): readonly string[] => noise,
    async close() {
      server.closeAllConnections()
      server.close()
      await site.close()
      mocks.close()
    },
  }
}

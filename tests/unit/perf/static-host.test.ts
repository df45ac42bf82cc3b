import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { server } from '#mocks/node-server.ts'
import { serveStatic } from '#tests/perf/static-host.mjs'

const directory = mkdtempSync(join(tmpdir(), 'static-host-'))
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'es/404.html': 'no se encuentra',
  'faqs.html': 'questions',
  'assets/here.js': '',
  _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
}
let host: Awaited<ReturnType<typeof serveStatic>>

beforeAll(async () => {
  // These calls use a real socket.
  server.close()
  for (const folder of ['es', 'assets']) mkdirSync(join(directory, folder))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text)
  host = await serveStatic(directory)
})
afterAll(async () => {
  await host.close()
  rmSync(directory, { recursive: true })
})

it.each([
  ['/', 200, 'home'],
  ['/faqs', 200, 'questions'],
  ['/nowhere', 404, 'not found'],
  ['/es/nowhere', 404, 'no se encuentra'],
  // The host keeps running: the next row calls it again.
  ['/%E0%A4%A', 400, ''],
  ['/faqs', 200, 'questions'],
])('%s is answered with %d and %j', async (path, status, text) => {
  const response = await fetch(host.url + path)
  expect([response.status, await response.text()]).toEqual([status, text])
})

it('nobody keeps a refusal as long as a file, whatever the headers of its folder say', async () => {
  const kept = async (path: string) => (await fetch(host.url + path)).headers.get('cache-control')
  expect(await kept('/assets/here.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/assets/gone.js')).toBe('no-store')
})

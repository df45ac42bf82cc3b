import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { createHttpService, scenarioHeader } from '#mocks/http-service.ts'
import { server } from '#mocks/node-server.ts'

// These calls use a real socket.
beforeAll(() => {
  server.close()
})

describe('the service over HTTP', () => {
  let service: Server
  let origin = ''
  beforeAll(async () => {
    service = createHttpService({ origins: ['https://www.puente.example'] }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })
  afterAll(() => {
    service.close()
    service.closeAllConnections()
  })

  const lookUp = (headers: Record<string, string> = {}) => fetch(`${origin}/api/quoter/zip-code/33133`, { headers })
  const inScenario = (name: string) => lookUp({ [scenarioHeader]: name })

  const json = { 'Content-Type': 'application/json' }
  const send = (body: string, headers: Record<string, string> = json) =>
    fetch(`${origin}/api/notifications/redirect`, { method: 'POST', headers, body })

  it('answers HEAD as GET without the body', async () => {
    const response = await fetch(`${origin}/api/quoter/zip-code/33133`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it.each([
    ['of another kind than JSON', '{}', { 'Content-Type': 'text/plain' }, 415],
    ['that is too large', JSON.stringify('x'.repeat(2_100_000)), json, 413],
  ])('refuses a body %s', async (_what, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
  })

  it('refuses an address whose percent signs encode nothing, and lives on', async () => {
    expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400)
    expect((await lookUp()).status).toBe(200)
  })

  it.each([
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://www.puente.example', 'https://www.puente.example'],
    ['https://elsewhere.example', null],
    ['http://localhost.elsewhere.example', null],
  ])('lets the site at %s read its answers: %s', async (from, allowed) => {
    expect((await lookUp({ origin: from })).headers.get('Access-Control-Allow-Origin')).toBe(allowed)
  })

  it('gives the answers of the handlers', async () => {
    expect(await (await lookUp()).json()).toEqual([
      { zipcode: '33133', name: 'Miami-Dade County', fips: '12086', state: 'FL' },
    ])
    const search = await fetch(`${origin}/api/quoter/search`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(planSearchBody()),
    })
    expect(await search.json()).toMatchObject({ total: expect.any(Number) as unknown })
    expect((await send('{}')).status).toBe(204)
  })

  it('answers a preflight', async () => {
    const response = await fetch(`${origin}/crm/applications/any`, {
      method: 'OPTIONS',
      headers: { origin: 'https://www.puente.example', 'access-control-request-headers': 'content-type' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('content-type')
  })

  it('says which call it does not know', async () => {
    const response = await fetch(`${origin}/api/other`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'No call GET /api/other' })
  })

  it('plays a scenario for whoever names it in a header', async () => {
    expect((await inScenario('error-html:zipLookup')).status).toBe(500)
    expect((await inScenario('too-many')).headers.get('Retry-After')).toBe('30')
    expect((await lookUp()).status).toBe(200)
    expect((await inScenario('sluggish')).status).toBe(400)
  })

  it('breaks the connection where a scenario says so', async () => {
    await expect(inScenario('offline')).rejects.toThrow()
    await expect(inScenario('reset').then((response) => response.text())).rejects.toThrow()
    expect((await lookUp()).status).toBe(200)
  })
})

describe('npm run api', () => {
  const start = (...args: readonly string[]) =>
    spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'mocks/server.ts', ...args], { stdio: 'pipe' })
  const firstLine = async (child: ChildProcess) => {
    if (!child.stdout) throw new Error('The child has no output')
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    return line
  }

  it('prints its address on one line, answers there, and stops when told', async () => {
    const child = start('--port', '0', '--scenario', 'not-found:benchmark')
    const address = await firstLine(child)
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    expect((await fetch(`${address}/api/quoter/zip-code/33133`)).status).toBe(200)
    expect((await fetch(`${address}/api/quoter/slcsp`, { method: 'POST' })).status).toBe(404)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }, 30_000)

  it.each([
    [['--scenario', 'sluggish'], /^No scenario "sluggish"\. There are: happy/],
    [['--check', 'api.example.org'], /^--check is api\.example\.org: expected an address such as https:/],
    [['--check', 'http://api.example.org'], /^--check is http:\/\/api\.example\.org: expected https/],
    [
      ['--check', 'https://api.example.org/v1', '--origin', 'https://www.example.org/quote'],
      /^--origin is https:\/\/www\.example\.org\/quote: expected an origin, such as https:\/\/www\.example\.org/,
    ],
  ])(
    'ends with a sentence when it cannot start: %s',
    async (options, sentence) => {
      const child = start(...options)
      let said = ''
      child.stderr.on('data', (text: Buffer) => (said += text.toString()))
      expect(await once(child, 'close')).toEqual([1, null])
      expect(said).toMatch(sentence)
    },
    30_000,
  )
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { answerFindings, type Reply } from '#mocks/check/answer-problems.ts'
import { checkService } from '#mocks/check/check-service.ts'
import { probesOf } from '#mocks/check/probes.ts'
import { createHttpService } from '#mocks/http-service.ts'
import { server } from '#mocks/node-server.ts'
import { type Asked, languageProblems } from '#mocks/check/pair-problems.ts'
import { callNames } from '#mocks/openapi/contract.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { mockState, resetMocks } from '#mocks/state/store.ts'

const origin = 'https://www.puente.example'

// These calls use a real socket.
beforeAll(() => {
  server.close()
})

let service: Server | null = null
afterEach(() => {
  service?.close()
  service?.closeAllConnections()
  service = null
})

interface CheckedAs {
  readonly origins: readonly string[]
  readonly origin: string | undefined
  readonly token: string | undefined
}
const acrossOrigins: CheckedAs = { origins: [origin], origin, token: undefined }

async function check(scenario: string, options: Partial<CheckedAs> = {}) {
  const { origins, ...checked } = { ...acrossOrigins, ...options }
  resetMocks()
  service = createHttpService({ scenario, origins }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const lines: string[] = []
  const fits = await checkService({ host, ...checked, withMaps: true, print: (line) => lines.push(line) })
  return { fits, text: lines.join('\n') }
}

describe('the check of a service', () => {
  it('says before the first answer what it sends, finds nothing wrong with the mocks, and changes nothing in them', async () => {
    const { token } = demoPeople.lead
    const { fits, text } = await check('happy', { token })
    expect(text).toContain('25 of 25 calls fit.')
    expect(text).not.toContain(token)
    expect(fits).toBe(true)
    const announced = text.slice(0, text.indexOf('✓'))
    expect(announced).toContain('Sends')
    for (const { path } of probesOf({ withMaps: true })) expect(announced).toContain(path)
    const after = JSON.stringify(mockState())
    resetMocks()
    expect(after).toBe(JSON.stringify(mockState()))
  })

  it('prints no session, whichever way an address writes it', async () => {
    const { text } = await check('happy', { token: 'ab~c!d' })
    expect(text).toContain('api_token={token}')
    expect(text).toContain('/yti/lead-profile/{token}')
    expect(text).not.toMatch(/ab(~|%7E)c/)
  })

  it.each([
    [
      ['wrong-shape:povertyLevel', 'povertyLevel', 'pc_fpl is missing'],
      ['wrong-shape:planSearch', 'planSearch', 'plans is missing'],
      ['broken-json:benchmark', 'benchmark', 'the body is not JSON'],
      ['ok-html:zipLookup', 'zipLookup', 'Content-Type is text/html; charset=utf-8: expected application/json'],
      ['ok-null:estimates', 'estimates', 'the answer: expected object, received null'],
      ['error-message:register', 'register', 'status 500: expected 422'],
      ['unavailable:login', 'login', 'Retry-After is missing with 503'],
      ['offline:sendContactMessage', 'sendContactMessage', 'no answer: other side closed'],
    ],
    [
      ['unauthorized:benchmark', 'benchmark', 'status 401: expected 200'],
      ['later-page-fails', 'planSearch', 'status 500: expected 200'],
    ],
  ])('says what does not fit: %s and others', async (...faults) => {
    const { fits, text } = await check(faults.map(([scenario]) => scenario).join())
    for (const [, call, problem] of faults) {
      expect(text).toContain(`✗ ${call} does not fit`)
      expect(text).toContain(problem)
    }
    expect(text).toContain(`${25 - faults.length} of 25 calls fit.`)
    expect(fits).toBe(false)
  })

  it('takes a service without the optional calls', async () => {
    const optional = ['planDetails', 'providers', 'drugs', 'coverage', 'renewQuote', 'agentNotes']
    const { text } = await check(optional.map((call) => `not-found:${call}`).join())
    expect(text).toContain('25 of 25 calls fit.')
  })

  it('asks for nothing of other origins where the site calls it by a path of its own', async () => {
    const { fits, text } = await check('happy', { origins: [], origin: undefined })
    expect(fits).toBe(true)
    expect(text).not.toContain('OPTIONS')
    expect(text).toContain('--origin')
  })

  it('says that the site of an origin cannot read the answers', async () => {
    const { fits, text } = await check('happy', { origins: [] })
    expect(text).toContain(`Access-Control-Allow-Origin is missing: expected ${origin}`)
    expect(text).toContain('Access-Control-Allow-Methods is missing: expected PUT in it')
    expect(text).toContain('0 of 25 calls fit.')
    expect(fits).toBe(false)
  })

  it('prints no sign of a service that moves the cursor or wipes a line', async () => {
    service = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ '\u001b[2K\u202e✓ all fits': 1, estimates: [] }))
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const lines: string[] = []
    expect(await checkService({ host, origin, withMaps: false, print: (line) => lines.push(line) })).toBe(false)
    expect(lines.join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(lines.join('\n')).toContain('\\u001b[2K\\u202e✓ all fits')
  })

  it.each([
    ['a wait of an hour', '3600', 0],
    ['45 seconds each time', '45', 180],
  ])('waits three minutes at most, whatever a busy service asks for: %s', async (_, asked, most) => {
    service = createServer((__, response) => {
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': asked })
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    let waited = 0
    const wait = (seconds: number) => {
      waited += seconds
      return Promise.resolve()
    }
    expect(await checkService({ host, origin, withMaps: false, print: () => undefined, wait })).toBe(false)
    expect(waited).toBe(most)
  })

  it('ends at once where nobody answers', async () => {
    const lines: string[] = []
    const options = { origin, withMaps: false, print: (line: string) => lines.push(line) }
    expect(await checkService({ ...options, host: 'http://127.0.0.1:1' })).toBe(false)
    expect(lines.at(-1)).toBe('http://127.0.0.1:1 cannot be reached: bad port')
  })
})

describe('the requests of a check', () => {
  const probes = probesOf({ withMaps: true })

  it('reach every address', () => {
    // Save and submit share an address and its refusals.
    expect(new Set(probes.map(({ call }) => call)).size).toBe(callNames.length - 1)
  })

  it('succeed only where they read', () => {
    const succeeding = probes.filter(
      ({ statuses, method }) => method !== 'OPTIONS' && statuses.some((one) => one < 300),
    )
    expect([...new Set(succeeding.map(({ call }) => call))].toSorted()).toEqual([
      'addressSuggestions',
      'benchmark',
      'coverage',
      'drugs',
      'estimates',
      'planDetails',
      'planSearch',
      'povertyLevel',
      'providers',
      'validateIdentifier',
      'zipLookup',
    ])
  })
})

it('a preflight needs the headers that its call sends', () => {
  const missing = (name: string) => {
    const preflight = probesOf({ withMaps: true }).find(({ call, method }) => call === name && method === 'OPTIONS')
    if (!preflight) return null
    const headers = new Headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'x-other' })
    return answerFindings(preflight, { kind: 'answer', status: 204, headers, text: '', ms: 20 }, origin).problems
  }
  const expected = (name: string) => `Access-Control-Allow-Headers is x-other: expected ${name} in it`
  expect(missing('zipLookup')).toBeNull()
  expect(missing('benchmark')).toEqual([expected('content-type')])
  expect(missing('addressSuggestions')).toEqual([expected('content-type'), expected('x-goog-fieldmask')])
  expect(missing('addressDetails')).toEqual([expected('x-goog-fieldmask')])
  expect(missing('saveApplication')).toContain(expected('idempotency-key'))
})

it('a refusal that is worded the same in both languages is named', () => {
  const refused = probesOf({ withMaps: false }).filter(({ call, why }) => call === 'login' && why !== 'the preflight')
  const spanish = refused.find(({ language }) => language === 'es')
  const pair = refused.filter(({ why }) => why === spanish?.why)
  const asked = (...messages: readonly string[]): readonly Asked[] =>
    pair.map((probe, at) => ({
      probe,
      reply: {
        kind: 'answer',
        status: probe.statuses[0] ?? 0,
        headers: new Headers(),
        text: JSON.stringify({ message: messages[at] }),
        ms: 20,
      },
    }))
  expect(pair).toHaveLength(2)
  expect(languageProblems(asked('Wrong.', 'Wrong.'))).toEqual([
    [spanish, expect.stringContaining('the same in en and in es')],
  ])
  expect(languageProblems(asked('Wrong.', 'Incorrecto.'))).toEqual([])
})

describe('an answer', () => {
  const probe = probesOf({ withMaps: false }).find(({ call }) => call === 'povertyLevel')
  const good: Record<string, string> = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  }
  const findings = (reply: { status?: number; headers?: Record<string, string>; body?: unknown; ms?: number } = {}) => {
    if (!probe) throw new Error('No probe')
    const { status = 200, headers = {}, body = { pc_fpl: 200 }, ms = 20 } = reply
    const answer: Reply = {
      kind: 'answer',
      status,
      headers: new Headers({ ...good, ...headers }),
      text: JSON.stringify(body),
      ms,
    }
    return answerFindings(probe, answer, origin)
  }

  it('fits', () => {
    expect(findings()).toEqual({ problems: [], notes: [], extra: [] })
  })

  it.each([
    ['late', { ms: 4_200 }, 'took 4.2 s: expected less than 4 s'],
    ['another type', { body: { pc_fpl: '200' } }, 'pc_fpl: expected number, received string'],
    ['a missing field', { body: {} }, 'pc_fpl is missing'],
    ['errors in a success', { body: { pc_fpl: 200, errors: ['No.'] } }, 'a success must not have errors'],
    [
      'an unreadable wait',
      { headers: { 'Retry-After': 'soon' } },
      'Retry-After is "soon": expected seconds, or an HTTP date beside the header Date',
    ],
    [
      'a date without the time of the answer',
      { headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
      'Retry-After is "Wed, 21 Oct 2026 07:28:00 GMT": expected seconds, or an HTTP date beside the header Date',
    ],
    ['a full service without a wait', { status: 429 }, 'Retry-After is missing with 429'],
    [
      'a hidden wait',
      { headers: { 'Access-Control-Expose-Headers': '' } },
      'Access-Control-Expose-Headers does not name Retry-After',
    ],
    [
      'another origin',
      { headers: { 'Access-Control-Allow-Origin': 'https://other.example' } },
      `Access-Control-Allow-Origin is https://other.example: expected ${origin}, on refusals too`,
    ],
  ])('does not fit: %s', (_what, reply, problem) => {
    expect(findings(reply).problems).toContain(problem)
  })

  it('may have more fields and may be kept, which is noted', () => {
    const { problems, notes, extra } = findings({ body: { pc_fpl: 200, year: 2026 }, headers: { 'Cache-Control': '' } })
    expect(problems).toEqual([])
    expect(notes).toEqual(['Cache-Control lacks no-store'])
    expect(extra).toEqual(['year'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { errorReport } from '#app/error-report.ts'
import type { Surroundings } from '#app/report-context.ts'
import { CallError } from '#lib/call-failure.ts'

const script = 'index-CBH7kPFw.js'
const around: Surroundings = {
  path: '/lead',
  language: 'es',
  build: script,
  now: new Date('2026-11-21T20:05:59.999Z'),
  scripts: new Set([script, 'lead-page-B5WLRL7f.js']),
}
const host = 'https://www.puente.example'

function thrown(name: string, message: string, frames: readonly string[]): Error {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n${frames.join('\n')}`
  return error
}

describe('a report', () => {
  it('holds what is needed to find the place, and nothing else', () => {
    const error = thrown('TypeError', "Cannot read properties of undefined (reading 'cents')", [
      `    at sum (${host}/assets/lead-page-B5WLRL7f.js:3:1204)`,
      `    at async ${host}/assets/${script}:12:345`,
    ])
    expect(errorReport('render', error, around)).toEqual({
      kind: 'render',
      name: 'TypeError',
      reactError: null,
      call: null,
      at: ['lead-page-B5WLRL7f.js:3:1204', `${script}:12:345`],
      page: '/lead',
      language: 'es',
      build: script,
      time: '2026-11-21T20:05Z',
    })
  })

  it('reads the stacks of browsers that name places after an @', () => {
    const error = thrown('RangeError', 'x', [])
    error.stack = `sum@${host}/assets/${script}:12:345\n@${host}/assets/lead-page-B5WLRL7f.js:3:1204\n`
    expect(errorReport('error', error, around).at).toEqual([`${script}:12:345`, 'lead-page-B5WLRL7f.js:3:1204'])
  })

  it('names ten places at most', () => {
    const frames = Array.from({ length: 50 }, (_, line) => `    at ${host}/assets/${script}:${line + 1}:1`)
    expect(errorReport('error', thrown('Error', 'deep', frames), around).at).toHaveLength(10)
  })

  it.each([
    ['povertyLevel/5xx', { kind: 'http', operation: 'povertyLevel', status: 503 }],
    ['register/4xx', { kind: 'server', operation: 'register', status: 409, message: 'Maria Gonzalez exists' }],
    ['planSearch/timeout', { kind: 'network', operation: 'planSearch', reason: 'timeout' }],
    [
      'leadProfile/malformed',
      {
        kind: 'unreadable',
        operation: 'leadProfile',
        status: 200,
        detail: 'firstName',
        excerpt: '{"firstName":"Maria',
      },
    ],
  ] as const)('tells of a failed call as %s, without what was answered', (call, failure) => {
    const report = errorReport('rejection', new CallError(failure), around)
    expect(report).toMatchObject({ name: 'CallError', call })
    expect(JSON.stringify(report)).not.toMatch(/Maria|firstName/)
  })

  it("keeps the number of React's own error, and the place of its cause", () => {
    const text = 'Minified React error #421; visit https://react.dev/errors/421?args[]=Maria for the full message.'
    const cause = thrown('RangeError', 'x', [`    at ${host}/assets/${script}:1:2`])
    const wrapping = thrown('Error', text, [`    at ${host}/assets/${script}:9:9`])
    expect(errorReport('error', wrapping, around)).toMatchObject({ reactError: 421, name: 'Error' })
    wrapping.cause = cause
    const report = errorReport('error', wrapping, around)
    expect(report).toMatchObject({ reactError: 421, name: 'RangeError', at: [`${script}:1:2`] })
    expect(JSON.stringify(report)).not.toMatch(/Maria|react\.dev/)
  })

  it.each(['Minified React error #1234567; visit', 'He typed Minified React error #418; visit', 'error #418'])(
    'takes no number from "%s"',
    (message) => {
      expect(errorReport('error', new Error(message), around).reactError).toBeNull()
    },
  )

  it('says which errors come of a script that is gone', () => {
    const error = new TypeError(`Failed to fetch dynamically imported module: ${host}/assets/faq-page-BJ2xhlX9.js`)
    expect(errorReport('render', error, around)).toMatchObject({ name: 'MissingScript', at: [] })
  })

  it.each([['a text'], [null], [undefined], [{ ssn: '123-45-6789' }], [42]])('of %j says only that it was', (value) => {
    expect(errorReport('rejection', value, around)).toMatchObject({ name: 'Error', call: null, at: [] })
  })

  it.each([
    ['/', '/'],
    ['/carriers/oscar', '/carriers/*'],
    ['/carriers/maria-gonzalez', '/carriers/*'],
    ['/portal/documents/1095a', '/portal/documents/1095a'],
    ['/maria.gonzalez@example.org', '*'],
    ['/lead/123-45-6789', '*'],
    ['/__proto__', '*'],
  ])('of the path %s names %s', (path, page) => {
    expect(errorReport('error', new Error('x'), { ...around, path }).page).toBe(page)
  })
})

describe('personal data', () => {
  const planted = [
    'Maria Gonzalez',
    'maria.gonzalez@example.org',
    '123-45-6789',
    '123456789',
    '+1 305 555 0142',
    '07/04/1985',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln',
    '1200 Brickell Ave',
  ]
  const isOwnPlace = (place: string) => /^(index-CBH7kPFw|lead-page-B5WLRL7f)\.js:\d{1,7}:\d{1,7}$/.test(place)
  const closedValues: ReadonlySet<unknown> = new Set(['error', 'Error', 'es', script, '*', '2026-11-21T20:05Z', null])

  it.each(planted)('%s is in no report, wherever it stood', (secret) => {
    const places = [
      `    at ${secret} (${host}/assets/${script}?token=${secret}:1:2)`,
      `    at f (${host}/login?token=${secret}#${secret}:3:4)`,
      `    at f (${host}/assets/${secret}.js:5:6)`,
      `    at f (https://${secret}.example/${secret}.js:7:8)`,
      `    at real (${host}/assets/${script}:9:10)`,
    ]
    const message = `${secret} at ${host}/assets/${secret}.js:1:2 and /assets/${script}:305:5550142`
    const error = Object.assign(thrown('TypeError', message, places), {
      cause: new Error(secret),
      detail: secret,
      fileName: `${host}/${secret}`,
    })
    const report = errorReport('error', error, { ...around, path: `/${secret}` })
    expect(JSON.stringify(report)).not.toContain(secret)
    expect(report.at).toEqual([`${script}:9:10`])
    error.name = secret
    expect(errorReport('error', error, around).name).toBe('Error')
  })

  it('is in no report of any error: every value is of a closed list', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(...planted))
    fc.assert(
      fc.property(text, text, fc.array(text), text, (name, message, lines, path) => {
        const { at, ...others } = errorReport('error', thrown(name, message, lines), { ...around, path: `/x${path}` })
        return at.every(isOwnPlace) && Object.values(others).every((value) => closedValues.has(value))
      }),
      { numRuns: 200, seed: 20261121 },
    )
  })
})

import { describe, expect, it } from 'vitest'

import type { CallReport } from '#app/call-report.ts'
import type { ErrorReport } from '#app/error-report.ts'
import type { Surroundings } from '#app/report-context.ts'
import { type ReporterMeans, createReporter } from '#app/reporter.ts'
import { CallError, type CallFailure } from '#lib/call-failure.ts'

const around: Omit<Surroundings, 'now'> = {
  path: '/lead?token=abc',
  language: 'en',
  build: null,
  scripts: new Set(['index-CBH7kPFw.js']),
}

function errorAt(line: number): Error {
  const error = new Error('x')
  error.stack = `Error: x\n    at https://www.puente.example/assets/index-CBH7kPFw.js:${line}:1`
  return error
}

/** A reporter whose crashes are separate, unless `later` holds them back. */
function collecting(means: Partial<ReporterMeans> = {}) {
  const sent: (ErrorReport | CallReport)[] = []
  let nowMs = Date.UTC(2026, 10, 21, 20, 5)
  const reporter = createReporter({
    surroundings: () => ({ ...around, now: new Date((nowMs += 60_000)) }),
    send: (told) => sent.push(told),
    takeDaily: () => true,
    later: (run) => {
      run()
    },
    ...means,
  })
  return { sent, ...reporter, places: () => sent.map((told) => (told.kind === 'calls' ? 'calls' : told.at[0])) }
}

/** A reporter that holds a crash back until the second is over. */
function waitingOneSecond() {
  const due: (() => void)[] = []
  const collected = collecting({ later: (run) => due.push(run) })
  const passSecond = () => {
    for (const run of due.splice(0)) run()
  }
  return { ...collected, passSecond }
}

const slow: CallFailure = { kind: 'network', operation: 'planSearch', reason: 'timeout' }
const broken: CallFailure = { kind: 'http', operation: 'planSearch', status: 503 }
const refused: CallFailure = {
  kind: 'validation',
  operation: 'register',
  status: 422,
  problems: [{ field: 'email', message: 'maria@example.org is taken' }],
}

describe('a crash', () => {
  it('is told once, however often it is met', () => {
    const { places, report } = collecting()
    const error = errorAt(1)
    report('render', error)
    report('error', error)
    report('render', errorAt(1))
    report('error', errorAt(1))
    expect(places()).toEqual(['index-CBH7kPFw.js:1:1'])
    report('render', errorAt(2))
    expect(places()).toHaveLength(2)
  })

  it('includes the errors of the next second, which follow from it', () => {
    const { places, report, passSecond } = waitingOneSecond()
    for (const line of [1, 2]) report('error', errorAt(line))
    expect(places()).toEqual([])
    passSecond()
    report('error', errorAt(3))
    passSecond()
    expect(places()).toEqual(['index-CBH7kPFw.js:1:1', 'index-CBH7kPFw.js:3:1'])
  })

  it('has the place of the part that broke and the number that React told, in either order', () => {
    const reacts = () => new Error('Minified React error #418; visit https://react.dev/errors/418')
    const { sent, report, passSecond } = waitingOneSecond()
    report('error', reacts())
    report('render', errorAt(1))
    passSecond()
    report('render', errorAt(2))
    report('error', reacts())
    passSecond()
    report('error', reacts())
    passSecond()
    expect(sent).toMatchObject([
      { kind: 'render', at: ['index-CBH7kPFw.js:1:1'], reactError: 418 },
      { kind: 'render', at: ['index-CBH7kPFw.js:2:1'], reactError: 418 },
      { kind: 'error', at: [], reactError: 418 },
    ])
  })

  it('does not wait when the page is left', () => {
    const { places, report, sendNow, passSecond } = waitingOneSecond()
    report('error', errorAt(1))
    sendNow()
    expect(places()).toEqual(['index-CBH7kPFw.js:1:1'])
    passSecond()
    expect(places()).toHaveLength(1)
  })

  it('is one of five at most', () => {
    const { places, report } = collecting()
    for (let line = 1; line <= 50; line += 1) report('error', errorAt(line))
    expect(places()).toEqual([1, 2, 3, 4, 5].map((line) => `index-CBH7kPFw.js:${line}:1`))
  })

  it('is none if it was aborted on purpose, or if an extension of the browser threw it', () => {
    const { sent, report } = collecting()
    report('rejection', new DOMException('', 'AbortError'))
    const error = new Error('x')
    error.stack = 'Error: x\n    at chrome-extension://abcdef/content.js:1:1'
    report('error', error)
    expect(sent).toEqual([])
  })
})

describe('failed calls', () => {
  it('are told together with their counts, and without what was sent or answered', () => {
    const { sent, countCall, sendNow } = collecting()
    for (const failure of [slow, broken, slow, refused, slow]) countCall(failure)
    countCall({ kind: 'mistake', operation: 'login' })
    sendNow()
    expect(sent).toEqual([
      {
        kind: 'calls',
        calls: [
          { name: 'planSearch', status: 'timeout', count: 3 },
          { name: 'planSearch', status: '5xx', count: 1 },
          { name: 'register', status: '4xx', count: 1 },
        ],
        page: '*',
        language: 'en',
        build: null,
        time: '2026-11-21T20:06Z',
      },
    ])
    sendNow()
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['network', { kind: 'network', operation: 'login', reason: 'unreachable' }],
    ['malformed', { kind: 'unreadable', operation: 'login', status: 200, detail: '', excerpt: '<h1>' }],
    ['5xx', { kind: 'unreadable', operation: 'login', status: 502, detail: '', excerpt: '<h1>' }],
    ['4xx', { kind: 'server', operation: 'login', status: 401, message: 'Wrong password' }],
  ] as const)('are told as %s', (status, failure) => {
    const { sent, countCall, sendNow } = collecting()
    countCall(failure)
    sendNow()
    expect(sent).toMatchObject([{ calls: [{ name: 'login', status, count: 1 }] }])
  })

  it.each(['providers', 'drugs', 'coverage', 'planDetails'] as const)(
    'of %s are told, unless a 404 says that the service is without this optional call',
    (operation) => {
      const { sent, countCall, sendNow } = collecting()
      countCall({ kind: 'http', operation, status: 404 })
      countCall({ kind: 'unreadable', operation, status: 404, detail: '', excerpt: '<h1>' })
      sendNow()
      expect(sent).toEqual([])
      countCall({ kind: 'http', operation, status: 403 })
      sendNow()
      expect(sent).toMatchObject([{ calls: [{ name: operation, status: '4xx', count: 1 }] }])
    },
  )

  it('with 404 are told where the call is not optional', () => {
    const { sent, countCall, sendNow } = collecting()
    countCall({ kind: 'http', operation: 'planSearch', status: 404 })
    sendNow()
    expect(sent).toMatchObject([{ calls: [{ name: 'planSearch', status: '4xx', count: 1 }] }])
  })

  it('make five reports at most', () => {
    const { sent, countCall, sendNow } = collecting()
    for (let round = 0; round < 9; round += 1) {
      countCall(slow)
      sendNow()
    }
    expect(sent).toHaveLength(5)
  })

  it('whose failure the flow ignores are no crash', () => {
    const { sent, report } = collecting()
    report('incomeCheckFailed', new CallError(slow))
    report('notificationFailed', new CallError(broken))
    expect(sent).toEqual([])
    report('incomeCheckFailed', errorAt(1))
    expect(sent).toMatchObject([{ kind: 'incomeCheckFailed' }])
  })
})

it('asks for the day only when there is something to send, and sends nothing past its bound', () => {
  let asked = 0
  const { sent, report, countCall, sendNow } = collecting({ takeDaily: () => (asked += 1) <= 2 })
  sendNow()
  expect(asked).toBe(0)
  report('error', errorAt(1))
  countCall(slow)
  sendNow()
  report('error', errorAt(2))
  expect(sent.map(({ kind }) => kind)).toEqual(['error', 'calls'])
})

it('never throws, whatever an error or the sending does', () => {
  const hostile = new Proxy(new Error('x'), {
    get: () => {
      throw new Error('refused')
    },
  })
  const { sent, report } = collecting()
  report('error', hostile)
  expect(sent).toEqual([])
  const failing = collecting({
    send: () => {
      throw new Error('refused')
    },
  })
  failing.countCall(slow)
  expect(() => {
    failing.report('error', errorAt(1))
    failing.sendNow()
  }).not.toThrow()
})

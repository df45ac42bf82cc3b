import { afterEach, describe, expect, it, vi } from 'vitest'

import type { ErrorReport, Surroundings } from '#app/error-report.ts'
import { createReporter } from '#app/error-reports.ts'
import { report, watchErrors } from '#app/report.ts'
import { CallError, noteUnreadable } from '#lib/call-failure.ts'

const around: Surroundings = {
  path: '/',
  language: 'en',
  build: null,
  now: new Date('2026-11-21T20:05:00Z'),
  scripts: new Set(['index-CBH7kPFw.js']),
}

function errorAt(line: number): Error {
  const error = new Error('x')
  error.stack = `Error: x\n    at https://www.puente.example/assets/index-CBH7kPFw.js:${line}:1`
  return error
}

function collecting() {
  const sent: ErrorReport[] = []
  const tell = createReporter(
    () => around,
    (told) => sent.push(told),
  )
  return { sent, tell }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the reporter', () => {
  it('tells of an error once, however often it is met', () => {
    const { sent, tell } = collecting()
    const error = errorAt(1)
    tell('render', error)
    tell('error', error)
    tell('render', errorAt(1))
    expect(sent).toHaveLength(1)
    tell('render', errorAt(2))
    expect(sent).toHaveLength(2)
  })

  it('counts a later moment as the same error', () => {
    const sent: ErrorReport[] = []
    let minute = 0
    const tell = createReporter(
      () => ({ ...around, now: new Date(Date.UTC(2026, 10, 21, 20, (minute += 1))) }),
      (told) => sent.push(told),
    )
    tell('error', errorAt(1))
    tell('error', errorAt(1))
    expect(sent).toHaveLength(1)
  })

  it('sends five reports and no more', () => {
    const { sent, tell } = collecting()
    for (let line = 1; line <= 50; line += 1) tell('error', errorAt(line))
    expect(sent.map(({ at }) => at[0])).toEqual([1, 2, 3, 4, 5].map((line) => `index-CBH7kPFw.js:${line}:1`))
  })

  it('leaves out what was aborted on purpose, and what an extension of the browser threw', () => {
    const { sent, tell } = collecting()
    tell('rejection', new DOMException('', 'AbortError'))
    const error = new Error('x')
    error.stack = 'Error: x\n    at chrome-extension://abcdef/content.js:1:1'
    tell('error', error)
    expect(sent).toEqual([])
  })

  it('never throws, whatever an error or the sending does', () => {
    const hostile = new Proxy(new Error('x'), {
      get: () => {
        throw new Error('refused')
      },
    })
    const { sent, tell } = collecting()
    tell('error', hostile)
    expect(sent).toEqual([])
    const failing = createReporter(
      () => around,
      () => {
        throw new Error('refused')
      },
    )
    expect(() => {
      failing('error', errorAt(1))
    }).not.toThrow()
  })
})

it('is off without an endpoint: nothing is sent and nothing is listened to', async () => {
  const fetchSpy = vi.fn()
  const listen = vi.fn()
  vi.stubGlobal('fetch', fetchSpy)
  vi.stubGlobal('addEventListener', listen)
  watchErrors()
  report('error', errorAt(1))
  await Promise.resolve()
  expect(listen).not.toHaveBeenCalled()
  expect(fetchSpy).not.toHaveBeenCalled()
})

it('shows in development what is only logged, with the answer that could not be read', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const failure = { kind: 'unreadable', operation: 'povertyLevel', status: 500, detail: 'x', excerpt: '<h1>' } as const
  report('incomeCheckFailed', new CallError(failure))
  watchErrors()
  noteUnreadable(new CallError(failure))
  report('error', errorAt(1))
  expect(info.mock.calls).toEqual([
    ['incomeCheckFailed', failure],
    ['unreadableAnswer', failure],
  ])
})

import { afterEach, expect, it, vi } from 'vitest'

import { report, watchErrors } from '#app/report.ts'
import { CallError, noteFailedCall } from '#lib/call-failure.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reports are off without an endpoint: nothing is sent and nothing is listened to', async () => {
  const fetchSpy = vi.fn()
  const listen = vi.fn()
  vi.stubGlobal('fetch', fetchSpy)
  vi.stubGlobal('addEventListener', listen)
  watchErrors()
  report('error', new Error('x'))
  noteFailedCall(new CallError({ kind: 'http', operation: 'planSearch', status: 500 }))
  await Promise.resolve()
  expect(listen).not.toHaveBeenCalled()
  expect(fetchSpy).not.toHaveBeenCalled()
})

it('development shows what is only logged, with the answer that could not be read', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const failure = { kind: 'unreadable', operation: 'povertyLevel', status: 500, detail: 'x', excerpt: '<h1>' } as const
  report('incomeCheckFailed', new CallError(failure))
  watchErrors()
  noteFailedCall(new CallError(failure))
  noteFailedCall(new CallError({ kind: 'http', operation: 'povertyLevel', status: 500 }))
  noteFailedCall(new DOMException('', 'AbortError'))
  report('error', new Error('x'))
  expect(info.mock.calls).toEqual([
    ['incomeCheckFailed', failure],
    ['unreadableAnswer', failure],
  ])
})

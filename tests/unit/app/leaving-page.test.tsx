import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { Reporter } from '#app/reporter.ts'

const fetchSpy = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()))
let reporter: Reporter

beforeAll(async () => {
  // This page of the tests keeps no list of its scripts.
  vi.stubGlobal('performance', {
    setResourceTimingBufferSize: () => undefined,
    getEntriesByType: () => [],
    now: () => 0,
  })
  ;({ reporter } = await import('#app/error-reports.ts'))
})

beforeEach(() => {
  vi.stubGlobal('fetch', fetchSpy)
  fetchSpy.mockClear()
  localStorage.clear()
})

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const bodies = () =>
  fetchSpy.mock.calls.map(([, { body }]) => JSON.parse(typeof body === 'string' ? body : '') as unknown)
const failOnce = () => {
  reporter.countCall({ kind: 'network', operation: 'planSearch', reason: 'unreachable' })
}

it('failed calls are told when the page is put aside, and not before', () => {
  failOnce()
  failOnce()
  setVisibility('visible')
  expect(bodies()).toEqual([])
  setVisibility('hidden')
  expect(bodies()).toMatchObject([
    { kind: 'calls', calls: [{ name: 'planSearch', status: 'network', count: 2 }], page: '/', language: 'en' },
  ])
  dispatchEvent(new Event('pagehide'))
  expect(bodies()).toHaveLength(1)
})

it('failed calls are told when the page is left', () => {
  failOnce()
  dispatchEvent(new Event('pagehide'))
  expect(bodies()).toMatchObject([{ kind: 'calls', calls: [{ count: 1 }] }])
})

it('a crash is told after a second, within the bound of the day', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  reporter.report('error', new TypeError('x'))
  expect(bodies()).toEqual([])
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  expect(bodies()).toMatchObject([{ kind: 'error', name: 'TypeError', page: '/' }])
  expect(localStorage.getItem('errorReports')).toMatch(/^\d{4}-\d\d-\d\d 1$/)
})

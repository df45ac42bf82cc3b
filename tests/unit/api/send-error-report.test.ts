import { afterEach, expect, it, vi } from 'vitest'

import { sendErrorReport } from '#api/send-error-report.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('posts a report without cookies, without the address of the page, and as text that asks no permission', () => {
  const fetchSpy = vi.fn(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', fetchSpy)
  sendErrorReport('https://errors.example/puente', { kind: 'error' })
  expect(fetchSpy).toHaveBeenCalledExactlyOnceWith('https://errors.example/puente', {
    method: 'POST',
    body: '{"kind":"error"}',
    keepalive: true,
    priority: 'low',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })
})

it('is silent without a connection', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  const caught = vi.spyOn(failed, 'catch')
  vi.stubGlobal('fetch', () => failed)
  sendErrorReport('/errors', {})
  await expect(caught.mock.results[0]?.value).resolves.toBeUndefined()
})

import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { browserMeans } from '#api/retrying.ts'
import { server } from '#mocks/node-server.ts'
import { resetMocks } from '#mocks/state/store.ts'

/** The mocks answer every call of a test file and are reset between tests; an unknown call fails the test. */
export function serveMocks(): void {
  beforeAll(() => {
    // Outside a browser the site's relative addresses have no base.
    if (typeof location === 'undefined') Object.assign(globalThis, { location: new URL('http://localhost:3000/') })
    server.listen({ onUnhandledRequest: 'error' })
  })
  // A retried call is sent again at once: no test waits. unit/api/retrying.test.ts tests the pauses themselves.
  beforeEach(() => {
    vi.spyOn(browserMeans, 'pause').mockResolvedValue()
  })
  afterEach(() => {
    server.resetHandlers()
    resetMocks()
  })
  afterAll(() => {
    server.close()
  })
}

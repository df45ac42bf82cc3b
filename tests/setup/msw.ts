import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { browserMeans } from '#api/retrying.ts'
import { server } from '#mocks/node-server.ts'
import { resetMocks } from '#mocks/state/store.ts'

/** The mocks answer every call of a test file, and forget between tests; a call that they do not know fails the test. */
export function serveMocks(): void {
  beforeAll(() => {
    // Outside a browser there is no page that the site's relative addresses would be relative to.
    if (typeof location === 'undefined') Object.assign(globalThis, { location: new URL('http://localhost:3000/') })
    server.listen({ onUnhandledRequest: 'error' })
  })
  // A call that is tried again is tried at once: no test waits. The pauses themselves are tested in unit/api/retrying.test.ts.
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

import { afterAll, afterEach, beforeAll } from 'vitest'

import { server } from '#mocks/node.ts'
import { resetMocks } from '#mocks/state/store.ts'

/** The mocks answer every call of a test file, and forget between tests; a call that they do not know fails the test. */
export function serveMocks(): void {
  beforeAll(() => {
    // Outside a browser there is no page that the site's relative addresses would be relative to.
    if (typeof location === 'undefined') Object.assign(globalThis, { location: new URL('http://localhost:3000/') })
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    server.resetHandlers()
    resetMocks()
  })
  afterAll(() => {
    server.close()
  })
}

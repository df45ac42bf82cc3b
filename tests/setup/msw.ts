import { afterAll, afterEach, beforeAll } from 'vitest'

import { server } from '#mocks/node.ts'

/** The mocks answer every call of a test file; a call that they do not know fails the test. */
export function serveMocks(): void {
  beforeAll(() => {
    // Outside a browser a relative address needs a page that it is relative to.
    globalThis.location ??= new URL('http://localhost:3000/') as unknown as Location
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    server.resetHandlers()
  })
  afterAll(() => {
    server.close()
  })
}

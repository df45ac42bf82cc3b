import { setupServer } from 'msw/node'

import { handlers } from './handlers/all-handlers.ts'

/** The mocks for tests in Node. */
export const server = setupServer(...handlers)

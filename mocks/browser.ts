import { setupWorker } from 'msw/browser'

import { handlers } from './handlers/all.ts'

/** The mocks as a service worker, for the demo and Storybook. */
export const worker = setupWorker(...handlers)

import type { HttpHandler } from 'msw'

import { quoteHandlers } from './quote.ts'

/** Every call of the site, answered as by a service without troubles. */
export const handlers: readonly HttpHandler[] = [...quoteHandlers()]

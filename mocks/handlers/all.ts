import type { HttpHandler } from 'msw'

import { accountHandlers } from './account.ts'
import { addressHandlers } from './address.ts'
import { applicationHandlers } from './application.ts'
import { quoteHandlers } from './quote.ts'

/** Every call of the site, answered as by a service without troubles. */
export const handlers: readonly HttpHandler[] = [
  ...quoteHandlers(),
  ...accountHandlers,
  ...applicationHandlers,
  ...addressHandlers,
]

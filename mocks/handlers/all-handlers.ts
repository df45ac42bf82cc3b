import type { HttpHandler } from 'msw'

import type { Market } from '#mocks/marketplace/market.ts'
import { notOffered, officialHandlers } from '#mocks/official/official-handlers.ts'

import { accountHandlers } from './account-handlers.ts'
import { addressHandlers } from './address-handlers.ts'
import { applicationHandlers } from './application-handlers.ts'
import { careHandlers } from './care-handlers.ts'
import { quoteHandlers } from './quote-handlers.ts'

/**
 * Every call of the site and the official paths, answered with the plans of imported files. They say nothing of doctors and
 * medicines.
 */
export const filedHandlers = (market: Market): readonly HttpHandler[] => [
  ...quoteHandlers({}, market),
  ...accountHandlers,
  ...applicationHandlers,
  ...addressHandlers,
  ...officialHandlers(market),
  notOffered,
]

/** Every call of the site, answered as by a service without faults. */
export const handlers: readonly HttpHandler[] = [
  ...quoteHandlers(),
  ...careHandlers,
  ...accountHandlers,
  ...applicationHandlers,
  ...addressHandlers,
]

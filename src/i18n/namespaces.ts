import type account from './locales/en/account.json'
import type application from './locales/en/application.json'
import type common from './locales/en/common.json'
import type content from './locales/en/content.json'
import type errors from './locales/en/errors.json'
import type home from './locales/en/home.json'
import type plans from './locales/en/plans.json'
import type quote from './locales/en/quote.json'

/** The catalogs, one an area; English declares the keys that Spanish must match. */
export interface Catalogs {
  account: typeof account
  application: typeof application
  common: typeof common
  content: typeof content
  errors: typeof errors
  home: typeof home
  plans: typeof plans
  quote: typeof quote
}

/** Name of a catalog. */
export type Namespace = keyof Catalogs

import type about from './locales/en/about.json'
import type application from './locales/en/application.json'
import type benefits from './locales/en/benefits.json'
import type carriers from './locales/en/carriers.json'
import type common from './locales/en/common.json'
import type contact from './locales/en/contact.json'
import type errors from './locales/en/errors.json'
import type faq from './locales/en/faq.json'
import type home from './locales/en/home.json'
import type login from './locales/en/login.json'
import type menus from './locales/en/menus.json'
import type plans from './locales/en/plans.json'
import type portal from './locales/en/portal.json'
import type privacy from './locales/en/privacy.json'
import type quote from './locales/en/quote.json'
import type registration from './locales/en/registration.json'
import type terms from './locales/en/terms.json'

/** The catalogs, one an area; English declares the keys that Spanish must match. */
export interface Catalogs {
  about: typeof about
  application: typeof application
  benefits: typeof benefits
  carriers: typeof carriers
  common: typeof common
  contact: typeof contact
  errors: typeof errors
  faq: typeof faq
  home: typeof home
  login: typeof login
  menus: typeof menus
  plans: typeof plans
  portal: typeof portal
  privacy: typeof privacy
  quote: typeof quote
  registration: typeof registration
  terms: typeof terms
}

/** Name of a catalog. */
export type Namespace = keyof Catalogs

/** Every catalog's name, for the workbench, which shows all areas. */
export const allNamespaces = [
  'about',
  'application',
  'benefits',
  'carriers',
  'common',
  'contact',
  'errors',
  'faq',
  'home',
  'login',
  'menus',
  'plans',
  'portal',
  'privacy',
  'quote',
  'registration',
  'terms',
] as const satisfies readonly Namespace[]

import type about from './locales/en/about.json'
import type agentSheet from './locales/en/agent-sheet.json'
import type application from './locales/en/application.json'
import type benefits from './locales/en/benefits.json'
import type callFailures from './locales/en/call-failures.json'
import type care from './locales/en/care.json'
import type carriers from './locales/en/carriers.json'
import type common from './locales/en/common.json'
import type comparison from './locales/en/comparison.json'
import type contact from './locales/en/contact.json'
import type coverageYear from './locales/en/coverage-year.json'
import type eligibility from './locales/en/eligibility.json'
import type faq from './locales/en/faq.json'
import type glossary from './locales/en/glossary.json'
import type home from './locales/en/home.json'
import type household from './locales/en/household.json'
import type incomeExplorer from './locales/en/income-explorer.json'
import type irregularIncome from './locales/en/irregular-income.json'
import type location from './locales/en/location.json'
import type login from './locales/en/login.json'
import type menus from './locales/en/menus.json'
import type notFound from './locales/en/not-found.json'
import type paper from './locales/en/paper.json'
import type planFilters from './locales/en/plan-filters.json'
import type planPage from './locales/en/plan-page.json'
import type plans from './locales/en/plans.json'
import type portal from './locales/en/portal.json'
import type priceAnswers from './locales/en/price-answers.json'
import type privacy from './locales/en/privacy.json'
import type quoteSteps from './locales/en/quote-steps.json'
import type registration from './locales/en/registration.json'
import type requote from './locales/en/requote.json'
import type takeAlong from './locales/en/take-along.json'
import type terms from './locales/en/terms.json'
import type video from './locales/en/video.json'
import type yearCosts from './locales/en/year-costs.json'

/** The texts of one area, nested as in its catalog. */
export interface Catalog {
  readonly [key: string]: string | Catalog
}

/** The catalogs, one per area. English defines the keys that Spanish must match. */
export interface Catalogs {
  about: typeof about
  'agent-sheet': typeof agentSheet
  application: typeof application
  benefits: typeof benefits
  'call-failures': typeof callFailures
  care: typeof care
  carriers: typeof carriers
  common: typeof common
  comparison: typeof comparison
  contact: typeof contact
  'coverage-year': typeof coverageYear
  eligibility: typeof eligibility
  faq: typeof faq
  glossary: typeof glossary
  home: typeof home
  household: typeof household
  'income-explorer': typeof incomeExplorer
  'irregular-income': typeof irregularIncome
  location: typeof location
  login: typeof login
  menus: typeof menus
  'not-found': typeof notFound
  paper: typeof paper
  'plan-filters': typeof planFilters
  'plan-page': typeof planPage
  plans: typeof plans
  portal: typeof portal
  'price-answers': typeof priceAnswers
  privacy: typeof privacy
  'quote-steps': typeof quoteSteps
  registration: typeof registration
  requote: typeof requote
  'take-along': typeof takeAlong
  terms: typeof terms
  video: typeof video
  'year-costs': typeof yearCosts
}

/** Name of a catalog. */
export type Namespace = keyof Catalogs

/** The names of all catalogs, for the workbench, which shows all areas. */
export const allNamespaces = [
  'about',
  'agent-sheet',
  'application',
  'benefits',
  'call-failures',
  'care',
  'carriers',
  'common',
  'comparison',
  'contact',
  'coverage-year',
  'eligibility',
  'faq',
  'glossary',
  'home',
  'household',
  'income-explorer',
  'irregular-income',
  'location',
  'login',
  'menus',
  'not-found',
  'paper',
  'plan-filters',
  'plan-page',
  'plans',
  'portal',
  'price-answers',
  'privacy',
  'quote-steps',
  'registration',
  'requote',
  'take-along',
  'terms',
  'video',
  'year-costs',
] as const satisfies readonly Namespace[]

import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { useSitePath } from './site-location.ts'
import { type OtherPath, otherPathOf } from './site-paths.ts'
import { SiteRouter } from './site-router.tsx'

const about = lazyPage(() => import('./about-page.tsx').then((module) => module.AboutPage), 'about')
const benefits = lazyPage(() => import('./benefits-page.tsx').then((module) => module.BenefitsPage), 'benefits')
const login = lazyPage(() => import('./login-page.tsx').then((module) => module.LoginPage), 'login', 'call-failures')
const contact = lazyPage(() => import('./contact-page.tsx').then((module) => module.ContactPage), 'contact', 'menus')
const portal = lazyPage(() => import('./portal-page.tsx').then((module) => module.PortalPage), 'portal', 'plans')
const faqs = lazyPage(() => import('./faq-page.tsx').then((module) => module.FaqPage), 'faq')
const terms = lazyPage(() => import('./legal-page.tsx').then((module) => module.TermsPage), 'terms')
const privacy = lazyPage(() => import('./legal-page.tsx').then((module) => module.PrivacyPage), 'privacy')
const carrier = lazyPage(() => import('./carrier-page.tsx').then((module) => module.CarrierPage), 'carriers')
const lead = lazyPage(
  () => import('./lead-page.tsx').then((module) => module.LeadPage),
  'application',
  'call-failures',
  'plans',
)
const confirmation = lazyPage(
  () => import('./confirmation-page.tsx').then((module) => module.ConfirmationPage),
  'application',
)
const notFound = lazyPage(() => import('./not-found-page.tsx').then((module) => module.NotFoundPage))

/** The page of each path beside the flow's. */
const pages: Readonly<Record<OtherPath, LazyPage>> = {
  '/about-us': about,
  '/benefits': benefits,
  '/faqs': faqs,
  '/terms-and-conditions': terms,
  '/privacy-policy': privacy,
  '/carriers/*': carrier,
  '/login': login,
  '/contact': contact,
  '/lead': lead,
  '/confirmation': confirmation,
  '/portal/status': portal,
  '/portal/plan-management': portal,
  '/portal/search-medications': portal,
  '/portal/search-providers': portal,
  '/portal/documents': portal,
  '/portal/documents/id-card': portal,
  '/portal/documents/1095a': portal,
  '/portal/documents/upload': portal,
  '*': notFound,
}

/** Starts fetching the page of a path. */
export function preloadOther(path: string): Promise<unknown> {
  return pages[otherPathOf(path)].preload()
}

/** Shows the page of the current path, which is not the flow's. */
export function OtherRoutes() {
  const path = useSitePath()
  const { Page } = pages[otherPathOf(path)]
  return (
    <SiteRouter>
      <Page />
    </SiteRouter>
  )
}

import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { useSitePath } from './site-location.ts'
import { SiteRouter } from './site-router.tsx'

const about = lazyPage(() => import('./about-page.tsx').then((module) => module.AboutPage), 'about')
const benefits = lazyPage(() => import('./benefits-page.tsx').then((module) => module.BenefitsPage), 'benefits')
const login = lazyPage(() => import('./login-page.tsx').then((module) => module.LoginPage), 'login', 'errors')
const contact = lazyPage(() => import('./contact-page.tsx').then((module) => module.ContactPage), 'contact', 'menus')
const portal = lazyPage(() => import('./portal-page.tsx').then((module) => module.PortalPage), 'portal', 'plans')
const faqs = lazyPage(() => import('./faq-page.tsx').then((module) => module.FaqPage), 'faq')
const terms = lazyPage(() => import('./legal-page.tsx').then((module) => module.TermsPage), 'terms')
const privacy = lazyPage(() => import('./legal-page.tsx').then((module) => module.PrivacyPage), 'privacy')
const carrier = lazyPage(() => import('./carrier-page.tsx').then((module) => module.CarrierPage), 'carriers')
const lead = lazyPage(
  () => import('./lead-page.tsx').then((module) => module.LeadPage),
  'application',
  'errors',
  'plans',
)
const confirmation = lazyPage(
  () => import('./confirmation-page.tsx').then((module) => module.ConfirmationPage),
  'application',
)
const notFound = lazyPage(() => import('./not-found-page.tsx').then((module) => module.NotFoundPage))

/** Every path beside the flow's; what none of them matches is the 404 page. */
const routes: readonly { readonly path: string; readonly page: LazyPage }[] = [
  { path: '/about-us', page: about },
  { path: '/benefits', page: benefits },
  { path: '/faqs', page: faqs },
  { path: '/terms-and-conditions', page: terms },
  { path: '/privacy-policy', page: privacy },
  { path: '/login', page: login },
  { path: '/contact', page: contact },
  { path: '/lead', page: lead },
  { path: '/confirmation', page: confirmation },
  { path: '/portal/status', page: portal },
  { path: '/portal/plan-management', page: portal },
  { path: '/portal/search-medications', page: portal },
  { path: '/portal/search-providers', page: portal },
  { path: '/portal/documents', page: portal },
  { path: '/portal/documents/id-card', page: portal },
  { path: '/portal/documents/1095a', page: portal },
  { path: '/portal/documents/upload', page: portal },
]

const carrierPath = /^\/carriers\/[^/]+$/

function pageAt(path: string): LazyPage {
  if (carrierPath.test(path)) return carrier
  return routes.find((route) => route.path === path)?.page ?? notFound
}

/** Starts fetching the page of a path. */
export function preloadOther(path: string): Promise<unknown> {
  return pageAt(path).preload()
}

/** Shows the page of the current path, which is not the flow's. */
export function OtherRoutes() {
  const path = useSitePath()
  const { Page } = pageAt(path)
  return (
    <SiteRouter>
      <Page />
    </SiteRouter>
  )
}

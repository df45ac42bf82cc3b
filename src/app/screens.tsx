import type { ComponentType } from 'react'
import { Route, Switch, useLocation } from 'wouter'

import { type PagePath, pagePathOf, pagePaths, pages } from '#config/pages.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { loadCatalog } from '#i18n/i18n.ts'
import { type OnDemand, componentOf, onDemand } from '#i18n/on-demand.ts'
import { placeAt } from '#i18n/public-address.ts'

type OtherPath = Exclude<PagePath, '/'>
type FetchScreen = () => Promise<ComponentType>

const portal: FetchScreen = () => import('#features/portal/portal-page.tsx').then((module) => module.PortalPage)

/** The screen of each page except the first route's. */
const screens: Readonly<Record<OtherPath, FetchScreen>> = {
  '/about-us': () => import('#features/content/about-screen.tsx').then((module) => module.AboutScreen),
  '/benefits': () => import('#features/content/benefits-screen.tsx').then((module) => module.BenefitsScreen),
  '/faqs': () => import('#features/content/faq-screen.tsx').then((module) => module.FaqScreen),
  '/glossary': () =>
    // The glossary shows each word beside its translation.
    Promise.all([import('#features/content/glossary-screen.tsx'), loadInBothLanguages('glossary')]).then(
      ([{ GlossaryScreen }]) => GlossaryScreen,
    ),
  '/contact': () => import('#features/contact/contact.tsx').then((module) => module.Contact),
  '/terms-and-conditions': () => import('#features/content/terms-screen.tsx').then((module) => module.TermsScreen),
  '/privacy-policy': () => import('#features/content/privacy-screen.tsx').then((module) => module.PrivacyScreen),
  '/carriers/*': () => import('#features/content/carrier-page.tsx').then((module) => module.CarrierPage),
  '/login': () => import('./login-page.tsx').then((module) => module.LoginPage),
  '/lead': () => import('./lead-page.tsx').then((module) => module.leadPageWith(loadScreen)),
  '/confirmation': () =>
    // The receipt is in Spanish in either language (F-70).
    Promise.all([
      import('#features/application/submitted-application.tsx'),
      loadCatalog('es', 'application'),
      loadCatalog('es', 'plans'),
      loadCatalog('es', 'price-answers'),
      loadCatalog('es', 'common'),
    ]).then(([module]) => module.SubmittedApplication),
  '/portal/status': portal,
  '/portal/plan-management': portal,
  '/portal/search-medications': portal,
  '/portal/search-providers': portal,
  '/portal/documents': portal,
  '/portal/documents/id-card': portal,
  '/portal/documents/1095a': portal,
  '/portal/documents/upload': portal,
}

/** Shows a screen only to a signed-in user. */
async function guarded(fetchScreen: FetchScreen): Promise<ComponentType> {
  const [{ Protected }, Screen] = await Promise.all([import('#features/account-session/protected.tsx'), fetchScreen()])
  return function Guarded() {
    const [path] = useLocation()
    return (
      <Protected path={path}>
        <Screen />
      </Protected>
    )
  }
}

interface SiteScreen {
  readonly Screen: ComponentType
  readonly load: () => Promise<unknown>
}

function siteScreen(source: OnDemand<ComponentType>): SiteScreen {
  return { Screen: componentOf(source, (screen) => screen), load: source.load }
}

const made = new Map<FetchScreen, SiteScreen>()

/** The screen of a page. Pages with the same loader share one, which stays mounted during navigation between them. */
function screenOf(path: OtherPath): SiteScreen {
  const fetchScreen = screens[path]
  const { audience, catalogs } = pages[path]
  const screen =
    made.get(fetchScreen) ??
    siteScreen(onDemand(audience === 'signedIn' ? () => guarded(fetchScreen) : fetchScreen, ...catalogs))
  made.set(fetchScreen, screen)
  return screen
}

const notFound = siteScreen(
  onDemand(() => import('#features/content/not-found-screen.tsx').then((module) => module.NotFoundScreen), 'not-found'),
)

const routes = pagePaths
  .filter((path) => path !== '/')
  .map((path) => ({ path, module: pages[path].module, Screen: screenOf(path).Screen }))

/**
 * Opens the page whose address was written in capitals, and returns whether there is one. It loads the address again,
 * with its query and hash.
 */
function openInSmallLetters(): boolean {
  const { pathname, search, hash } = location
  const small = pathname.toLowerCase()
  if (small === pathname || pagePathOf(placeAt(small).path) === undefined) return false
  location.replace(small + search + hash)
  return true
}

/** Loads the screen of a path with its texts; rejects when it can't be loaded. */
export async function loadScreen(path: string): Promise<void> {
  const page = pagePathOf(path)
  if (page === undefined && typeof location !== 'undefined' && openInSmallLetters()) return new Promise(() => undefined)
  await (page === undefined || page === '/' ? notFound : screenOf(page)).load()
}

/** Shows the page of the current path, if it is not the first route's. */
export function OtherRoutes() {
  return (
    <Switch>
      {routes.map(({ path, module, Screen }) => (
        // One key for pages of one screen, which then stays mounted.
        <Route key={module} path={path}>
          <Screen />
        </Route>
      ))}
      <Route>
        <notFound.Screen />
      </Route>
    </Switch>
  )
}

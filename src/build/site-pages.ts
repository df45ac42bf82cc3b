/** A page that is built ahead. */
export interface PublicPage {
  /** The modules that show it and the areas of its texts, which its document asks for early. */
  readonly modules: readonly string[]
  readonly areas: readonly string[]
  /** Whether search engines may find it, so that it belongs into the sitemap. */
  readonly isFound: boolean
}

/** A page in both languages that comes with what every page but the first route needs. */
const later = (module: string, ...areas: readonly string[]): PublicPage => ({
  modules: ['src/app/other-routes.tsx', 'src/i18n/later-catalogs.ts', module],
  areas,
  isFound: true,
})

/** The pages that are built ahead, by path. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': { modules: ['src/app/flow-page.tsx'], areas: ['quote-start'], isFound: true },
  '/about-us': later('src/app/about-page.tsx', 'about'),
  '/benefits': later('src/app/benefits-page.tsx', 'benefits'),
  '/faqs': later('src/app/faq-page.tsx', 'faq'),
  '/contact': later('src/app/contact-page.tsx', 'contact', 'menus'),
  '/terms-and-conditions': later('src/app/legal-page.tsx', 'terms'),
  '/privacy-policy': later('src/app/legal-page.tsx', 'privacy'),
  ...Object.fromEntries(
    ['florida-blue', 'ambetter', 'oscar', 'unitedhealthcare', 'cigna', 'bcbs', 'aetna', 'molina'].map((carrier) => [
      `/carriers/${carrier}`,
      later('src/app/carrier-page.tsx', 'carriers'),
    ]),
  ),
  '/login': { ...later('src/app/login-page.tsx', 'login', 'call-failures'), isFound: false },
}

/** Paths whose page depends on who is there: their documents hold no page. */
export const privatePaths = [
  '/lead',
  '/confirmation',
  '/portal/status',
  '/portal/plan-management',
  '/portal/search-medications',
  '/portal/search-providers',
  '/portal/documents',
  '/portal/documents/id-card',
  '/portal/documents/1095a',
  '/portal/documents/upload',
] as const

/** The file that a static host answers with where nothing is: the nearest `404.html` on the way up. */
export function notFoundFile(path: string): string {
  return path.startsWith('/es/') ? 'es/404.html' : '404.html'
}

/** The file that a static host answers a path with. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

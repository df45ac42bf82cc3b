/** A page that is built ahead. */
export interface PublicPage {
  /** The modules that show it and the areas of its texts, which its document asks for early. */
  readonly modules: readonly string[]
  readonly areas: readonly string[]
  /** Whether it has a Spanish address of its own, and so belongs into the sitemap. */
  readonly isFound: boolean
}

/** What every page but the first route comes with. */
const laterPages = ['src/app/other-routes.tsx', 'src/i18n/later-catalogs.ts']

/** The pages that are built ahead, by path. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': { modules: ['src/app/flow-page.tsx'], areas: ['home'], isFound: true },
  '/about-us': { modules: [...laterPages, 'src/app/about-page.tsx'], areas: ['about'], isFound: true },
  '/benefits': { modules: [...laterPages, 'src/app/benefits-page.tsx'], areas: ['benefits'], isFound: true },
  '/faqs': { modules: [...laterPages, 'src/app/faq-page.tsx'], areas: ['faq'], isFound: true },
  '/contact': { modules: [...laterPages, 'src/app/contact-page.tsx'], areas: ['contact', 'menus'], isFound: true },
  '/terms-and-conditions': { modules: [...laterPages, 'src/app/legal-page.tsx'], areas: ['terms'], isFound: true },
  '/privacy-policy': { modules: [...laterPages, 'src/app/legal-page.tsx'], areas: ['privacy'], isFound: true },
  ...Object.fromEntries(
    ['florida-blue', 'ambetter', 'oscar', 'unitedhealthcare', 'cigna', 'bcbs', 'aetna', 'molina'].map((carrier) => [
      `/carriers/${carrier}`,
      { modules: [...laterPages, 'src/app/carrier-page.tsx'], areas: ['carriers'], isFound: true },
    ]),
  ),
  '/login': { modules: [...laterPages, 'src/app/login-page.tsx'], areas: ['login', 'errors'], isFound: false },
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

/** The file that a static host answers a path with. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

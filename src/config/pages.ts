/** What the site knows of a page. */
interface PageRow {
  /** The module that shows it; each is a script of its own. */
  readonly module: string
  /** The catalogs of its texts beside `common`. */
  readonly catalogs: readonly string[]
  /**
   * `public`: everybody and search engines, in both languages. `unlisted`: everybody, but search engines leave it out.
   * `signedIn`: whoever has signed in, so nothing of it is built ahead.
   */
  readonly audience: 'public' | 'unlisted' | 'signedIn'
  /** The links of the menus that lead to it, by their names in the catalog (`menus:links.…`). */
  readonly links?: readonly string[]
}

const portal = {
  module: 'src/features/portal/portal-page.tsx',
  catalogs: ['portal', 'plans'],
  audience: 'signedIn',
} as const

/**
 * Every page by its path; `*` is the name of a carrier. Routes, built documents, the sitemap, robots.txt, the addresses under
 * /es, the menus' links and what a document asks for early all come from here.
 */
export const pages = {
  '/': { module: 'src/app/flow-page.tsx', catalogs: ['quote-start'], audience: 'public', links: ['quote'] },
  '/about-us': {
    module: 'src/features/content/about-screen.tsx',
    catalogs: ['about'],
    audience: 'public',
    links: ['aboutUs'],
  },
  '/benefits': {
    module: 'src/features/content/benefits-screen.tsx',
    catalogs: ['benefits'],
    audience: 'public',
    links: ['benefits'],
  },
  '/faqs': { module: 'src/features/content/faq-screen.tsx', catalogs: ['faq'], audience: 'public', links: ['faqs'] },
  '/contact': {
    module: 'src/features/contact/contact.tsx',
    catalogs: ['contact', 'menus'],
    audience: 'public',
    links: ['contact'],
  },
  '/terms-and-conditions': {
    module: 'src/features/content/legal-screen.tsx',
    catalogs: ['terms'],
    audience: 'public',
    links: ['terms'],
  },
  '/privacy-policy': {
    module: 'src/features/content/legal-screen.tsx',
    catalogs: ['privacy'],
    audience: 'public',
    links: ['privacy'],
  },
  '/carriers/*': { module: 'src/features/content/carrier-page.tsx', catalogs: ['carriers'], audience: 'public' },
  '/login': { module: 'src/app/login-page.tsx', catalogs: ['login', 'call-failures'], audience: 'unlisted' },
  '/lead': {
    module: 'src/features/application/application.tsx',
    catalogs: ['application', 'call-failures', 'plans'],
    audience: 'signedIn',
    links: ['completeApplication'],
  },
  '/confirmation': {
    module: 'src/features/application/submitted-application.tsx',
    catalogs: ['application'],
    audience: 'signedIn',
  },
  '/portal/status': { ...portal, links: ['status'] },
  // Two links with one path.
  '/portal/plan-management': { ...portal, links: ['managePlan', 'planBenefits'] },
  '/portal/search-medications': { ...portal, links: ['searchDrugs'] },
  '/portal/search-providers': { ...portal, links: ['searchProviders'] },
  '/portal/documents': { ...portal, links: ['documents'] },
  '/portal/documents/id-card': { ...portal, links: ['idCard'] },
  '/portal/documents/1095a': { ...portal, links: ['form1095a'] },
  '/portal/documents/upload': { ...portal, links: ['uploadDocuments'] },
} as const satisfies Readonly<Record<string, PageRow>>

/** The path of a page, as the table writes it. */
export type PagePath = keyof typeof pages

/** Every path of the table, in its order. */
export const pagePaths = Object.keys(pages) as readonly PagePath[]

type LinkOf<Row> = Row extends { readonly links: readonly (infer Link)[] } ? Link : never

/** A link of the menus that leads to a page. */
export type PageLink = LinkOf<(typeof pages)[PagePath]>

/** The path of the page that a link of the menus leads to. */
export function pathOfLink(link: PageLink): PagePath {
  const path = pagePaths.find((written) => {
    const { links }: PageRow = pages[written]
    return links?.includes(link)
  })
  if (path === undefined) throw new Error(`No page has the link ${link}`)
  return path
}

/** The path of one carrier's page. */
export const carrierPath = (slug: string) => `/carriers/${slug}`

/** How a path of the table is matched: to the letter, for `/Lead` and `/lead/` are no pages. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace('*', '([\\w-]+)')}$`)
}

/** The path of the table that an address without its language belongs to; undefined where there is no such page. */
export function pagePathOf(path: string): PagePath | undefined {
  return pagePaths.find((written) => pathPattern(written).test(path))
}

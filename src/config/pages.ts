import type { SiteLanguage } from '#domain/content/language-table.ts'

/** A row of the page table. */
interface PageRow {
  /** The page's module; each becomes a separate script. */
  readonly module: string
  /** The catalogs of its texts besides `common`. */
  readonly catalogs: readonly string[]
  /**
   * `public`: everyone and search engines, in both languages. `unlisted`: everyone, but search engines leave it out.
   * `signedIn`: signed-in users only, so it isn't built ahead.
   */
  readonly audience: 'public' | 'unlisted' | 'signedIn'
  /** The path in a language that has another word for it, without what the language's addresses begin with. */
  readonly named?: Partial<Record<SiteLanguage, string>>
  /** The menu links that lead to it, by their names in the catalog (`menus:links.…`). */
  readonly links?: readonly string[]
}

const portal = {
  module: 'src/features/portal/portal-page.tsx',
  catalogs: ['portal', 'agent-sheet', 'plans', 'price-answers', 'year-costs', 'call-failures', 'take-along'],
  audience: 'signedIn',
} as const

/**
 * Every page by its path; `*` is the name of a carrier. Routes, built documents, the sitemap, robots.txt, the addresses
 * in each language, the menus' links and the early requests of a document are all derived from it.
 */
export const pages = {
  '/': { module: 'src/app/flow-page.tsx', catalogs: ['location'], audience: 'public', links: ['quote'] },
  '/about-us': {
    module: 'src/features/content/about-screen.tsx',
    catalogs: ['about', 'video'],
    audience: 'public',
    links: ['aboutUs'],
  },
  '/benefits': {
    module: 'src/features/content/benefits-screen.tsx',
    catalogs: ['benefits'],
    audience: 'public',
    links: ['benefits'],
  },
  '/faqs': {
    module: 'src/features/content/faq-screen.tsx',
    catalogs: ['faq', 'glossary'],
    audience: 'public',
    links: ['faqs'],
  },
  '/contact': {
    module: 'src/features/contact/contact.tsx',
    catalogs: ['contact', 'menus'],
    audience: 'public',
    links: ['contact', 'accessibility'],
  },
  '/terms-and-conditions': {
    module: 'src/features/content/terms-screen.tsx',
    catalogs: ['terms'],
    audience: 'public',
    links: ['terms'],
  },
  '/privacy-policy': {
    module: 'src/features/content/privacy-screen.tsx',
    catalogs: ['privacy'],
    audience: 'public',
    links: ['privacy'],
  },
  '/carriers/*': {
    module: 'src/features/content/carrier-page.tsx',
    catalogs: ['carriers', 'video', 'not-found'],
    audience: 'public',
  },
  '/glossary': {
    module: 'src/features/content/glossary-screen.tsx',
    catalogs: ['glossary'],
    audience: 'public',
    named: { es: '/glosario' },
    links: ['glossary'],
  },
  '/login': {
    module: 'src/app/login-page.tsx',
    catalogs: ['login', 'call-failures', 'take-along'],
    audience: 'unlisted',
  },
  '/lead': {
    module: 'src/app/lead-page.tsx',
    catalogs: ['application', 'requote', 'call-failures', 'plans', 'year-costs', 'take-along'],
    audience: 'signedIn',
    links: ['completeApplication'],
  },
  '/confirmation': {
    module: 'src/features/application/submitted-application.tsx',
    catalogs: ['application', 'plans', 'price-answers'],
    audience: 'signedIn',
  },
  '/portal/status': { ...portal, links: ['status'] },
  // Two links share one path.
  '/portal/plan-management': { ...portal, links: ['managePlan', 'planBenefits'] },
  '/portal/search-medications': { ...portal, links: ['searchDrugs'] },
  '/portal/search-providers': { ...portal, links: ['searchProviders'] },
  '/portal/documents': { ...portal, links: ['documents'] },
  '/portal/documents/id-card': { ...portal, links: ['idCard'] },
  '/portal/documents/1095a': { ...portal, links: ['form1095a'] },
  '/portal/documents/upload': { ...portal, links: ['uploadDocuments'] },
} as const satisfies Readonly<Record<string, PageRow>>

/** The path of a page in the table. */
export type PagePath = keyof typeof pages

/** Every path of the table, in its order. */
export const pagePaths = Object.keys(pages) as readonly PagePath[]

type LinkOf<Row> = Row extends { readonly links: readonly (infer Link)[] } ? Link : never

/** A menu link that leads to a page. */
export type PageLink = LinkOf<(typeof pages)[PagePath]>

/** Returns the path of a menu link's page. */
export function pathOfLink(link: PageLink): PagePath {
  const path = pagePaths.find((written) => {
    const { links }: PageRow = pages[written]
    return links?.includes(link)
  })
  if (path === undefined) throw new Error(`No page has the link ${link}`)
  return path
}

const rowOf = (path: string): PageRow | undefined => pages[path as PagePath]

/** Returns a page's path as a language has it. */
export const pathIn = (language: SiteLanguage, path: string): string => rowOf(path)?.named?.[language] ?? path

/** Returns the page's path of a path as a language has it. */
export const pathFrom = (language: SiteLanguage, path: string): string =>
  pagePaths.find((written) => rowOf(written)?.named?.[language] === path) ?? path

/** Returns the path of one carrier's page. */
export const carrierPath = (slug: string) => `/carriers/${slug}`

/** Returns the pattern of a path in the table. It matches exactly: `/Lead` and `/lead/` are not pages. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace('*', '([\\w-]+)')}$`)
}

/** Returns the table's path of an address without its language; undefined when there is no such page. */
export function pagePathOf(path: string): PagePath | undefined {
  return pagePaths.find((written) => pathPattern(written).test(path))
}

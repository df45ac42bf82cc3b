import { type PagePath, carrierPath, pagePaths, pages } from '#config/pages.ts'
import { carrierNames } from '#content/carrier-names.ts'

import { type Language, languages } from './language.ts'
import { documentAddress } from './public-address.ts'

/** A page with its own path: each carrier's page is one. */
export interface SitePage {
  readonly path: string
  /** Its row in the table of pages. */
  readonly row: PagePath
}

/** Every page of the site, including one per carrier. */
export const sitePages: readonly SitePage[] = pagePaths.flatMap((row) =>
  (row === '/carriers/*' ? carrierNames.map(({ slug }) => carrierPath(slug)) : [row]).map((path) => ({ path, row })),
)

/** The address of a page in each language for search engines; null for a page that they must not index. */
export function foundAddresses(path: string): Readonly<Record<Language, string>> | null {
  const page = sitePages.find((one) => one.path === path)
  if (page === undefined || pages[page.row].audience !== 'public') return null
  return Object.fromEntries(languages.map((of) => [of, documentAddress(path, of)])) as Record<Language, string>
}

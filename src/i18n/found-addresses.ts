import { carrierSlugs } from '#domain/content/carrier.ts'

import type { Language } from './language.ts'
import { publicAddress } from './public-address.ts'

const carriers: ReadonlySet<string> = new Set(carrierSlugs.map((slug) => `/carriers/${slug}`))

/**
 * The address of a page in each language, under which search engines know it; null for a page that they shall leave out. The
 * home page has a Spanish one too.
 */
export function foundAddresses(path: string): Readonly<Record<Language, string>> | null {
  if (path === '/') return { en: '/', es: '/es' }
  const es = publicAddress(path, 'es')
  return es === path || (path.startsWith('/carriers/') && !carriers.has(path)) ? null : { en: path, es }
}

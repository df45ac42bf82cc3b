import { pagePaths } from '#config/pages.ts'
import { languages } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { sitePages } from '#i18n/site-addresses.ts'

import { fileOf } from './document-files.ts'
import { assetFolder, caching, notFoundDocuments } from './host-rules.ts'

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** Returns patterns of all documents of which no two match one address: hosts join the values of a header set twice. */
function documentPatterns(): readonly string[] {
  const own = pagePaths.map((path) => path.replace(/^(\/[^/]+)\/.*/, '$1/*'))
  return [...new Set(own), ...notFoundDocuments.flatMap(({ prefix }) => [prefix, `${prefix}/*`])]
}

/**
 * Returns the `_headers` file of static hosts (Netlify, Cloudflare Pages). An address that it does not name, such as
 * `/early.js`, keeps what these hosts send without it: `public, max-age=0, must-revalidate`.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return [
    block('/*', headers),
    ...documentPatterns().map((pattern) => block(pattern, { 'Cache-Control': caching.never })),
    block(`${assetFolder}*`, { 'Cache-Control': caching.forever }),
  ].join('\n')
}

/**
 * Returns the `_redirects` file of static hosts. Cloudflare Pages redirects these addresses and finds a language's own
 * not-found page by itself, and skips the lines; both kinds of hosts treat a trailing slash by themselves.
 */
export function redirectsFile(): string {
  const documents = sitePages.flatMap(({ path }) => languages.map((language) => documentAddress(path, language)))
  return [
    ...documents.map((address) => `/${fileOf(address)} ${address} 301!`),
    ...notFoundDocuments.map(({ prefix, document }) => `${prefix}/* ${document} 404`),
    '',
  ].join('\n')
}

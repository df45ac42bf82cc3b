import { pagePaths, pages } from '#config/pages.ts'
import { languages } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { sitePages } from '#i18n/site-addresses.ts'

import { fileOf } from './document-files.ts'
import { assetFolder, caching, notFoundDocuments } from './host-rules.ts'

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * Returns patterns of all documents, each with its caching. They never overlap, because hosts join the values of a header
 * that is set twice.
 */
function documentPatterns(): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap((language) =>
      pagePaths.map((path) => [
        documentAddress(path.replace(/^(\/[^/]+)\/.*/, '$1/*'), language),
        pages[path].audience === 'public' ? caching.checked : caching.never,
      ]),
    ),
  )
}

/**
 * Returns the `_headers` file of static hosts (Netlify, Cloudflare Pages). Other addresses, such as `/robots.txt`, keep
 * these hosts' default: `public, max-age=0, must-revalidate`.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return [
    block('/*', headers),
    ...[...documentPatterns()].map(([pattern, value]) => block(pattern, { 'Cache-Control': value })),
    block(`${assetFolder}*`, { 'Cache-Control': caching.forever }),
  ].join('\n')
}

/**
 * Returns the `_redirects` file of static hosts. Cloudflare Pages ignores these lines: it redirects such addresses and
 * finds a language's own not-found page itself. Both hosts handle trailing slashes themselves.
 */
export function redirectsFile(): string {
  const documents = sitePages.flatMap(({ path }) => languages.map((language) => documentAddress(path, language)))
  return [
    ...documents.map((address) => `/${fileOf(address)} ${address} 301!`),
    ...notFoundDocuments.map(({ prefix, document }) => `${prefix}/* ${document} 404`),
    '',
  ].join('\n')
}

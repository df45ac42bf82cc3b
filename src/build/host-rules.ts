import { pagePaths, pages, pathIn } from '#config/pages.ts'
import type { Settings } from '#config/settings.ts'
import { languageTable } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'

import { type HeaderOptions, securityHeaders } from './security-headers.ts'

/** How long a cache may keep an answer. */
export const caching = {
  /** Redirects, refusals, and documents that show a person's data. Neither a cache nor the back-forward cache keeps them. */
  never: 'no-store',
  /**
   * Public documents, and files that keep their name when their content changes. A browser asks again before it shows one,
   * so a deploy or a rollback is visible at once, and Back may show the page as it was left.
   */
  checked: 'no-cache',
  /** Files whose name has a checksum. */
  forever: 'public, max-age=31536000, immutable',
} as const

/** The folder of the files whose name has a checksum. */
export const assetFolder = '/assets/'

/** The folder of files for machines, the only public one whose name begins with a dot. */
export const wellKnownFolder = '/.well-known/'

/** What the addresses of each language begin with: nothing for the default one. */
const prefixes = siteLanguages.map((language) => languageTable[language].prefix)

/** The first part of the path of each page that is not public, in every language. */
const personalFolders = new Set(
  pagePaths
    .filter((path) => pages[path].audience !== 'public')
    .flatMap((path) => siteLanguages.map((language) => pathIn(language, path)))
    .map((path) => path.replace(/^(\/[^/]+)\/.*/, '$1')),
)

/** Regular expressions of addresses, understood alike by JavaScript, nginx (PCRE) and Caddy (RE2). */
export const addressPatterns = {
  /**
   * A page's address with a trailing slash, `.html` or `/index.html`. The first group is the canonical address. It
   * excludes backslashes, which browsers read as slashes, so a redirect can't lead to another host. It also excludes
   * characters that Caddy treats as file patterns.
   */
  withEnding: String.raw`^((?:/[^/*?\x5b\x5c]+?)+?)(?:/|/index\.html|\.html)$`,
  home: String.raw`^/index(?:/|\.html)?$`,
  /** Files for a host, and files whose name begins with a dot. */
  hidden: String.raw`^/_|/\.`,
  /** Pages of an account and the sign-in page, whose address may hold a token. */
  personal: `^(?:${prefixes.join('|')})(?:${[...personalFolders].join('|')})(?:[/.]|$)`,
  notFoundPage: String.raw`^(?:${prefixes.join('|')})/404(?:/|\.html)?$`,
} as const

/** The not-found document of each language that has its own addresses, with a regular expression of these. */
export const notFoundDocuments = prefixes
  .filter((prefix) => prefix !== '')
  .map((prefix) => ({ prefix, pattern: `^${prefix}(?:/|$)`, document: `${prefix}/404.html` }))

/** The rules for serving the site. The files of each kind of host are generated from them. */
export interface HostRules {
  /** The address of the site, without a path. */
  readonly siteUrl: string
  readonly headers: Readonly<Record<string, string>>
  /** The paths that are forwarded to the service, each with its subpaths; empty when the service has its own origin. */
  readonly forwarded: readonly string[]
  /**
   * A case-insensitive regular expression of addresses that a log shortens to its first group. It drops queries, and
   * everything after a call's name, because tokens, incomes and ZIP codes follow it.
   */
  readonly shortened: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const isBelow = (path: string, other: string) => path !== other && path.startsWith(`${other}/`)

/** Returns the paths of this site's own origin that the service answers. */
function forwardedPaths(settings: Settings): readonly string[] {
  const { apiHost, crmHost, applicationsEndpoint, notificationEndpoint, errorReportEndpoint, policyReportEndpoint } =
    settings
  const paths = [
    ...new Set([
      ...[apiHost, crmHost, applicationsEndpoint],
      ...[notificationEndpoint, errorReportEndpoint, policyReportEndpoint],
    ]),
  ].filter((path) => path.startsWith('/'))
  return paths.filter((path) => !paths.some((other) => isBelow(path, other)))
}

/** Returns a regular expression of the forwarded paths; without any it matches nothing. */
export function forwardedPattern({ forwarded }: Pick<HostRules, 'forwarded'>): string {
  return forwarded.length === 0 ? '^$' : `^(?:${forwarded.map(escaped).join('|')})(?:/|$)`
}

function shortenedPattern(forwarded: readonly string[], { applicationsEndpoint }: Settings): string {
  const paths = forwarded.map(escaped).join('|')
  const calls = [
    // A token or a place follows these paths directly; the other calls have a name of two segments.
    ...(applicationsEndpoint.startsWith('/') ? [`${escaped(applicationsEndpoint)}/+`] : []),
    ...(forwarded.length > 0 ? [`(?:${paths})/+(?:places|[^/?]+/+[^/?]+)/+`] : []),
  ]
  // A server may read these as another address, so the part after them may be a token too.
  const unclear = String.raw`[^?]*?(?:\?|%|//|/\.)`
  return String.raw`^(${[...calls, unclear].join('|')}).+`
}

/** Returns the rules for serving the site with these settings. */
export function hostRules(settings: Settings, headerOptions: HeaderOptions): HostRules {
  const forwarded = forwardedPaths(settings)
  return {
    siteUrl: settings.siteUrl,
    headers: securityHeaders(headerOptions),
    forwarded,
    shortened: shortenedPattern(forwarded, settings),
  }
}

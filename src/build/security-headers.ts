import type { InlineHashes } from './inline-hashes.ts'

/** The kind of site served: the production site, or the demo whose mocks run in a service worker. */
export type Serving = 'production' | 'demo'

/** Origins that the page may call, besides its own. */
export interface HeaderOptions {
  readonly serving: Serving
  readonly connect: readonly string[]
  /** Where browsers report violations of the policy; empty for no reports. */
  readonly reports: string
  /**
   * The hashes of the inline scripts and styles. They are the same in all documents, because two policies of a page
   * would both apply.
   */
  readonly inline: InlineHashes
}

/** The policy's name of its report endpoint. */
const reportGroup = 'policy'

function contentSecurityPolicy({ serving, connect, reports, inline }: HeaderOptions): string {
  const demo = serving === 'demo'
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['img-src', "'self'", 'data:', 'https://i.ytimg.com'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['frame-src', 'https://www.youtube-nocookie.com'],
    ['manifest-src', "'self'"],
    // The demo's mocks run in a service worker, and registering one needs a policy that allows its script.
    ['worker-src', demo ? "'self'" : "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', demo ? 'default' : "'none'"],
    ...(reports === '' ? [] : [['report-to', reportGroup]]),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/**
 * Returns the policy as a meta tag of the document, a fallback for a host that drops the headers. Frame ancestors and
 * report endpoints work only in a header.
 */
export function policyOfDocument(options: HeaderOptions): string {
  return contentSecurityPolicy(options)
    .split('; ')
    .filter((directive) => !/^(frame-ancestors|report-to) /.test(directive))
    .join('; ')
}

/**
 * Returns the response headers of every answer, the only source for preview and the files of all hosts.
 */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(options.reports !== '' && { 'Reporting-Endpoints': `${reportGroup}="${options.reports}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** Returns the origins of the settings that are absolute URLs, for `connect-src`. */
export function connectOrigins(urls: readonly string[]): readonly string[] {
  const origins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)
  return [...new Set(origins)]
}

import type { SiteLanguage } from '#domain/content/language-table.ts'
import { agency } from '#content/agency.ts'

import { site } from './site.ts'

/** The only addresses outside the site that it opens (A-54: no open redirects). */
export const medicaidHelpUrl = {
  en: 'https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/',
  es: 'https://www.cuidadodesalud.gov/es/medicaid-chip/getting-medicaid-chip/',
} as const

/** The page that explains the coverage gap. */
export const coverageGapUrl = {
  en: 'https://www.healthcare.gov/medicaid-chip/medicaid-expansion-and-you/',
  es: 'https://www.cuidadodesalud.gov/es/medicaid-chip/medicaid-expansion-and-you/',
} as const

/** Finds clinics that charge by income; the page offers both languages. */
export const clinicsUrl = 'https://findahealthcenter.hrsa.gov/'

/** The page that explains when Medicare begins and how to sign up. */
export const medicareUrl = {
  en: 'https://www.medicare.gov/basics/get-started-with-medicare',
  es: 'https://es.medicare.gov/basics/get-started-with-medicare',
} as const

/** The federal Marketplace, which the Marketplace disclaimer names (P-17). */
export const federalMarketplaceUrl = { en: 'https://www.healthcare.gov', es: 'https://www.cuidadodesalud.gov' } as const

/**
 * Returns the address of the frame that plays a video: autoplay on, related videos off, no cookies (C-40). The browser
 * requests it only after a press.
 */
export function videoFrameUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`
}

/**
 * The only addresses that contain a token, because the service requires it. No other address contains a secret.
 * If a real host moves a token into a header, change it here.
 */
export const addressesWithToken = {
  resendCode: (token: string) => `${site.apiHost}/yti/resend-code?token=${encodeURIComponent(token)}`,
  communicationOptions: (language: SiteLanguage, token: string) =>
    `${site.apiHost}/yti/communication-options?lang=${language}&api_token=${encodeURIComponent(token)}`,
  leadProfile: (token: string) => `${site.crmHost}/yti/lead-profile/${encodeURIComponent(token)}`,
  memberProfile: (token: string) => `${site.crmHost}/yti/lead/${encodeURIComponent(token)}`,
  logout: (token: string) => `${site.apiHost}/yti/logout?token=${encodeURIComponent(token)}`,
  /** An assumed and optional call. */
  agentNotes: (token: string) => `${site.apiHost}/yti/agent-notes/${encodeURIComponent(token)}`,
  application: (token: string) => `${site.applicationsEndpoint}/${encodeURIComponent(token)}`,
  /** The sign-in screen as F-65 words it. The page removes the token from its address at once. */
  returnAfterSubmit: (token: string) => `/login?token=${encodeURIComponent(token)}`,
} as const

/**
 * Returns the address to open after an application is sent: the sign-in screen (F-65). It has no token, because the tab
 * already has it and the browser's history would record the address. A setting can add the token or name another site.
 */
export function addressAfterSubmit(token: string, { returnAfterSubmit, siteUrl } = site): string {
  if (returnAfterSubmit === 'withoutToken' || returnAfterSubmit === siteUrl) return '/login'
  const host = returnAfterSubmit === 'specified' ? '' : returnAfterSubmit
  return host + addressesWithToken.returnAfterSubmit(token)
}

/**
 * Returns the address of a video's picture at its host, requested only after the visitor has played a video (C-42,
 * C-62).
 */
export const videoThumbnailUrl = (id: string) => `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`

/** The members' portal, which is a separate site (A-1, A-77). */
export const membersPortalUrl: string = site.membersPortalUrl

/**
 * Returns the log-in page of the members' portal with the typed identifier (A-31, A-54: the closed list of values in an
 * address). The site comes from the settings; the identifier is only ever a value of its query.
 */
export function membersPortalLogin(
  identifier:
    | { readonly method: 'email'; readonly email: string }
    | { readonly method: 'phone'; readonly phone: string },
): string {
  const value = identifier.method === 'email' ? identifier.email : identifier.phone
  return `${site.membersPortalUrl.replace(/\/$/, '')}/login?identifier=${encodeURIComponent(value)}`
}

/** The agency's page on each network. */
export const socialUrls = agency.social

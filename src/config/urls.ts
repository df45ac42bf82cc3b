import { site } from './site.ts'

/** Addresses outside the site that it may open; nothing else leaves (decisions: no open redirects). */
export const medicaidHelpUrl = {
  en: 'https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/',
  es: 'https://www.cuidadodesalud.gov/es/medicaid-chip/getting-medicaid-chip/',
} as const

/** The federal Marketplace, named by the disclaimer on results, comparison and registration (45 CFR 155.220(c)(3)). */
export const federalMarketplaceUrl = { en: 'https://www.healthcare.gov', es: 'https://www.cuidadodesalud.gov' } as const

/**
 * The only calls whose address carries a token, because the specification words them so (spec 2 §7). Nothing secret stands in
 * any other address; a change of a real host that moves a token into a header is made here.
 */
export const addressesWithToken = {
  resendCode: (token: string) => `${site.apiHost}/yti/resend-code?token=${encodeURIComponent(token)}`,
  communicationOptions: (language: 'en' | 'es', token: string) =>
    `${site.apiHost}/yti/communication-options?lang=${language}&api_token=${encodeURIComponent(token)}`,
  leadProfile: (token: string) => `${site.crmHost}/yti/lead-profile/${encodeURIComponent(token)}`,
  memberProfile: (token: string) => `${site.crmHost}/yti/lead/${encodeURIComponent(token)}`,
  logout: (token: string) => `${site.apiHost}/yti/logout?token=${encodeURIComponent(token)}`,
  application: (token: string) => `${site.applicationsEndpoint}/${encodeURIComponent(token)}`,
} as const

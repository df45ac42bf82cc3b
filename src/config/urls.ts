/** Addresses outside the site that it may open; nothing else leaves (decisions: no open redirects). */
export const medicaidHelpUrl = {
  en: 'https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/',
  es: 'https://www.cuidadodesalud.gov/es/medicaid-chip/getting-medicaid-chip/',
} as const

/** The federal Marketplace, named by the disclaimer on results, comparison and registration (45 CFR 155.220(c)(3)). */
export const federalMarketplaceUrl = { en: 'https://www.healthcare.gov', es: 'https://www.cuidadodesalud.gov' } as const

import type { Carrier, CustomerService } from './carrier-schema.ts'
import type { SiteLanguage } from './language-table.ts'

/** What menus and the sitemap show of a carrier. */
export type CarrierName = Pick<Carrier, 'slug' | 'name' | 'isInHeader' | 'footerName'>

/** In which languages the page of a carrier shows its videos (C-32). */
const shownIn = {
  everyone: { en: true, es: true },
  notEnglish: { en: false, es: true },
  spanishOnly: { en: false, es: true },
} as const satisfies Record<Carrier['videoAudience'], Record<SiteLanguage, boolean>>

/** Returns the videos for a language (C-32). */
export function videosFor(
  { videoAudience, videos }: Pick<Carrier, 'videoAudience' | 'videos'>,
  language: SiteLanguage,
): Carrier['videos'] {
  return shownIn[videoAudience][language] ? videos : []
}

/** Whether some number is not certain, so the page must say where the visitor finds it. */
export function hasSamplePhone(service: CustomerService): boolean {
  switch (service.kind) {
    case 'oneLine':
      return service.line.source === 'sample'
    case 'byState':
      return service.lines.some(({ source }) => source === 'sample')
  }
}

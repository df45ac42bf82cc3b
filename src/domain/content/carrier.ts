import type { Carrier, CustomerService } from './carrier-schema.ts'

/** What menus and the sitemap show of a carrier. */
export type CarrierName = Pick<Carrier, 'slug' | 'name' | 'isInHeader' | 'footerName'>

/** Returns the videos for a language; in English there are none (C-32). */
export function videosFor(
  { videoAudience, videos }: Pick<Carrier, 'videoAudience' | 'videos'>,
  language: string,
): Carrier['videos'] {
  switch (videoAudience) {
    case 'everyone':
      return videos
    case 'notEnglish':
      return language === 'en' ? [] : videos
    case 'spanishOnly':
      return language === 'es' ? videos : []
  }
}

/** Whether the page must say that some of its numbers are samples. */
export function hasSamplePhone(service: CustomerService): boolean {
  switch (service.kind) {
    case 'oneLine':
      return service.line.source === 'sample'
    case 'byState':
      return service.lines.some(({ source }) => source === 'sample')
  }
}

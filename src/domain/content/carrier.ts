/**
 * The source of a fact: `public` is published by the company (or given by C-31), `sample` replaces an uncertain one,
 * and the page says so (C-33).
 */
export type FactSource = 'public' | 'sample'

/** A phone number as written: 1-800-352-2583. */
export interface PhoneLine {
  readonly phone: string
  /** For people who are deaf or hard of hearing: 711, or a separate number. */
  readonly tty?: string
  readonly source: FactSource
}

/** The number for one state. */
export interface StatePhone extends PhoneLine {
  /** Two letters. */
  readonly state: string
}

/** A carrier's phone numbers: one line, or one for each state. */
export type CustomerService =
  | { readonly kind: 'oneLine'; readonly line: PhoneLine }
  | { readonly kind: 'byState'; readonly lines: readonly StatePhone[] }

/** The topic of a video; it sets the title and the icon. */
export type GuideTopic = 'createAccount' | 'digitalCard' | 'rewards' | 'findDoctor' | 'payPremium' | 'virtualCare'

/** One video of a carrier. */
export interface VideoGuide {
  readonly topic: GuideTopic
  readonly link: string
  readonly source: FactSource
}

/** The topic of a link to a carrier's site; it sets the title and the icon. */
export type ResourceTopic =
  | 'memberAccount'
  | 'findDoctor'
  | 'drugList'
  | 'payPremium'
  | 'documents'
  | 'contact'
  | 'mobileApp'
  | 'virtualCare'
  | 'rewards'
  | 'travel'
  | 'spanishSite'

/** A link to a carrier's site. */
export interface ResourceLink {
  readonly topic: ResourceTopic
  readonly href: string
  /** `home`: the exact page is uncertain, so the link leads to the company's home page and says so. */
  readonly lands: 'page' | 'home'
  /** The language of the linked page. */
  readonly language: 'en' | 'es'
}

/** The facts of one carrier's page; the words are in the `carriers` catalog under its name in the address. */
export interface Carrier {
  readonly name: string
  /** Whether the header lists it; the footer lists every carrier. */
  readonly isInHeader: boolean
  /** Its name in the footer, if it differs. */
  readonly footerName?: string
  readonly websiteUrl: string
  readonly customerService: CustomerService
  /** Who sees the videos: readers of any language but English, or of Spanish only (C-32). */
  readonly videoAudience: 'notEnglish' | 'spanishOnly'
  readonly videos: readonly VideoGuide[]
  readonly resources: readonly ResourceLink[]
}

/** Returns the videos for a language; in English there are none (C-32). */
export function videosFor({ videoAudience, videos }: Carrier, language: string): readonly VideoGuide[] {
  switch (videoAudience) {
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

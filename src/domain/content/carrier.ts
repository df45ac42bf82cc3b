/**
 * Where a fact comes from: `public` is the company's own published one (or given by C-31), `sample` stands in
 * for one that is not known for certain, and the page says so (C-33).
 */
export type FactSource = 'public' | 'sample'

/** A number to call, as people read it: 1-800-352-2583. */
export interface PhoneLine {
  readonly phone: string
  /** For people who are deaf or hard of hearing: 711, or a number of its own. */
  readonly tty?: string
  readonly source: FactSource
}

/** The number for one state. */
export interface StatePhone extends PhoneLine {
  /** Two letters. */
  readonly state: string
}

/** How a carrier is called: one line, or one for each state. */
export type CustomerService =
  | { readonly kind: 'oneLine'; readonly line: PhoneLine }
  | { readonly kind: 'byState'; readonly lines: readonly StatePhone[] }

/** What a video shows; it names the title and the icon. */
export type GuideTopic = 'createAccount' | 'digitalCard' | 'rewards' | 'findDoctor' | 'payPremium' | 'virtualCare'

/** One video of a carrier. */
export interface VideoGuide {
  readonly topic: GuideTopic
  readonly link: string
  readonly source: FactSource
}

/** What a link of a carrier's site is for; it names the title and the icon. */
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
  /** `home`: the exact page is not certain, so the link starts at the company's home page and says so. */
  readonly lands: 'page' | 'home'
  /** The language of the page there. */
  readonly language: 'en' | 'es'
}

/** The facts of one carrier's page; its words are in the `carriers` catalog under its name in the address. */
export interface Carrier {
  readonly name: string
  /** Whether the header lists it; the footer lists every carrier. */
  readonly isInHeader: boolean
  /** What the footer calls it, where that is not its name. */
  readonly footerName?: string
  readonly websiteUrl: string
  readonly customerService: CustomerService
  /** Who sees the videos: everyone who does not read English, or only who reads Spanish (C-32). */
  readonly videoAudience: 'notEnglish' | 'spanishOnly'
  readonly videos: readonly VideoGuide[]
  readonly resources: readonly ResourceLink[]
}

/** The videos that a reader of the language sees; in English there are none (C-32). */
export function videosFor({ videoAudience, videos }: Carrier, language: string): readonly VideoGuide[] {
  switch (videoAudience) {
    case 'notEnglish':
      return language === 'en' ? [] : videos
    case 'spanishOnly':
      return language === 'es' ? videos : []
  }
}

/** Whether the page must say that some of its numbers stand in for unknown ones. */
export function hasSamplePhone(service: CustomerService): boolean {
  switch (service.kind) {
    case 'oneLine':
      return service.line.source === 'sample'
    case 'byState':
      return service.lines.some(({ source }) => source === 'sample')
  }
}

import type { Carrier } from '#domain/content/carrier.ts'

/** Facts of Cigna; one line and TTY 711 are C-31, the choice of links is ours. No videos are named. */
export const cigna = {
  name: 'Cigna',
  isInHeader: true,
  websiteUrl: 'https://www.cigna.com',
  customerService: { kind: 'oneLine', line: { phone: '1-800-244-6224', tty: '711', source: 'public' } },
  videoAudience: 'notEnglish',
  videos: [],
  resources: [
    { topic: 'memberAccount', href: 'https://my.cigna.com', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://hcpdirectory.cigna.com', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.cigna.com', lands: 'home', language: 'en' },
    { topic: 'virtualCare', href: 'https://www.cigna.com', lands: 'home', language: 'en' },
    { topic: 'contact', href: 'https://www.cigna.com/contact-us/', lands: 'page', language: 'en' },
    { topic: 'spanishSite', href: 'https://www.cigna.com/es-us/', lands: 'page', language: 'es' },
  ],
} satisfies Carrier

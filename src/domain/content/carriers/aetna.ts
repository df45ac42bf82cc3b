import type { Carrier } from '#domain/content/carrier.ts'

/** Facts of Aetna; one line and TTY 711 are C-31, the choice of links is ours. No videos are named. */
export const aetna = {
  name: 'Aetna',
  isInHeader: false,
  websiteUrl: 'https://www.aetna.com',
  customerService: { kind: 'oneLine', line: { phone: '1-800-872-3862', tty: '711', source: 'public' } },
  videoAudience: 'notEnglish',
  videos: [],
  resources: [
    { topic: 'memberAccount', href: 'https://member.aetna.com', lands: 'page', language: 'en' },
    {
      topic: 'findDoctor',
      href: 'https://www.aetna.com/individuals-families/find-a-doctor.html',
      lands: 'page',
      language: 'en',
    },
    {
      topic: 'drugList',
      href: 'https://www.aetna.com/individuals-families/find-a-medication.html',
      lands: 'page',
      language: 'en',
    },
    { topic: 'documents', href: 'https://www.aetna.com', lands: 'home', language: 'en' },
    { topic: 'contact', href: 'https://www.aetna.com/about-us/contact-aetna.html', lands: 'page', language: 'en' },
  ],
} satisfies Carrier

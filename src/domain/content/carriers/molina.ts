import type { Carrier } from '#domain/content/carrier.ts'

/**
 * Facts of Molina; ten states are C-31, the choice of states and links is ours. Numbers marked `sample` are sample
 * data; no videos are named.
 */
export const molina = {
  name: 'Molina',
  isInHeader: true,
  websiteUrl: 'https://www.molinahealthcare.com',
  customerService: {
    kind: 'byState',
    lines: [
      { state: 'FL', phone: '1-800-555-0160', tty: '711', source: 'sample' },
      { state: 'GA', phone: '1-800-555-0161', tty: '711', source: 'sample' },
      { state: 'IL', phone: '1-800-555-0162', tty: '711', source: 'sample' },
      { state: 'MI', phone: '1-800-555-0163', tty: '711', source: 'sample' },
      { state: 'MS', phone: '1-800-555-0164', tty: '711', source: 'sample' },
      { state: 'OH', phone: '1-800-555-0165', tty: '711', source: 'sample' },
      { state: 'SC', phone: '1-800-555-0166', tty: '711', source: 'sample' },
      { state: 'TX', phone: '1-888-560-2025', tty: '711', source: 'public' },
      { state: 'UT', phone: '1-800-555-0168', tty: '711', source: 'sample' },
      { state: 'WI', phone: '1-800-555-0169', tty: '711', source: 'sample' },
    ],
  },
  videoAudience: 'notEnglish',
  videos: [],
  resources: [
    { topic: 'memberAccount', href: 'https://member.molinahealthcare.com', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://molina.sapphirethreesixtyfive.com', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.molinamarketplace.com', lands: 'home', language: 'en' },
    { topic: 'payPremium', href: 'https://www.molinamarketplace.com', lands: 'home', language: 'en' },
    { topic: 'documents', href: 'https://www.molinamarketplace.com', lands: 'home', language: 'en' },
    { topic: 'contact', href: 'https://www.molinahealthcare.com', lands: 'home', language: 'en' },
  ],
} satisfies Carrier

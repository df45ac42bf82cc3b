import type { Carrier } from '#domain/content/carrier.ts'

/**
 * Facts of Blue Cross Blue Shield; nine states are C-31, the choice of states and links is ours. The numbers are sample
 * data; no videos are named.
 */
export const bcbs = {
  name: 'Blue Cross Blue Shield',
  isInHeader: true,
  websiteUrl: 'https://www.bcbs.com',
  customerService: {
    kind: 'byState',
    lines: [
      { state: 'AL', phone: '1-800-555-0140', tty: '711', source: 'sample' },
      { state: 'AZ', phone: '1-800-555-0141', tty: '711', source: 'sample' },
      { state: 'KS', phone: '1-800-555-0142', tty: '711', source: 'sample' },
      { state: 'MI', phone: '1-800-555-0143', tty: '711', source: 'sample' },
      { state: 'NC', phone: '1-800-555-0144', tty: '711', source: 'sample' },
      { state: 'OK', phone: '1-800-555-0145', tty: '711', source: 'sample' },
      { state: 'SC', phone: '1-800-555-0146', tty: '711', source: 'sample' },
      { state: 'TN', phone: '1-800-555-0147', tty: '711', source: 'sample' },
      { state: 'TX', phone: '1-800-555-0148', tty: '711', source: 'sample' },
    ],
  },
  videoAudience: 'notEnglish',
  videos: [],
  resources: [
    { topic: 'memberAccount', href: 'https://www.bcbs.com/member-services', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://provider.bcbs.com', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.bcbs.com', lands: 'home', language: 'en' },
    { topic: 'rewards', href: 'https://www.blue365deals.com', lands: 'page', language: 'en' },
    { topic: 'travel', href: 'https://www.bcbsglobalcore.com', lands: 'page', language: 'en' },
    { topic: 'contact', href: 'https://www.bcbs.com', lands: 'home', language: 'en' },
  ],
} satisfies Carrier

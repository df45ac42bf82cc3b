import type { Carrier } from '#domain/content/carrier.ts'

/** Facts of Florida Blue; the phone and the counts (4 videos, 8 links) are C-31. The videos are sample data. */
export const floridaBlue = {
  name: 'Florida Blue',
  isInHeader: true,
  websiteUrl: 'https://www.floridablue.com',
  customerService: { kind: 'oneLine', line: { phone: '1-800-352-2583', source: 'public' } },
  videoAudience: 'notEnglish',
  videos: [
    { topic: 'createAccount', link: 'https://youtu.be/sample-fblue1', source: 'sample' },
    { topic: 'digitalCard', link: 'https://youtu.be/sample-fblue2', source: 'sample' },
    { topic: 'findDoctor', link: 'https://youtu.be/sample-fblue3', source: 'sample' },
    { topic: 'payPremium', link: 'https://youtu.be/sample-fblue4', source: 'sample' },
  ],
  resources: [
    { topic: 'memberAccount', href: 'https://www.floridablue.com/members', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://providersearch.floridablue.com', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.floridablue.com', lands: 'home', language: 'en' },
    { topic: 'payPremium', href: 'https://www.floridablue.com', lands: 'home', language: 'en' },
    { topic: 'documents', href: 'https://www.floridablue.com', lands: 'home', language: 'en' },
    { topic: 'virtualCare', href: 'https://www.floridablue.com', lands: 'home', language: 'en' },
    { topic: 'contact', href: 'https://www.floridablue.com/contact-us', lands: 'page', language: 'en' },
    { topic: 'mobileApp', href: 'https://www.floridablue.com', lands: 'home', language: 'en' },
  ],
} satisfies Carrier

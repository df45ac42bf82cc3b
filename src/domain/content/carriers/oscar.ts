import type { Carrier } from '#domain/content/carrier.ts'

/** Facts of Oscar; the phone, its TTY and the counts (3 videos, 5 links) are C-31. The videos are sample data. */
export const oscar = {
  name: 'Oscar',
  isInHeader: true,
  websiteUrl: 'https://www.hioscar.com',
  customerService: { kind: 'oneLine', line: { phone: '1-855-672-2788', tty: '711', source: 'public' } },
  videoAudience: 'notEnglish',
  videos: [
    { topic: 'createAccount', link: 'https://youtu.be/sample-oscar1', source: 'sample' },
    { topic: 'findDoctor', link: 'https://youtu.be/sample-oscar2', source: 'sample' },
    { topic: 'virtualCare', link: 'https://youtu.be/sample-oscar3', source: 'sample' },
  ],
  resources: [
    { topic: 'memberAccount', href: 'https://www.hioscar.com/login', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://www.hioscar.com/search', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.hioscar.com/search', lands: 'page', language: 'en' },
    { topic: 'documents', href: 'https://www.hioscar.com/forms', lands: 'page', language: 'en' },
    { topic: 'virtualCare', href: 'https://www.hioscar.com', lands: 'home', language: 'en' },
  ],
} satisfies Carrier

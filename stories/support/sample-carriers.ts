import type { Carrier } from '#domain/content/carrier-schema.ts'
import type { CarrierName } from '#domain/content/carrier.ts'

const words: Carrier['words'] = {
  description: {
    en: 'Bay Health: customer service, website and help choosing a Marketplace plan.',
    es: 'Bay Health: servicio al cliente, sitio web y ayuda para elegir un plan del Mercado.',
  },
  welcome: { en: 'Plans from the coast.', es: 'Planes de la costa.' },
  about: {
    en: 'Bay Health began in 1953 and works with hospitals in every county of the coast.',
    es: 'Bay Health comenzó en 1953 y trabaja con hospitales de todos los condados de la costa.',
  },
  plans: {
    en: 'Its networks are local. Look up your doctors before you choose.',
    es: 'Sus redes son locales. Busque a sus médicos antes de elegir.',
  },
}

/** A company with one line, videos, and every kind of link. */
export const oneLineCarrier: Carrier = {
  status: 'sample',
  readOn: '2026-11-25',
  slug: 'bay-health',
  name: 'Bay Health',
  isInHeader: true,
  words,
  websiteUrl: 'https://bay-health.example',
  customerService: { kind: 'oneLine', line: { phone: '1-855-672-2788', tty: '711', source: 'public' } },
  issuerNames: [],
  videoAudience: 'notEnglish',
  videos: [
    { topic: 'createAccount', link: 'https://youtu.be/sample-bay1', source: 'sample' },
    { topic: 'digitalCard', link: 'https://youtu.be/sample-bay2', source: 'sample' },
    { topic: 'payPremium', link: 'https://youtu.be/sample-bay3', source: 'sample' },
  ],
  resources: [
    { topic: 'memberAccount', href: 'https://bay-health.example/login', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://bay-health.example/doctors', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://bay-health.example', lands: 'home', language: 'en' },
    { topic: 'documents', href: 'https://bay-health.example/forms', lands: 'page', language: 'en' },
    { topic: 'contact', href: 'https://bay-health.example', lands: 'home', language: 'en' },
    { topic: 'mobileApp', href: 'https://bay-health.example/app', lands: 'page', language: 'en' },
    { topic: 'rewards', href: 'https://bay-health.example/rewards', lands: 'page', language: 'en' },
    { topic: 'travel', href: 'https://bay-health.example', lands: 'home', language: 'en' },
    { topic: 'spanishSite', href: 'https://bay-health.example/es', lands: 'page', language: 'es' },
  ],
}

const states = ['AZ', 'FL', 'GA', 'IL', 'MS', 'NC', 'OH', 'OK', 'TN', 'TX'] as const

/** A company with a line for each state, without videos, sold in some states. */
export const byStateCarrier: Carrier = {
  ...oneLineCarrier,
  slug: 'united-counties',
  name: 'United Counties Health Insurance',
  footerName: 'United Counties',
  color: '#b4540a',
  states: [...states],
  customerService: {
    kind: 'byState',
    lines: states.map((state, at) => ({ state, phone: `1-866-918-445${at}`, tty: '711', source: 'public' })),
  },
  videos: [],
}

/** A company whose numbers nobody knows. */
export const sampleLinesCarrier: Carrier = {
  ...byStateCarrier,
  customerService: {
    kind: 'byState',
    lines: states.map((state, at) => ({ state, phone: `1-800-555-014${at}`, tty: '711', source: 'sample' })),
  },
}

/** Companies in menus: seven in the header, and one that only the footer lists. */
export const sampleCarrierNames: readonly CarrierName[] = [
  { slug: 'anchor', name: 'Anchor', isInHeader: false },
  oneLineCarrier,
  { slug: 'blue-river', name: 'Blue River and Blue Lake', isInHeader: true },
  { slug: 'clearwater', name: 'Clearwater', isInHeader: true },
  { slug: 'first-light', name: 'First Light', isInHeader: true },
  { slug: 'mesa', name: 'Mesa', isInHeader: true },
  { slug: 'oasis', name: 'Oasis', isInHeader: true },
  byStateCarrier,
]

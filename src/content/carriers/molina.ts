import type { Carrier } from '#domain/content/carrier-schema.ts'

/**
 * Facts of Molina; ten states are C-31, the choice of states and links is ours. Numbers marked `sample` are sample
 * data; no videos are named.
 */
export const molina: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'molina',
  name: 'Molina',
  isInHeader: true,
  issuerNames: ['molina'],
  words: {
    description: {
      en: 'Molina: customer service by state, website, member resources and help choosing a Marketplace plan.',
      es: 'Molina: servicio al cliente por estado, sitio web, recursos para miembros y ayuda para elegir un plan del Mercado.',
    },
    welcome: {
      en: 'A company founded by a doctor to care for families on a tight budget.',
      es: 'Una compañía fundada por un médico para atender a familias con pocos recursos.',
    },
    about: {
      en: 'Dr. C. David Molina founded the company in California in 1980. Today Molina Healthcare works with Medicaid, Medicare and the Marketplace in many states.',
      es: 'El Dr. C. David Molina fundó la compañía en California en 1980. Hoy Molina Healthcare trabaja con Medicaid, Medicare y el Mercado en muchos estados.',
    },
    plans: {
      en: "Molina's Marketplace plans tend to have low premiums and local networks. If you move between Medicaid and the Marketplace, staying with one company can make it easier to keep your doctor. Ask us first.",
      es: 'Los planes de Molina en el Mercado suelen tener primas bajas y redes locales. Si usted pasa de Medicaid al Mercado, quedarse con la misma compañía puede ayudarle a seguir con su médico. Pregúntenos primero.',
    },
  },
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
    // The directory of a state needs the state in its address. This is the start of all directories.
    { topic: 'findDoctor', href: 'https://molina.sapphirethreesixtyfive.com', lands: 'home', language: 'en' },
    { topic: 'drugList', href: 'https://www.molinamarketplace.com', lands: 'home', language: 'en' },
    { topic: 'payPremium', href: 'https://www.molinamarketplace.com', lands: 'home', language: 'en' },
    { topic: 'documents', href: 'https://www.molinamarketplace.com', lands: 'home', language: 'en' },
    { topic: 'contact', href: 'https://www.molinahealthcare.com', lands: 'home', language: 'en' },
  ],
}

import type { Carrier } from '#domain/content/carrier-schema.ts'

/**
 * Facts of Ambetter; the ten states and the counts (4 videos, 6 links) are C-31. Numbers marked `sample` and the videos
 * are sample data.
 */
export const ambetter: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'ambetter',
  name: 'Ambetter',
  isInHeader: true,
  issuerNames: ['ambetter'],
  planTypes: ['HMO', 'EPO'],
  words: {
    description: {
      en: 'Ambetter: customer service by state with TTY, website, member resources and help choosing a Marketplace plan.',
      es: 'Ambetter: servicio al cliente por estado con TTY, sitio web, recursos para miembros y ayuda para elegir un plan del Mercado.',
    },
    welcome: {
      en: 'Plans made for the Marketplace, in many states, often among the lowest in price.',
      es: 'Planes hechos para el Mercado, en muchos estados, a menudo entre los de menor precio.',
    },
    about: {
      en: 'Ambetter is the Marketplace brand of Centene Corporation. In each state a local company runs it, so the phone numbers and networks differ from state to state.',
      es: 'Ambetter es la marca de Centene Corporation para el Mercado. En cada estado la maneja una compañía local. Por eso los teléfonos y las redes cambian de un estado a otro.',
    },
    plans: {
      en: 'Most Ambetter plans are HMO or EPO plans. You use doctors in the network, so look yours up before you choose. Members can earn rewards for healthy habits.',
      es: 'La mayoría de los planes de Ambetter son HMO o EPO. Usted usa médicos de la red, así que búsquelos antes de elegir. Los miembros pueden ganar recompensas por sus hábitos saludables.',
    },
  },
  websiteUrl: 'https://www.ambetterhealth.com',
  customerService: {
    kind: 'byState',
    lines: [
      { state: 'AZ', phone: '1-866-918-4450', tty: '711', source: 'public' },
      { state: 'FL', phone: '1-877-687-1169', tty: '1-800-955-8770', source: 'public' },
      { state: 'GA', phone: '1-877-687-1180', tty: '1-877-941-9231', source: 'public' },
      { state: 'IL', phone: '1-800-555-0110', tty: '711', source: 'sample' },
      { state: 'MS', phone: '1-800-555-0111', tty: '711', source: 'sample' },
      { state: 'NC', phone: '1-800-555-0112', tty: '711', source: 'sample' },
      { state: 'OH', phone: '1-800-555-0113', tty: '711', source: 'sample' },
      { state: 'OK', phone: '1-800-555-0114', tty: '711', source: 'sample' },
      { state: 'TN', phone: '1-800-555-0115', tty: '711', source: 'sample' },
      { state: 'TX', phone: '1-877-687-1196', tty: '1-800-735-2989', source: 'public' },
    ],
  },
  videoAudience: 'notEnglish',
  videos: [
    { topic: 'createAccount', link: 'https://youtu.be/sample-ambet1', source: 'sample' },
    { topic: 'payPremium', link: 'https://youtu.be/sample-ambet2', source: 'sample' },
    { topic: 'rewards', link: 'https://youtu.be/sample-ambet3', source: 'sample' },
    { topic: 'findDoctor', link: 'https://youtu.be/sample-ambet4', source: 'sample' },
  ],
  resources: [
    { topic: 'memberAccount', href: 'https://member.ambetterhealth.com', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://guide.ambetterhealth.com', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.ambetterhealth.com', lands: 'home', language: 'en' },
    { topic: 'payPremium', href: 'https://www.ambetterhealth.com', lands: 'home', language: 'en' },
    { topic: 'rewards', href: 'https://www.ambetterhealth.com', lands: 'home', language: 'en' },
    { topic: 'documents', href: 'https://www.ambetterhealth.com', lands: 'home', language: 'en' },
  ],
}

import type { Carrier } from '#domain/content/carrier-schema.ts'

/**
 * Facts of Blue Cross Blue Shield; nine states are C-31, the choice of states and links is ours. The numbers are sample
 * data; no videos are named.
 */
export const bcbs: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'bcbs',
  name: 'Blue Cross Blue Shield',
  isInHeader: true,
  issuerNames: ['blue cross blue shield', 'bcbs'],
  words: {
    description: {
      en: 'Blue Cross Blue Shield: customer service by state, national resources and help choosing a Marketplace plan from your local Blue company.',
      es: 'Blue Cross Blue Shield: servicio al cliente por estado, recursos nacionales y ayuda para elegir un plan del Mercado de su compañía Blue local.',
    },
    welcome: {
      en: 'More than 30 local companies under one well-known name.',
      es: 'Más de 30 compañías locales con un mismo nombre muy conocido.',
    },
    about: {
      en: 'Blue Cross Blue Shield is an association of independent companies. Each one serves its own state or region and sets its own plans, prices and networks. In Florida, it is Florida Blue.',
      es: 'Blue Cross Blue Shield es una asociación de compañías independientes. Cada una atiende a su estado o región y decide sus planes, precios y redes. En Florida es Florida Blue.',
    },
    plans: {
      en: 'Your member card shows which Blue company is yours, and its number is the one to call. Many plans have large local networks. Care outside your area depends on the plan, so check before you travel.',
      es: 'Su tarjeta de miembro muestra cuál compañía Blue es la suya, y su número es al que debe llamar. Muchos planes tienen redes locales grandes. La atención fuera de su área depende del plan. Confírmelo antes de viajar.',
    },
  },
  websiteUrl: 'https://www.bcbs.com',
  customerService: {
    kind: 'byState',
    lines: [
      { state: 'AL', phone: '1-800-555-0140', tty: '711', source: 'sample' },
      { state: 'AZ', phone: '1-800-555-0141', tty: '711', source: 'sample' },
      { state: 'KS', phone: '1-800-555-0152', tty: '711', source: 'sample' },
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
}

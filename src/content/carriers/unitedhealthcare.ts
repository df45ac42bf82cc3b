import type { Carrier } from '#domain/content/carrier-schema.ts'

/**
 * Facts of UnitedHealthcare; the four videos in Spanish only and ten states are C-31, the choice of states and links is
 * ours. The numbers and the videos are sample data.
 */
export const unitedhealthcare: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'unitedhealthcare',
  name: 'UnitedHealthcare',
  isInHeader: true,
  footerName: 'United',
  issuerNames: ['united'],
  words: {
    description: {
      en: 'UnitedHealthcare: customer service by state, website, member resources and help choosing a Marketplace plan.',
      es: 'UnitedHealthcare: servicio al cliente por estado, sitio web, recursos para miembros y ayuda para elegir un plan del Mercado.',
    },
    welcome: {
      en: 'One of the largest health insurance companies in the country, with Marketplace plans in many states.',
      es: 'Una de las compañías de seguro médico más grandes del país, con planes del Mercado en muchos estados.',
    },
    about: {
      en: 'UnitedHealthcare is part of UnitedHealth Group, which has its home in Minnesota. Its Marketplace plans have names and networks of their own, apart from the plans it runs for employers.',
      es: 'UnitedHealthcare es parte de UnitedHealth Group, con sede en Minnesota. Sus planes del Mercado tienen nombres y redes propios, distintos de los que maneja para empleadores.',
    },
    plans: {
      en: 'A doctor who takes UnitedHealthcare through a job may not be in the Marketplace network. Ask about the plan by its name. Some plans offer rewards and virtual visits.',
      es: 'Un médico que acepta UnitedHealthcare a través de un empleo puede no estar en la red del Mercado. Pregunte por el nombre del plan. Algunos planes ofrecen recompensas y consultas virtuales.',
    },
  },
  websiteUrl: 'https://www.uhc.com',
  customerService: {
    kind: 'byState',
    lines: [
      { state: 'AL', phone: '1-800-555-0120', tty: '711', source: 'sample' },
      { state: 'AZ', phone: '1-800-555-0121', tty: '711', source: 'sample' },
      { state: 'FL', phone: '1-800-555-0122', tty: '711', source: 'sample' },
      { state: 'KS', phone: '1-800-555-0123', tty: '711', source: 'sample' },
      { state: 'MI', phone: '1-800-555-0124', tty: '711', source: 'sample' },
      { state: 'MS', phone: '1-800-555-0125', tty: '711', source: 'sample' },
      { state: 'NC', phone: '1-800-555-0126', tty: '711', source: 'sample' },
      { state: 'OK', phone: '1-800-555-0127', tty: '711', source: 'sample' },
      { state: 'TN', phone: '1-800-555-0128', tty: '711', source: 'sample' },
      { state: 'TX', phone: '1-800-555-0129', tty: '711', source: 'sample' },
    ],
  },
  videoAudience: 'spanishOnly',
  videos: [
    { topic: 'createAccount', link: 'https://youtu.be/sample-unite1', source: 'sample' },
    { topic: 'digitalCard', link: 'https://youtu.be/sample-unite2', source: 'sample' },
    { topic: 'rewards', link: 'https://youtu.be/sample-unite3', source: 'sample' },
    { topic: 'findDoctor', link: 'https://youtu.be/sample-unite4', source: 'sample' },
  ],
  resources: [
    { topic: 'memberAccount', href: 'https://www.myuhc.com', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://www.uhc.com/find-a-doctor', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.uhc.com', lands: 'home', language: 'en' },
    { topic: 'payPremium', href: 'https://www.uhc.com', lands: 'home', language: 'en' },
    { topic: 'rewards', href: 'https://www.uhc.com', lands: 'home', language: 'en' },
    { topic: 'mobileApp', href: 'https://www.uhc.com', lands: 'home', language: 'en' },
  ],
}

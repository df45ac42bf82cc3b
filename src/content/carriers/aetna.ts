import type { Carrier } from '#domain/content/carrier-schema.ts'

/** Facts of Aetna; one line and TTY 711 are C-31, the choice of links is ours. No videos are named. */
export const aetna: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'aetna',
  name: 'Aetna',
  isInHeader: false,
  issuerNames: [],
  words: {
    description: {
      en: 'Aetna: customer service, website and member resources, and what to do now that it no longer sells individual Marketplace plans.',
      es: 'Aetna: servicio al cliente, sitio web y recursos para miembros, y qué hacer ahora que ya no vende planes individuales del Mercado.',
    },
    welcome: {
      en: 'One of the oldest names in American health insurance. Here is how to reach Aetna, and what to know before you choose a plan.',
      es: 'Uno de los nombres más antiguos del seguro médico en los Estados Unidos. Así puede comunicarse con Aetna, y esto es lo que conviene saber antes de elegir un plan.',
    },
    about: {
      en: 'Aetna began in Connecticut in 1853 and is part of CVS Health today. It covers people through jobs, Medicare and other programs.',
      es: 'Aetna comenzó en Connecticut en 1853 y hoy es parte de CVS Health. Cubre a personas a través de su empleo, de Medicare y de otros programas.',
    },
    plans: {
      en: "Aetna no longer sells individual Marketplace plans. If you had one, you need another company now. We'll help you compare the plans in your county and check your doctors and medicines.",
      es: 'Aetna ya no vende planes individuales del Mercado. Si usted tenía uno, ahora necesita otra compañía. Le ayudamos a comparar los planes de su condado y a revisar sus médicos y medicamentos.',
    },
  },
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
}

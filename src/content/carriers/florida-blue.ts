import type { Carrier } from '#domain/content/carrier-schema.ts'

/** Facts of Florida Blue; the phone and the counts (4 videos, 8 links) are C-31. The videos are sample data. */
export const floridaBlue: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'florida-blue',
  name: 'Florida Blue',
  isInHeader: true,
  issuerNames: ['florida blue'],
  words: {
    description: {
      en: 'Florida Blue: customer service 1-800-352-2583, website, member resources and help choosing a Marketplace plan in Florida.',
      es: 'Florida Blue: servicio al cliente 1-800-352-2583, sitio web, recursos para miembros y ayuda para elegir un plan del Mercado en Florida.',
    },
    welcome: {
      en: 'The company many families in Florida have known for generations.',
      es: 'La compañía que muchas familias de Florida conocen desde hace generaciones.',
    },
    about: {
      en: "Florida Blue has over 75 years of history. It began in 1944, has its home in Jacksonville and is Florida's Blue Cross and Blue Shield company.",
      es: 'Florida Blue tiene más de 75 años de historia. Comenzó en 1944, tiene su sede en Jacksonville y es la compañía Blue Cross and Blue Shield de Florida.',
    },
    plans: {
      en: 'It offers several kinds of plans, from HMO plans with a lower premium to plans with wider networks. The network is not the same in each of them, so check your doctors in the plan that you choose.',
      es: 'Ofrece varios tipos de planes, desde planes HMO con una prima más baja hasta planes con redes más amplias. La red no es la misma en todos. Busque a sus médicos en el plan que elija.',
    },
  },
  websiteUrl: 'https://www.floridablue.com',
  customerService: { kind: 'oneLine', line: { phone: '1-800-352-2583', tty: '1-800-955-8770', source: 'public' } },
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
}

import type { Carrier } from '#domain/content/carrier-schema.ts'

/** Facts of Cigna; one line and TTY 711 are C-31, the choice of links is ours. No videos are named. */
export const cigna: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'cigna',
  name: 'Cigna',
  isInHeader: true,
  issuerNames: ['cigna'],
  words: {
    description: {
      en: 'Cigna: customer service with TTY, website and member resources, and what to do when its Marketplace plans end.',
      es: 'Cigna: servicio al cliente con TTY, sitio web y recursos para miembros, y qué hacer cuando terminen sus planes del Mercado.',
    },
    welcome: {
      en: 'A national company with a customer line that answers at any hour. Here is how to reach Cigna, and what to know before you choose a plan.',
      es: 'Una compañía nacional con una línea que contesta a cualquier hora. Así puede comunicarse con Cigna, y esto es lo que conviene saber antes de elegir un plan.',
    },
    about: {
      en: 'Cigna Healthcare is part of The Cigna Group. It covers people through jobs and other programs.',
      es: 'Cigna Healthcare es parte de The Cigna Group. Cubre a personas a través de su empleo y de otros programas.',
    },
    plans: {
      en: "Cigna's Marketplace plans end on December 31, 2026. Choose a plan of another company by December 15, so that coverage goes on from January 1. Losing the plan also gives you 60 days to choose one: by December 31 for coverage from January 1, later for coverage from the first of the next month. We'll help you compare the plans in your county and check your doctors and medicines.",
      es: 'Los planes de Cigna en el Mercado terminan el 31 de diciembre de 2026. Elija un plan de otra compañía antes del 16 de diciembre, para que la cobertura siga desde el 1 de enero. Perder el plan también le da 60 días para elegir otro: hasta el 31 de diciembre para tener cobertura desde el 1 de enero; después, desde el primer día del mes siguiente. Le ayudamos a comparar los planes de su condado y a revisar sus médicos y medicamentos.',
    },
  },
  websiteUrl: 'https://www.cigna.com',
  customerService: { kind: 'oneLine', line: { phone: '1-800-244-6224', tty: '711', source: 'public' } },
  videoAudience: 'notEnglish',
  videos: [],
  resources: [
    { topic: 'memberAccount', href: 'https://my.cigna.com', lands: 'page', language: 'en' },
    { topic: 'findDoctor', href: 'https://hcpdirectory.cigna.com', lands: 'page', language: 'en' },
    { topic: 'drugList', href: 'https://www.cigna.com', lands: 'home', language: 'en' },
    { topic: 'virtualCare', href: 'https://www.cigna.com', lands: 'home', language: 'en' },
    { topic: 'contact', href: 'https://www.cigna.com/contact-us/', lands: 'page', language: 'en' },
    { topic: 'spanishSite', href: 'https://www.cigna.com/es-us/', lands: 'page', language: 'es' },
  ],
}

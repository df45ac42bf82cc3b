import type { Carrier } from '#domain/content/carrier-schema.ts'

/** Facts of Cigna; one line and TTY 711 are C-31, the choice of links is ours. No videos are named. */
export const cigna: Carrier = {
  status: 'confirmed',
  slug: 'cigna',
  name: 'Cigna',
  isInHeader: true,
  issuerNames: ['cigna'],
  words: {
    description: {
      en: 'Cigna: customer service with TTY, website, member resources and help choosing a Marketplace plan.',
      es: 'Cigna: servicio al cliente con TTY, sitio web, recursos para miembros y ayuda para elegir un plan del Mercado.',
    },
    welcome: {
      en: 'A national company with a customer line that answers at any hour.',
      es: 'Una compañía nacional con una línea que contesta a cualquier hora.',
    },
    about: {
      en: 'Cigna Healthcare is part of The Cigna Group. It offers Marketplace plans in some counties of some states, with local networks of doctors and hospitals.',
      es: 'Cigna Healthcare es parte de The Cigna Group. Ofrece planes del Mercado en algunos condados de algunos estados, con redes locales de médicos y hospitales.',
    },
    plans: {
      en: 'Plans differ from county to county. Check the network and the drug list of the exact plan before you choose, and see if virtual visits are included.',
      es: 'Los planes cambian de un condado a otro. Revise la red y la lista de medicamentos del plan exacto antes de elegir, y vea si incluye visitas virtuales.',
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

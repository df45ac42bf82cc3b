import type { Carrier } from '#domain/content/carrier-schema.ts'

/** Facts of Oscar; the phone, its TTY and the counts (3 videos, 5 links) are C-31. The videos are sample data. */
export const oscar: Carrier = {
  status: 'confirmed',
  readOn: '2026-11-25',
  slug: 'oscar',
  name: 'Oscar',
  isInHeader: true,
  issuerNames: ['oscar'],
  words: {
    description: {
      en: 'Oscar: customer service 1-855-672-2788 with TTY 711, website, member resources and help choosing a Marketplace plan.',
      es: 'Oscar: servicio al cliente 1-855-672-2788 con TTY 711, sitio web, recursos para miembros y ayuda para elegir un plan del Mercado.',
    },
    welcome: {
      en: 'Health insurance that works from your phone, with a team that knows your name.',
      es: 'Un seguro médico que funciona desde su teléfono, con un equipo que conoce su nombre.',
    },
    about: {
      en: 'Oscar began in New York in 2012. It was built around its app: you can find care, message your care team and see your costs there.',
      es: 'Oscar comenzó en Nueva York en 2012. Se creó en torno a su aplicación móvil: allí puede buscar atención, escribir a su equipo de salud y ver sus costos.',
    },
    plans: {
      en: 'Oscar sells Marketplace plans in certain counties. Many plans include virtual visits. Networks are local, so look up your doctors and your hospital first.',
      es: 'Oscar vende planes del Mercado en ciertos condados. Muchos planes incluyen consultas virtuales. Las redes son locales, así que busque primero a sus médicos y su hospital.',
    },
  },
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
}

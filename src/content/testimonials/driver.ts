import type { Testimonial } from '#domain/content/testimonial-schema.ts'

export const driver: Testimonial = {
  status: 'sample',
  id: 'driver',
  name: 'Andrés G.',
  location: 'Houston, TX',
  rating: 5,
  portrait: 'portrait-driver.svg',
  words: {
    en: 'I drive for a living, so I get no insurance from work. They explained deductibles until I understood them, all in Spanish.',
    es: 'Vivo de manejar, así que no tengo seguro a través de un empleo. Me explicaron los deducibles hasta que los entendí, todo en español.',
  },
}

import type { Testimonial } from '#domain/content/testimonial-schema.ts'

export const parents: Testimonial = {
  status: 'sample',
  id: 'parents',
  name: 'Marisol R.',
  location: 'Orlando, FL',
  rating: 5,
  portrait: 'portrait-parents.svg',
  words: {
    en: 'We thought a plan for five was out of reach. With the tax credit we pay less than for our phones, and the kids have a dentist now.',
    es: 'Creíamos que un plan para cinco era imposible. Con el crédito fiscal pagamos menos que por los teléfonos, y los niños ya tienen dentista.',
  },
}

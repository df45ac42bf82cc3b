import type { Testimonial } from '#domain/content/testimonial-schema.ts'

export const caregiver: Testimonial = {
  status: 'sample',
  id: 'caregiver',
  name: 'Teresa V.',
  location: 'Phoenix, AZ',
  rating: 5,
  portrait: 'portrait-caregiver.svg',
  words: {
    en: 'My mother lives with me. They told us clearly who counts in our household and what to put down as income.',
    es: 'Mi mamá vive conmigo. Nos dijeron con claridad quién cuenta en nuestro hogar y qué ingresos poner.',
  },
}

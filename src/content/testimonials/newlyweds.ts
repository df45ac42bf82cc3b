import type { Testimonial } from '#domain/content/testimonial-schema.ts'

export const newlyweds: Testimonial = {
  status: 'sample',
  id: 'newlyweds',
  name: 'Kayla B.',
  location: 'Atlanta, GA',
  rating: 4,
  portrait: 'portrait-newlyweds.svg',
  words: {
    en: "We got married in June and had 60 days to sign up. Our agent told us which documents to send. I'd just like to do it all from my phone.",
    es: 'Nos casamos en junio y teníamos 60 días para inscribirnos. Nuestra agente nos dijo qué documentos enviar. Solo me gustaría poder hacerlo desde el teléfono.',
  },
}

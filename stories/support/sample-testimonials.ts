import type { ShownTestimonial } from '#components/content/testimonial-card.tsx'
import { pictures } from '#components/media/pictures.ts'
import type { Bilingual } from '#stories/support/bilingual.ts'

const names = ['Marisol R.', 'Andrés G.', 'Kayla B.', 'Teresa V.', 'Luis M.', 'Daniela P.']

const words: Bilingual<string> = {
  en: 'We got married in June and had 60 days to sign up. Our agent told us which documents to send.',
  es: 'Nos casamos en junio y teníamos 60 días para inscribirnos. Nuestro agente nos dijo qué documentos enviar.',
}

/** Testimonials in a language. */
export function sampleTestimonials(language: 'en' | 'es'): readonly ShownTestimonial[] {
  return names.map((name, at) => ({
    id: `client-${at}`,
    name,
    location: 'Atlanta, GA',
    rating: at % 2 === 0 ? 5 : 4,
    words: words[language],
    imageUrl: pictures.family.src,
  }))
}

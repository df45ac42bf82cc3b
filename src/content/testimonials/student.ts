import type { Testimonial } from '#domain/content/testimonial-schema.ts'

export const student: Testimonial = {
  status: 'sample',
  id: 'student',
  name: 'Daniela P.',
  location: 'Tampa, FL',
  rating: 5,
  portrait: 'portrait-student.svg',
  words: {
    en: "At 26 I could no longer stay on my parents' plan. That same week I had my own, and it costs less than lunch.",
    es: 'A los 26 ya no podía seguir en el plan de mis padres. Esa misma semana tuve el mío, y me cuesta menos que un almuerzo.',
  },
}

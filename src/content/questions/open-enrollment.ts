import type { Question } from '#domain/content/question-schema.ts'

export const openEnrollment: Question = {
  status: 'confirmed',
  slug: 'open-enrollment',
  icon: 'calendar',
  topic: 'dates',
  question: { en: 'When can I enroll?', es: '¿Cuándo puedo inscribirme?' },
  short: {
    en: 'Open Enrollment begins on November 1. {{enrollments}}',
    es: 'La Inscripción Abierta comienza el 1 de noviembre. {{enrollments}}',
  },
  more: {
    en: "{{starts}} You must pay your first premium, if there is one, or the plan won't start. Outside these dates you need a special reason. Some states have their own dates.",
    es: '{{starts}} Debe pagar la primera prima, si la hay, o el plan no comienza. Fuera de esas fechas hace falta un motivo especial. Algunos estados tienen sus propias fechas.',
  },
}

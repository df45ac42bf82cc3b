import type { Question } from '#domain/content/question-schema.ts'

export const specialEnrollment: Question = {
  status: 'confirmed',
  slug: 'special-enrollment',
  icon: 'event',
  topic: 'dates',
  question: { en: 'What if I missed Open Enrollment?', es: '¿Qué pasa si no me inscribí a tiempo?' },
  short: {
    en: 'You may still enroll if your life changed. This is called a Special Enrollment Period. Most of them last 60 days.',
    es: 'Todavía puede inscribirse si su vida cambió. Esto se llama Período Especial de Inscripción. Casi siempre dura 60 días.',
  },
  more: {
    en: 'Common reasons: you lost other coverage or will lose it in the next 60 days, got married, had or adopted a child, or moved to a new area. A move or a marriage usually counts only if you had coverage before. If you lost Medicaid or CHIP, you have 90 days. You may be asked for proof, such as a letter or a certificate. Medicaid and CHIP enroll people all year.',
    es: 'Motivos comunes: perdió otra cobertura o la perderá en los próximos 60 días, se casó, tuvo o adoptó un hijo, o se mudó a otra área. Una mudanza o un matrimonio casi siempre cuenta solo si usted tenía cobertura antes. Si perdió Medicaid o CHIP, tiene 90 días. Es posible que le pidan un comprobante, como una carta o un certificado. Medicaid y CHIP aceptan inscripciones todo el año.',
  },
}

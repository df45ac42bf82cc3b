import type { Question } from '#domain/content/question-schema.ts'

export const immigrationDocuments: Question = {
  status: 'confirmed',
  slug: 'immigration-documents',
  icon: 'document',
  question: { en: 'Which immigration documents do I need?', es: '¿Qué documentos migratorios necesito?' },
  short: {
    en: 'The paper that shows your status. Most often it is a green card, a work permit or an I-94 record.',
    es: 'El papel que muestra su estatus. Casi siempre es la tarjeta verde, el permiso de trabajo o el registro I-94.',
  },
  more: {
    en: "Have it with you when you apply. You'll need your A-number, the card number or I-94 number, and the date it expires. For a work permit, also the category code. Not every status qualifies, and from 2027 on the federal rules are stricter. If you aren't sure, ask us first. It's free and private.",
    es: 'Téngalo a mano cuando presente la solicitud. Hacen falta su número de extranjero, el número de la tarjeta o del I-94, y la fecha de vencimiento. Para un permiso de trabajo, también el código de categoría. No todos los estatus reúnen los requisitos, y desde 2027 las reglas federales son más estrictas. Si tiene dudas, pregúntenos primero. Es gratis y privado.',
  },
}

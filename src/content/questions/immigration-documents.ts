import type { Question } from '#domain/content/question-schema.ts'

export const immigrationDocuments: Question = {
  status: 'confirmed',
  slug: 'immigration-documents',
  icon: 'document',
  topic: 'family',
  question: { en: 'Which immigration documents do I need?', es: '¿Qué documentos migratorios necesito?' },
  short: {
    en: 'The paper that shows your status. Most often it is a green card, a work permit or an I-94 record.',
    es: 'El papel que muestra su estatus. Casi siempre es la tarjeta verde, el permiso de trabajo o el registro I-94.',
  },
  more: {
    en: "Have it with you when you apply. You'll need your A-number, the card number or I-94 number, and the date it expires. For a work permit, also the category code. Not every status qualifies, and people with DACA can't enroll. From 2027 on the tax credit is only for citizens, permanent residents, Cuban and Haitian entrants, and people from the COFA nations. With a work permit alone, such as for asylum, TPS or parole, you would pay the full price. Ask us before you enroll. It's free and private.",
    es: 'Téngalo a mano cuando presente la solicitud. Hacen falta su número de extranjero, el número de la tarjeta o del I-94, y la fecha de vencimiento. Para un permiso de trabajo, también el código de categoría. No todos los estatus reúnen los requisitos, y quien tiene DACA no puede inscribirse. Desde 2027 el crédito fiscal es solo para ciudadanos, residentes permanentes, entrantes cubanos y haitianos, y personas de las naciones de COFA. Solo con un permiso de trabajo, por ejemplo por asilo, TPS o permiso de permanencia temporal, pagaría el precio completo. Pregúntenos antes de inscribirse. Es gratis y privado.',
  },
}

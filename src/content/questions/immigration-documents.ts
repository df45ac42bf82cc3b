import type { Question } from '#domain/content/question-schema.ts'

export const immigrationDocuments: Question = {
  status: 'confirmed',
  slug: 'immigration-documents',
  icon: 'document',
  topic: 'family',
  question: { en: 'Which immigration documents do I need?', es: '¿Qué documentos migratorios necesito?' },
  short: {
    en: 'The document that shows your status. Most often it is a green card, a work permit or an I-94 record.',
    es: 'El documento que muestra su estatus. Casi siempre es la tarjeta verde, el permiso de trabajo o el registro I-94.',
  },
  more: {
    en: "Have it with you when you apply. For a green card or a work permit you'll need the A-number, the card number and the date it expires; for a work permit, also the category code. For an I-94 you'll need its number, and its end date if it has one. Not every status qualifies, and people with DACA can't enroll. From 2027 on the tax credit is only for citizens, permanent residents, Cuban and Haitian entrants, and people from the COFA nations. With a work permit alone, such as for asylum, TPS or parole, you would probably pay the full price. Cubans and Haitians with parole or a pending asylum case may count as entrants and keep the credit. Ask us before you enroll. It's free and private.",
    es: 'Téngalo a mano cuando complete la solicitud. Para la tarjeta verde o el permiso de trabajo hacen falta el número de registro de extranjero, el número de la tarjeta y la fecha de vencimiento; para el permiso de trabajo, también el código de categoría. Para un I-94 hacen falta su número y, si la tiene, su fecha de vencimiento. No todos los estatus reúnen los requisitos, y quien tiene DACA no puede inscribirse. Desde 2027 el crédito fiscal es solo para ciudadanos, residentes permanentes, entrantes cubanos y haitianos, y personas de las naciones de COFA. Solo con un permiso de trabajo, por ejemplo por asilo, TPS o permiso de permanencia temporal, probablemente pagaría el precio completo. Los cubanos y haitianos con permiso de permanencia temporal (parole) o con un caso de asilo pendiente pueden contar como entrantes y conservar el crédito. Pregúntenos antes de inscribirse. Es gratis y confidencial.',
  },
}

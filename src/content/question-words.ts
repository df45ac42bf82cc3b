import type { QuestionWords } from '#domain/content/question-schema.ts'

/**
 * Words that visitors look for and that the answers do not use. Only the page of questions loads them, because the first
 * page shows some of the questions and needs no search.
 */
export const questionWords: QuestionWords = [
  {
    slug: 'special-enrollment',
    words: {
      en: 'lost my job, laid off, fired, unemployed, quit, work, divorce, wedding, pregnant, baby, new address',
      es: 'perdí el trabajo, empleo, me despidieron, despido, desempleo, renuncié, divorcio, boda, embarazo, embarazada, bebé, mudanza',
    },
  },
  {
    slug: 'mixed-status-family',
    words: {
      en: 'mom, mother, dad, father, husband, wife, spouse, son, daughter, brother, sister, grandparents, relatives, undocumented',
      es: 'mamá, madre, papá, padre, esposo, esposa, marido, mujer, cónyuge, hijo, hija, hermano, hermana, abuelo, abuela, familiar, indocumentado, indocumentada',
    },
  },
  {
    slug: 'children-dental-vision',
    words: {
      en: 'kids, baby, son, daughter, teeth, dentist, eyes',
      es: 'hijos, hija, bebé, dientes, dentista, ojos, anteojos',
    },
  },
]

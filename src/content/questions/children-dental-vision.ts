import type { Question } from '#domain/content/question-schema.ts'

export const childrenDentalVision: Question = {
  status: 'confirmed',
  slug: 'children-dental-vision',
  icon: 'child',
  topic: 'plans',
  question: {
    en: 'Do plans cover dental and vision for children?',
    es: '¿Los planes incluyen cobertura dental y de la vista para los niños?',
  },
  short: {
    en: 'Children under 18 typically have dental and vision.',
    es: 'Los niños menores de 18 años por lo general tienen cobertura dental y de la vista.',
  },
  more: {
    en: 'At 18 they keep it: by law it lasts to the end of the month in which a child turns 19. Eye exams and glasses for children are part of the plan. Dental care for children may be inside it or sold as a separate plan, so look before you choose. Adults usually need a separate dental plan.',
    es: 'A los 18 la conservan: por ley dura hasta el final del mes en que se cumplen 19 años. Los exámenes de la vista y los lentes para niños son parte del plan. La cobertura dental para niños puede estar incluida o venderse como un plan aparte. Verifíquelo antes de elegir. Las personas adultas casi siempre necesitan un plan dental aparte.',
  },
}

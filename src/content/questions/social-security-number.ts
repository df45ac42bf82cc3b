import type { Question } from '#domain/content/question-schema.ts'

export const socialSecurityNumber: Question = {
  status: 'confirmed',
  slug: 'social-security-number',
  icon: 'card',
  question: { en: 'Do I need a Social Security number?', es: '¿Necesito un número de Seguro Social?' },
  short: {
    en: 'Yes, if you want the coverage. Since 2024, a valid Social Security number (SSN) is required to enroll.',
    es: 'Sí, si usted quiere la cobertura. Desde 2024 hace falta un número de Seguro Social (SSN, por sus siglas en inglés) válido para inscribirse.',
  },
  more: {
    en: "There is one exception: children who were born in the United States to parents without an SSN. People in your home who don't want coverage don't need one. If you are waiting for your number, call us before you apply.",
    es: 'Hay una excepción: los niños nacidos en los Estados Unidos de padres que no tienen SSN. Las personas de su casa que no quieren cobertura no lo necesitan. Si está esperando su número, llámenos antes de presentar la solicitud.',
  },
}

import type { Question } from '#domain/content/question-schema.ts'

export const mixedStatusFamily: Question = {
  status: 'confirmed',
  slug: 'mixed-status-family',
  icon: 'scale',
  topic: 'family',
  question: {
    en: 'What if my family has different immigration statuses?',
    es: '¿Y si en mi familia hay distintos estatus migratorios?',
  },
  short: {
    en: "You can apply for the people who qualify, even if you don't qualify yourself.",
    es: 'Puede solicitar cobertura para las personas que reúnen los requisitos, aunque usted no los reúna.',
  },
  more: {
    en: "For example, parents can apply only for their children. People who don't apply don't have to give their immigration status or a Social Security number if they don't have one. But everyone on the tax return counts for the size of the household, and so does the income of those who must file a return.",
    es: 'Por ejemplo, los padres pueden solicitarla solo para sus hijos. Las personas que no solicitan cobertura no tienen que dar su estatus migratorio, ni un número de Seguro Social si no lo tienen. Pero todas las personas de la declaración de impuestos cuentan para el tamaño del hogar, y también los ingresos de quienes deben presentar una declaración.',
  },
}

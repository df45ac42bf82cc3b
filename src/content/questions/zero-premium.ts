import type { Question } from '#domain/content/question-schema.ts'

export const zeroPremium: Question = {
  status: 'confirmed',
  slug: 'zero-premium',
  icon: 'savings',
  topic: 'price',
  question: { en: 'Can I really get a plan for $0 a month?', es: '¿De verdad puedo tener un plan por $0 al mes?' },
  short: {
    en: 'Yes. Subsidies can lower premiums to $0. It depends on your income, your age, your family and where you live.',
    es: 'Sí. La ayuda del gobierno (subsidios) puede bajar la prima mensual (lo que paga cada mes) hasta $0. Depende de sus ingresos, su edad, su familia y el lugar donde vive.',
  },
  more: {
    en: 'The premium tax credit goes straight to the insurance company, and you pay only what is left. If the credit is as large as the premium, you pay $0. You may still pay part of the bill when you get care, so look at the deductible and the copays too.',
    es: 'El crédito fiscal para la prima va directo a la compañía de seguros, y usted paga solo lo que falta. Si el crédito es tan grande como la prima, paga $0. Aun así, puede pagar una parte cuando reciba atención. Por eso mire también el deducible y los copagos.',
  },
}

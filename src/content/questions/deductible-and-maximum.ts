import type { Question } from '#domain/content/question-schema.ts'

export const deductibleAndMaximum: Question = {
  status: 'confirmed',
  slug: 'deductible-and-maximum',
  icon: 'umbrella',
  topic: 'plans',
  question: {
    en: 'What is the difference between the deductible and the out-of-pocket maximum?',
    es: '¿Qué diferencia hay entre el deducible y los gastos máximos de su bolsillo?',
  },
  short: {
    en: 'The deductible is what you pay first. The out-of-pocket maximum is the most you can pay in a year.',
    es: 'El deducible es lo que usted paga primero. Los gastos máximos de su bolsillo son lo máximo que puede pagar en un año.',
  },
  more: {
    en: "Until you reach the deductible, you pay for most care yourself. After that, you share the cost through copays and coinsurance. Once you reach the maximum, the plan pays 100% of covered care in its network until the year ends. Premiums don't count toward either one. The checkups and vaccines that federal law names are free in the network from the first day.",
    es: 'Hasta llegar al deducible, usted paga casi toda la atención. Después comparte el costo con copagos y coseguro. Cuando llega al máximo, el plan paga el 100% de la atención cubierta en su red hasta que termina el año. Las primas no cuentan para ninguno de los dos. Los chequeos y las vacunas que señala la ley federal son gratis dentro de la red desde el primer día.',
  },
}

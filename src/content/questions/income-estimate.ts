import type { Question } from '#domain/content/question-schema.ts'

export const incomeEstimate: Question = {
  status: 'confirmed',
  slug: 'income-estimate',
  icon: 'calculator',
  topic: 'price',
  question: { en: "What if I don't know what I'll earn?", es: '¿Y si no sé cuánto voy a ganar?' },
  short: {
    en: 'Make your best estimate for the whole year you want coverage. Count yourself, your spouse, and the dependents who must file their own tax return.',
    es: 'Haga su mejor estimación para todo el año en que quiere cobertura. Cuente sus ingresos, los de su cónyuge y los de los dependientes que deben presentar su propia declaración de impuestos.',
  },
  more: {
    en: "Add pay before taxes, what your own business earns after costs, unemployment and Social Security. Don't add child support or gifts. When you file your taxes, the IRS compares the credit you took with your real income. This is called reconciling. There is no limit on what you may have to pay back, so tell us soon if your income changes.",
    es: 'Sume el salario antes de impuestos, lo que gana su negocio después de los gastos, el desempleo y el Seguro Social. No sume la manutención infantil ni los regalos. Cuando declara sus impuestos, el IRS compara el crédito que recibió con sus ingresos reales. Esto se llama conciliar. No hay un máximo: es posible que deba devolver todo lo que recibió de más. Avísenos pronto si sus ingresos cambian.',
  },
}

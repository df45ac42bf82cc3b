import type { Question } from '#domain/content/question-schema.ts'

export const extraSavings: Question = {
  status: 'confirmed',
  slug: 'extra-savings',
  icon: 'piggyBank',
  topic: 'price',
  question: {
    en: 'What are extra savings on a Silver plan?',
    es: '¿Qué son los ahorros adicionales de un plan Plata?',
  },
  short: {
    en: 'They make your deductible and your copays smaller. You get them only with a Silver plan, if your income is no more than 250% of the poverty level.',
    es: 'Reducen el deducible y los copagos. Los recibe solo con un plan Plata, si sus ingresos no pasan del 250% del nivel de pobreza.',
  },
  more: {
    en: 'Up to 150%, the plan pays about 94% of the costs. Up to 200% it pays about 87%, and up to 250% about 73%. So Silver can be better than Gold for you, and cost less. Members of federally recognized tribes can get extra savings at other levels.',
    es: 'Hasta el 150%, el plan paga cerca del 94% de los costos. Hasta el 200% paga cerca del 87%, y hasta el 250% cerca del 73%. Por eso Plata puede ser mejor que Oro para usted, y costar menos. Los miembros de tribus reconocidas por el gobierno federal pueden recibirlos en otros niveles.',
  },
}

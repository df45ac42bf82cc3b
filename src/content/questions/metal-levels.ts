import type { Question } from '#domain/content/question-schema.ts'

export const metalLevels: Question = {
  status: 'confirmed',
  slug: 'metal-levels',
  icon: 'layers',
  topic: 'plans',
  question: {
    en: 'What do Bronze, Silver, Gold and Platinum mean?',
    es: '¿Qué significan Bronce, Plata, Oro y Platino?',
  },
  short: {
    en: "They tell you how you and the plan share costs. They don't tell you how good the care is.",
    es: 'Dicen cómo usted y el plan comparten los costos. No dicen si la atención es mejor o peor.',
  },
  more: {
    en: "On average, Bronze pays about 60% of the cost of care, Silver 70%, Gold 80% and Platinum 90%. Bronze has a low premium but costs more when you get sick. Gold and Platinum are the reverse. Catastrophic plans are for people under 30, and for anyone with a hardship exemption, such as an income too high or too low for savings. The tax credit doesn't lower their price. You can use a Health Savings Account (HSA) with any Bronze or Catastrophic plan.",
    es: 'En promedio, Bronce paga cerca del 60% del costo de la atención, Plata el 70%, Oro el 80% y Platino el 90%. Bronce tiene una prima baja, pero cuesta más cuando usted se enferma. Con Oro y Platino es al revés. Los planes catastróficos son para menores de 30 años y para quien tiene una exención por dificultades, por ejemplo, ingresos demasiado altos o bajos para recibir ahorros. El crédito fiscal no baja su precio. Puede usar una cuenta de ahorros para gastos médicos (HSA) con cualquier plan Bronce o catastrófico.',
  },
}

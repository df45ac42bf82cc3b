import type { Question } from '#domain/content/question-schema.ts'

export const changeOrCancel: Question = {
  status: 'confirmed',
  slug: 'change-or-cancel',
  icon: 'change',
  topic: 'dates',
  question: { en: 'Can I change or cancel my plan?', es: '¿Puedo cambiar o cancelar mi plan?' },
  short: {
    en: 'You can cancel at any time. You can change plans during Open Enrollment, or when your life changes.',
    es: 'Puede cancelar en cualquier momento. Puede cambiar de plan durante la Inscripción Abierta, o cuando su vida cambia.',
  },
  more: {
    en: "Don't cancel until your new coverage is set. After you cancel, you may have to wait until the next Open Enrollment. Tell us within 30 days if your income, your address or your family changes. If you get coverage through a job, Medicaid or Medicare, ask for the tax credit to stop, so that you don't have to pay it back later.",
    es: 'No cancele hasta tener lista su nueva cobertura. Si cancela, es posible que deba esperar hasta la próxima Inscripción Abierta. Avísenos en un plazo de 30 días si cambian sus ingresos, su dirección o su familia. Si empieza a tener cobertura a través de su empleo, Medicaid o Medicare, pida que se suspenda el crédito fiscal para no tener que devolverlo después.',
  },
}

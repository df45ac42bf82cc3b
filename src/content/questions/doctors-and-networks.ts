import type { Question } from '#domain/content/question-schema.ts'

export const doctorsAndNetworks: Question = {
  status: 'confirmed',
  slug: 'doctors-and-networks',
  icon: 'doctor',
  topic: 'plans',
  question: { en: 'Can I keep my doctor?', es: '¿Puedo seguir con mi médico?' },
  short: {
    en: "Only if your doctor is in the plan's network. Check this before you choose, every year.",
    es: 'Solo si su médico está en la red del plan. Confírmelo antes de elegir, cada año.',
  },
  more: {
    en: "With an HMO or EPO, you pay the whole bill outside the network, except in an emergency. A PPO pays part of it, but you pay more. Open the plan's directory of doctors in our results, or call the doctor's office and ask about the plan by its name. Check your medicines in the plan's drug list too.",
    es: 'Con un plan HMO o EPO, usted paga toda la factura fuera de la red, salvo en una emergencia. Un plan PPO paga una parte, pero usted paga más. Abra el directorio de médicos del plan en nuestros resultados, o llame al consultorio y pregunte por el nombre de ese plan. Busque también sus medicamentos en la lista del plan.',
  },
}

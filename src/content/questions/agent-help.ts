import type { Question } from '#domain/content/question-schema.ts'

export const agentHelp: Question = {
  status: 'confirmed',
  slug: 'agent-help',
  icon: 'handshake',
  topic: 'dates',
  question: {
    en: 'What does your help cost, and how long does it take?',
    es: '¿Cuánto cuesta su ayuda y cuánto tarda?',
  },
  short: {
    en: 'It costs you nothing: insurance companies may pay us, and the price of your plan is the same with or without us. An agent reviews your application within {{agencyAnswerHours}} business hours.',
    es: 'A usted no le cuesta nada: las compañías de seguros pueden pagarnos, y el precio de su plan es el mismo con o sin nosotros. Un agente revisa su solicitud en {{agencyAnswerHours}} horas hábiles como máximo.',
  },
  more: {
    en: 'A certified agent reviews each application before anything goes to the Marketplace. If something is missing, we call or write to you in your language. Nothing is sent without your consent.',
    es: 'Un agente certificado revisa cada solicitud antes de enviar algo al Mercado. Si falta algo, le llamamos o le escribimos en su idioma. Nada se envía sin su consentimiento.',
  },
}

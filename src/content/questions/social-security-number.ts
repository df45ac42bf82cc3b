import type { Question } from '#domain/content/question-schema.ts'

export const socialSecurityNumber: Question = {
  status: 'confirmed',
  slug: 'social-security-number',
  icon: 'card',
  topic: 'family',
  question: { en: 'Do I need a Social Security number?', es: '¿Necesito un número de Seguro Social?' },
  short: {
    en: 'Since 2024, a valid Social Security number (SSN) is required to enroll. A person with a qualifying immigration status and no SSN can use the immigration document.',
    es: 'Desde 2024 hace falta un número de Seguro Social (SSN, por sus siglas en inglés) válido para inscribirse. Quien tiene un estatus migratorio que reúne los requisitos y no tiene SSN puede usar su documento migratorio.',
  },
  more: {
    en: "Children who were born in the United States to parents without an SSN, and newborns up to 90 days old, need none yet. People in your home who don't want coverage don't need one either, but whoever files the tax return and has an SSN must give it for the tax credit. The form on this site asks for the number of everyone who applies. If you have none or are waiting for it, call us before you apply: your agent can use the immigration document, or you can apply yourself at HealthCare.gov or with its Call Center.",
    es: 'Los niños nacidos en los Estados Unidos de padres que no tienen SSN, y los recién nacidos de hasta 90 días, todavía no lo necesitan. Las personas de su casa que no quieren cobertura tampoco, pero quien presenta la declaración de impuestos y tiene SSN debe darlo para el crédito fiscal. El formulario de este sitio pide el número de cada persona que solicita cobertura. Si no lo tiene o lo está esperando, llámenos antes de enviar la solicitud: su agente puede usar el documento migratorio, o puede enviarla usted en CuidadoDeSalud.gov o con su Centro de Llamadas.',
  },
}

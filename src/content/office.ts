import type { Office } from '#domain/content/agency-schema.ts'

/** The agency's hours (Monday to Friday, Eastern time), its license, and the state whose law its terms name. */
export const office: Office = {
  status: 'sample',
  hours: {
    opens: '08:00',
    closes: '18:00',
    answerHours: 24,
  },
  license: {
    en: 'Licensed insurance agency, National Producer Number 0000000',
    es: 'Agencia de seguros con licencia, número nacional de productor 0000000',
  },
  stateOfLaw: 'FL',
}

/** Sent as Masculino and Femenino (F-61). */
export const genders = ['female', 'male'] as const
/** One of the two genders of the form. */
export type Gender = (typeof genders)[number]

/** Sent as Soltero/a and Casado/a (F-61). */
export type MaritalStatus = 'single' | 'married'

/** Ciudadano, Residente, Permiso de trabajo and I-94 (F-24). */
export const legalStatuses = ['citizen', 'resident', 'workPermit', 'i94'] as const
/** A person's immigration status. */
export type LegalStatus = (typeof legalStatuses)[number]
/** A status that needs documents: all but citizens (F-25). */
export type PaperStatus = Exclude<LegalStatus, 'citizen'>

/** The sources of income listed at first; `other` reveals `otherIncomeSources` (F-41). */
export const mainIncomeSources = ['employed', 'selfEmployed', 'unemployment', 'other'] as const
/** The further sources, which count only while `other` is chosen (F-41). */
export const otherIncomeSources = ['investment', 'retirement', 'socialSecurity', 'ssdi', 'rentals'] as const
/** A source of income (F-41). */
export type IncomeSource = (typeof mainIncomeSources)[number] | (typeof otherIncomeSources)[number]

/** A dependent's relation to the primary applicant, in the order of the form (F-28). No code is sent for the last (F-98). */
export const relationships = [
  'son',
  'daughter',
  'father',
  'mother',
  'fatherInLaw',
  'motherInLaw',
  'otherRelative',
] as const
/** Hijo, Hija, Padre, Madre, Suegro, Suegra, or a relative for whom the service has no code. */
export type Relationship = (typeof relationships)[number]

/** Longest text of each field, in characters (F-8). A longer one stays as typed and is refused. */
export const fieldCaps = {
  alienNumber: 9,
  cardNumber: 13,
  categoryCode: 3,
  i94Number: 11,
  expirationDate: 10,
  dateOfBirth: 10,
  ssn: 11,
  phone: 14,
  zip: 5,
  email: 254,
  name: 60,
  street: 120,
  apartment: 30,
  city: 60,
  county: 60,
  occupation: 80,
  signature: 100,
  annualIncome: 14,
} as const

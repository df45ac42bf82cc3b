import type { ApplicationCheck } from '#domain/application/application-steps.ts'
import type { Application, ApplicationMember } from '#domain/application/application.ts'
import { readAnswers } from '#domain/application/read-answers.ts'
import { unsigned } from '#domain/application/signature.ts'

const person: ApplicationMember = {
  ...readAnswers({}),
  id: 'primary',
  role: 'primary',
  firstName: 'Marisol',
  lastName: 'Quintero Peña',
  dateOfBirth: '04/17/1991',
  quotedAge: 34,
  gender: 'female',
  maritalStatus: 'married',
  isApplyingForCoverage: true,
  ssn: '123-45-6789',
  legalStatus: 'citizen',
  annualIncome: '32000',
  incomeSources: ['employed'],
  occupation: 'Nurse',
  kept: [],
}

/** Returns a complete member of the application with a story's changes. */
export function member(change: Partial<ApplicationMember> = {}): ApplicationMember {
  return { ...person, ...change }
}

/** A spouse with a resident card and a job. */
export const spouse = member({
  id: 'spouse',
  role: 'spouse',
  firstName: 'Andrés',
  dateOfBirth: '02/09/1989',
  quotedAge: 36,
  gender: 'male',
  ssn: '219-09-9921',
  legalStatus: 'resident',
  alienNumber: '123456789',
  cardNumber: 'SRC1234567890',
  expirationDate: '06/30/2031',
  annualIncome: '18500.50',
  incomeSources: ['selfEmployed', 'other', 'rentals'],
  occupation: 'Carpenter',
})

/** A child who applies. */
export const daughter = member({
  id: 'child-1',
  role: 'dependent',
  firstName: 'Lucía',
  dateOfBirth: '08/01/2016',
  quotedAge: 9,
  gender: '',
  maritalStatus: '',
  ssn: '111-22-3333',
  annualIncome: '',
  incomeSources: [],
  occupation: '',
  relationship: 'daughter',
})

/** A grandparent who has coverage elsewhere. */
export const grandfather = member({
  ...daughter,
  id: 'parent-1',
  firstName: 'Ernesto',
  dateOfBirth: '',
  quotedAge: null,
  isApplyingForCoverage: false,
  ssn: '',
  legalStatus: '',
  relationship: 'fatherInLaw',
})

/** A family's application, complete except for the signature. */
export const familyApplication: Application = {
  phone: '(305) 555-0142',
  email: 'marisol@example.com',
  communicationPreference: '1',
  address: {
    street: '1420 NW 7th Street',
    apartment: 'Apt 5',
    city: 'Miami',
    state: 'FL',
    county: 'Miami-Dade',
    zip: '33125',
  },
  isMailingSameAsHome: true,
  mailingAddress: { street: '', city: '', state: '', county: '', zip: '' },
  members: [member(), spouse, daughter, grandfather],
  signature: unsigned,
}

/** A member with only the answers that come from the quote. */
export const emptyMember = member({
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  gender: '',
  maritalStatus: 'single',
  ssn: '',
  legalStatus: '',
  annualIncome: '',
  incomeSources: [],
  occupation: '',
})

/** The facts that the application must match. */
export const sampleCheck = {
  facts: { zip: '33125', state: 'FL', county: 'Miami-Dade', incomeLimitCents: 4_200_000, planYear: 2026 },
  today: { year: 2025, month: 11, day: 20 },
} as const satisfies Omit<ApplicationCheck, 'application'>

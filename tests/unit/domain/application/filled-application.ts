import fc from 'fast-check'

import type { Application, ApplicationMember, QuoteFacts } from '#domain/application/application.ts'
import type { LegalStatus } from '#domain/application/answer-choices.ts'
import { readAnswers } from '#domain/application/read-answers.ts'
import { unsigned } from '#domain/application/signature.ts'
import type { ApplicationCheck } from '#domain/application/application-steps.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

/** A PNG of one clear pixel, as a data URL. */
export const signatureUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const today: CalendarDay = { year: 2026, month: 11, day: 21 }

export const facts: QuoteFacts = {
  zip: '33133',
  state: 'FL',
  county: 'Miami-Dade County',
  incomeLimitCents: 9_000_000,
  planYear: 2027,
}

const papers: Record<LegalStatus, Partial<ApplicationMember>> = {
  citizen: {},
  resident: { alienNumber: '123456789', cardNumber: 'ABC1234567890', expirationDate: '05/30/2031' },
  workPermit: {
    alienNumber: '123456789',
    cardNumber: 'SRC1234567890',
    categoryCode: 'C09',
    expirationDate: '05/30/2027',
  },
  i94: { i94Number: '12345678901', expirationDate: '11/21/2026' },
}

/** A person, by default a primary applicant of 34 who is a citizen with work. Answers that are not named are empty. */
export function member(overrides: Partial<ApplicationMember> = {}): ApplicationMember {
  return {
    ...readAnswers({}),
    id: 'primary',
    role: 'primary',
    firstName: 'Ana',
    lastName: 'Torres',
    dateOfBirth: '03/14/1992',
    quotedAge: 34,
    gender: 'female',
    maritalStatus: 'single',
    isApplyingForCoverage: true,
    ssn: '219-09-9921',
    legalStatus: 'citizen',
    annualIncome: '42000',
    incomeSources: ['employed'],
    occupation: 'Nurse',
    kept: [],
    ...papers[overrides.legalStatus === '' ? 'citizen' : (overrides.legalStatus ?? 'citizen')],
    ...overrides,
  }
}

/** Ana's spouse, with an income. */
export function spouse(overrides: Partial<ApplicationMember> = {}): ApplicationMember {
  return member({
    id: '2001-1',
    role: 'spouse',
    firstName: 'Luis',
    ssn: '078-05-1120',
    gender: 'male',
    maritalStatus: 'married',
    annualIncome: '18000',
    incomeSources: ['other', 'rentals'],
    occupation: '',
    ...overrides,
  })
}

/** A son of seven, without income. */
export function dependent(overrides: Partial<ApplicationMember> = {}): ApplicationMember {
  return member({
    id: '2001-2',
    role: 'dependent',
    firstName: 'Leo',
    ssn: '457-55-5462',
    dateOfBirth: '08/02/2019',
    quotedAge: 7,
    gender: 'male',
    annualIncome: '',
    incomeSources: [],
    occupation: '',
    relationship: 'son',
    ...overrides,
  })
}

/** Ana's application, complete and signed. */
export function filledApplication(overrides: Partial<Application> = {}): Application {
  return {
    phone: '(305) 555-0110',
    email: 'ana.torres@example.com',
    communicationPreference: '1',
    address: {
      street: '2820 Oak Ave',
      apartment: '4',
      city: 'Miami',
      state: 'FL',
      county: 'Miami-Dade County',
      zip: '33133',
    },
    isMailingSameAsHome: true,
    mailingAddress: { street: '', city: '', state: '', county: '', zip: '' },
    members: [member(), spouse(), dependent()],
    signature: { ...unsigned, dataUrl: signatureUrl },
    ...overrides,
  }
}

/** An application with the context that its rules need. */
export function checkOf(application: Application, overrides: Partial<QuoteFacts> = {}): ApplicationCheck {
  return { application, facts: { ...facts, ...overrides }, today }
}

const statuses: fc.Arbitrary<LegalStatus> = fc.constantFrom('citizen', 'resident', 'workPermit', 'i94')
const standing = fc.record({ legalStatus: statuses, isApplyingForCoverage: fc.boolean() })

/** Whole applications of one to eight people, each of any legal status and applying or not. */
export const households: fc.Arbitrary<Application> = fc
  .record({
    primary: standing,
    spouse: fc.option(standing, { nil: null }),
    dependents: fc.array(standing, { maxLength: 6 }),
    isMailingSameAsHome: fc.boolean(),
  })
  .map(({ primary, spouse: partner, dependents, isMailingSameAsHome }) =>
    filledApplication({
      isMailingSameAsHome,
      mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801' },
      members: [
        member(primary),
        ...(partner === null ? [] : [spouse(partner)]),
        ...dependents.map((one, at) => dependent({ id: `2001-${at + 2}`, ssn: `457-55-546${at}`, ...one })),
      ],
    }),
  )

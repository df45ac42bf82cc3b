import {
  type Gender,
  genders,
  type IncomeSource,
  type LegalStatus,
  legalStatuses,
  type MaritalStatus,
  type Relationship,
  relationships,
} from './answer-choices.ts'
import { answerReaders } from './answer-readers.ts'
import { type AnswerRow, type Asked, always, ofApplicants, ofEarners, ofName, ofPaper, ofPapers } from './answer-row.ts'
import { ofEnding, ofEndless, ofNumbered, ofYoung } from './answers-without-value.ts'

/** The answers of one person in the form, as typed; texts and choices are empty until answered (F-7). */
export interface PersonAnswers {
  readonly firstName: string
  readonly lastName: string
  /** Dependents only. */
  readonly relationship: Relationship | ''
  /** The age in the quote; null for a person whose age was not asked. */
  readonly quotedAge: number | null
  readonly isApplyingForCoverage: boolean
  /** MM/DD/YYYY. */
  readonly dateOfBirth: string
  readonly gender: Gender | ''
  readonly maritalStatus: MaritalStatus | ''
  readonly ssn: string
  /** A child was born a citizen and has no Social Security number yet; the number is sent empty (F-101). */
  readonly hasNoNumberYet: boolean
  readonly legalStatus: LegalStatus | ''
  readonly alienNumber: string
  readonly cardNumber: string
  readonly categoryCode: string
  readonly i94Number: string
  /** MM/DD/YYYY. */
  readonly expirationDate: string
  /** An I-94 has no end date, such as "D/S"; the day is sent empty (F-107). */
  readonly hasNoEndDate: boolean
  /** Dollars a year. */
  readonly annualIncome: string
  /** The ticked sources; `countedSources` returns those that count. */
  readonly incomeSources: readonly IncomeSource[]
  readonly occupation: string
}

/** The name of one answer of a person. */
export type PersonAnswerName = keyof PersonAnswers

/**
 * The answers of a person, in the order of the form. Form, draft, merge, review and save are derived from it. Their
 * names on the wire are in `api/person-wire.ts`.
 */
export const personAnswers = {
  firstName: {
    ...ofName,
    saved: 'firstName',
    mergedWith: 'firstName',
    label: 'memberFields.firstName',
    autofill: 'given-name',
    missing: 'firstName.required',
    asks: always,
  },
  lastName: {
    ...ofName,
    saved: 'lastName',
    mergedWith: 'lastName',
    label: 'memberFields.lastName',
    autofill: 'family-name',
    missing: 'lastName.required',
    asks: always,
  },
  relationship: {
    saved: 'relationID',
    read: answerReaders.relationship,
    draft: { kind: 'choice', of: relationships },
    mergedWith: 'relationship',
    isKept: true,
    label: 'memberFields.relationship',
    review: 'details',
    asks: ({ role }) => (role === 'dependent' ? 'required' : 'no'),
  },
  quotedAge: {
    saved: 'quotedAge',
    read: answerReaders.age,
    draft: { kind: 'age' },
    mergedWith: null,
    isKept: false,
    label: 'memberFields.age',
    review: 'quote',
    asks: always,
  },
  isApplyingForCoverage: {
    saved: 'isApplyingForCoverage',
    read: answerReaders.isApplying,
    draft: { kind: 'quoted' },
    mergedWith: null,
    isKept: false,
    label: 'memberFields.applying',
    review: 'details',
    asks: always,
  },
  dateOfBirth: {
    saved: 'dob',
    read: answerReaders.day,
    draft: { kind: 'text' },
    mergedWith: 'dateOfBirth',
    isKept: true,
    label: 'memberFields.dateOfBirth',
    review: 'details',
    autofill: 'bday',
    asks: ({ isApplyingForCoverage }) => (isApplyingForCoverage ? 'required' : 'optional'),
  },
  gender: {
    saved: 'gender',
    read: answerReaders.gender,
    draft: { kind: 'choice', of: genders },
    mergedWith: 'gender',
    isKept: true,
    label: 'memberFields.gender',
    review: 'details',
    autofill: 'sex',
    asks: ({ role }) => (role === 'dependent' ? 'optional' : 'required'),
  },
  maritalStatus: {
    saved: 'maritalStatus',
    read: answerReaders.maritalStatus,
    draft: { kind: 'quoted' },
    mergedWith: null,
    isKept: false,
    label: 'memberFields.maritalStatus',
    review: 'details',
    asks: ({ role }) => (role === 'dependent' ? 'no' : 'optional'),
  },
  ssn: {
    saved: 'ssn',
    read: answerReaders.ssn,
    draft: { kind: 'identityNumber' },
    mergedWith: 'ssn',
    isKept: true,
    label: 'memberFields.ssn',
    review: 'details',
    asks: ofNumbered,
  },
  hasNoNumberYet: {
    saved: 'ssn',
    read: answerReaders.hasNoNumberYet,
    draft: { kind: 'mark' },
    mergedWith: 'ssn',
    isKept: false,
    label: 'memberFields.hasNoNumberYet',
    review: 'details',
    asks: ofYoung,
  },
  legalStatus: {
    saved: 'legalStatus',
    read: answerReaders.legalStatus,
    draft: { kind: 'choice', of: legalStatuses },
    mergedWith: 'legalStatus',
    isKept: true,
    label: 'memberFields.legalStatus',
    review: 'details',
    asks: ofApplicants,
  },
  alienNumber: {
    ...ofPaper,
    saved: 'alienNumber',
    read: answerReaders.alienNumber,
    draft: { kind: 'identityNumber' },
    label: 'memberDocuments.alienNumber',
    asks: ofPapers('resident', 'workPermit'),
    sharedBy: ['resident', 'workPermit'],
  },
  cardNumber: {
    ...ofPaper,
    saved: 'cardNumber',
    read: answerReaders.cardNumber,
    draft: { kind: 'identityNumber' },
    label: 'memberDocuments.cardNumber',
    asks: ofPapers('resident', 'workPermit'),
  },
  categoryCode: {
    ...ofPaper,
    saved: 'categoryCode',
    read: answerReaders.paper,
    draft: { kind: 'text' },
    label: 'memberDocuments.categoryCode',
    asks: ofPapers('workPermit'),
  },
  i94Number: {
    ...ofPaper,
    saved: 'cardNumber',
    read: answerReaders.i94Number,
    draft: { kind: 'identityNumber' },
    label: 'memberDocuments.i94Number',
    asks: ofPapers('i94'),
  },
  expirationDate: {
    ...ofPaper,
    saved: 'expirationDate',
    read: answerReaders.day,
    draft: { kind: 'text' },
    label: 'memberDocuments.expirationDate',
    asks: ofEnding,
  },
  hasNoEndDate: {
    saved: 'expirationDate',
    // The service's empty day does not give the reason, so the form starts unticked.
    read: () => false,
    draft: { kind: 'mark' },
    mergedWith: 'legalStatus',
    isKept: false,
    label: 'memberDocuments.hasNoEndDate',
    review: 'paperMarks',
    asks: ofEndless,
  },
  annualIncome: {
    saved: 'annualIncome',
    read: answerReaders.income,
    draft: { kind: 'text' },
    mergedWith: null,
    isKept: false,
    label: 'financialFields.annualIncome',
    review: 'income',
    asks: ofEarners,
  },
  incomeSources: {
    saved: 'employmentStatus',
    read: answerReaders.sources,
    draft: { kind: 'sources' },
    mergedWith: 'incomeSources',
    isKept: true,
    label: 'reviewAnswers.sources',
    review: 'income',
    asks: ofEarners,
  },
  occupation: {
    saved: 'occupation',
    read: answerReaders.text,
    draft: { kind: 'text' },
    mergedWith: 'incomeSources',
    isKept: false,
    label: 'financialFields.occupation',
    review: 'income',
    asks: ofEarners,
  },
} as const satisfies { readonly [Name in PersonAnswerName]: AnswerRow<PersonAnswers[Name], PersonAnswerName> }

/** The names of all answers, in the order of the form. */
export const personAnswerNames = Object.keys(personAnswers) as readonly PersonAnswerName[]

/** An answer's name in a save (F-61). */
export type SavedAnswerName = (typeof personAnswers)[PersonAnswerName]['saved']

/**
 * The service's answers of one person, as in its JSON. A save sends them back until the applicant changes them,
 * readable or not (F-62).
 */
export type SavedPerson = Readonly<Partial<Record<SavedAnswerName, unknown>>>

const rows: { readonly [Name in PersonAnswerName]: AnswerRow<PersonAnswers[Name], PersonAnswerName> } = personAnswers

/** Whether an answer is required of a person, may be left out, or is not asked. */
export function askOf(name: PersonAnswerName, person: Asked): 'required' | 'optional' | 'no' {
  return rows[name].asks(person)
}

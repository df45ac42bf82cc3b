import { type Asked, ofPapers } from './answer-row.ts'

/** Asks who applies with an I-94: the one document that may have no end date (F-107). */
export const ofEndless = (person: Asked) => (ofPapers('i94')(person) === 'required' ? 'optional' : 'no')

/** Asks the people with a document, but for an I-94 that has no end date (F-25, F-107). */
export const ofEnding = (person: Asked) =>
  person.hasNoEndDate && ofEndless(person) === 'optional' ? 'no' : ofPapers('resident', 'workPermit', 'i94')(person)

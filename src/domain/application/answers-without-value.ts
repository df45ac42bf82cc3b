import { type Asked, ofApplicants, ofPapers } from './answer-row.ts'

/** Asks a dependent under 19 who is a citizen: the one person who may apply without a number (F-101). */
export const ofYoung = ({ role, isApplyingForCoverage, legalStatus, quotedAge }: Asked) =>
  role === 'dependent' && isApplyingForCoverage && legalStatus === 'citizen' && quotedAge !== null && quotedAge < 19
    ? 'optional'
    : 'no'

/** Asks the people who apply, except a child who has no number yet (F-23, F-101). */
export const ofNumbered = (person: Asked) =>
  person.hasNoNumberYet && ofYoung(person) === 'optional' ? 'no' : ofApplicants(person)

/** Asks a person who applies with an I-94, the one document that may have no end date (F-107). */
export const ofEndless = (person: Asked) => (ofPapers('i94')(person) === 'required' ? 'optional' : 'no')

/** Asks the people with a document, except for an I-94 that has no end date (F-25, F-107). */
export const ofEnding = (person: Asked) =>
  person.hasNoEndDate && ofEndless(person) === 'optional' ? 'no' : ofPapers('resident', 'workPermit', 'i94')(person)

import { type Asked, ofApplicants } from './answer-row.ts'

/** Asks a dependent under 19 who is a citizen: the one person who may apply without a number (F-101). */
export const ofYoung = ({ role, isApplyingForCoverage, legalStatus, quotedAge }: Asked) =>
  role === 'dependent' && isApplyingForCoverage && legalStatus === 'citizen' && quotedAge !== null && quotedAge < 19
    ? 'optional'
    : 'no'

/** Asks the people who apply, but for a child who has no number yet (F-23, F-101). */
export const ofNumbered = (person: Asked) =>
  person.hasNoNumberYet && ofYoung(person) === 'optional' ? 'no' : ofApplicants(person)

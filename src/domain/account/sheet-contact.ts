import type { Relationship } from '#domain/application/answer-choices.ts'
import { shownPhone } from '#domain/application/application-of.ts'
import { askOf, personAnswers } from '#domain/application/person-answers.ts'
import { readAnswers } from '#domain/application/read-answers.ts'
import { fullName } from '#domain/application/signature-name.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'

import type { PersonRecord, VerifiedUser } from './verified-user.ts'

/** What the profile says of a person of the quote. */
export interface SheetPerson {
  /** Empty where it is not known. */
  readonly name: string
  /** A dependent's relation to the primary person; empty where the agent is to ask. */
  readonly relationship: Relationship | ''
  /** The work of the primary person or the spouse, as typed; empty where it is not known. */
  readonly occupation?: string
  /** A young citizen was sent without a Social Security number (F-101). */
  readonly hasNoNumberYet?: boolean
}

/** What the profile adds to the agent's sheet. */
export interface SheetContact {
  /** One entry for each member of the tax household, in its order. */
  readonly people: readonly SheetPerson[]
  /** Empty where it is not known. */
  readonly phone: string
  /** Empty where it is not known. */
  readonly email: string
  /** The way of contact that the person chose, as the service names it; absent where it is not known. */
  readonly reachedBy?: string | undefined
}

const nobody: SheetPerson = { name: '', relationship: '' }

/** Returns the occupation of a person of whom an income is asked (F-42); nothing where it is not known. */
function workOf({ saved }: PersonRecord): Pick<SheetPerson, 'occupation'> {
  const occupation = personAnswers.occupation.read(saved.occupation).trim()
  return occupation === '' ? {} : { occupation }
}

function personOf(record: PersonRecord, role: Role): SheetPerson {
  const { saved } = record
  const answers = readAnswers(saved)
  const isYoungCitizen = askOf('hasNoNumberYet', { ...answers, role }) !== 'no'
  return {
    name: fullName(answers),
    relationship: answers.relationship,
    ...(role === 'spouse' && workOf(record)),
    ...(isYoungCitizen && saved.ssn === '' && { hasNoNumberYet: true }),
  }
}

/**
 * Returns the names, relations and contact of a profile for the members of its quote (P-101). Dependents are told apart
 * by age and by whether they apply; those who are alike stay without a name.
 */
export function sheetContact(user: VerifiedUser, members: readonly HouseholdMember[]): SheetContact {
  const { relatives, phone, email } = user
  const spouse = relatives.find(({ isSpouse }) => isSpouse)
  const personAt = (member: HouseholdMember): SheetPerson => {
    if (member.role === 'primary') return { ...nobody, name: fullName(user), ...workOf(user.record) }
    if (member.role === 'spouse') return spouse ? personOf(spouse.record, 'spouse') : nobody
    const alike = relatives.filter(
      (one) => one !== spouse && one.age === member.age && one.isApplyingForCoverage === member.isApplyingForCoverage,
    )
    const [only] = alike
    return only && alike.length === 1 ? personOf(only.record, 'dependent') : nobody
  }
  return { people: members.map(personAt), phone: shownPhone(phone), email }
}

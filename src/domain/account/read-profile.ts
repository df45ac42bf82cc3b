import {
  readCode,
  readDay,
  readDigits,
  readFlag,
  readNumber,
  readPaper,
  readText,
  type SavedCommon,
  type SavedPerson,
} from './saved-answers.ts'
import type { PersonRecord, VerifiedRelative, VerifiedUser } from './verified-user.ts'

/** Words and codes of a gender: 1 female, 2 male. */
const sexCodes = { Femenino: 1, Masculino: 2 } as const
/** Words and codes of a marital status: 2 married, and 1 for single, as the service sends it. */
const civilStatusCodes = { 'Soltero/a': 1, 'Casado/a': 2 } as const

/** What can be read of a person's saved answers. */
export function recordOf(saved: SavedPerson): PersonRecord {
  return {
    saved,
    firstName: readText(saved.firstName),
    lastName: readText(saved.lastName),
    dateOfBirth: readDay(saved.dob),
    sexCode: readCode(saved.gender, sexCodes),
    ssn: readDigits(saved.ssn, 9),
    legalStatusCode: readCode(saved.legalStatus),
    civilStatusCode: readCode(saved.maritalStatus, civilStatusCodes),
    employmentStatusCode: readCode(saved.employmentStatus),
    occupation: readText(saved.occupation),
    annualIncome: readNumber(saved.annualIncome),
    // The letter stands on the documents and is no part of the nine digits (F-25).
    alienNumber: readPaper(saved.alienNumber)?.replace(/^A(?=\d)/i, '') ?? null,
    cardNumber: readPaper(saved.cardNumber),
    categoryCode: readPaper(saved.categoryCode),
    expirationDate: readDay(saved.expirationDate),
  }
}

/** What can be read of the saved common block. */
export function commonOf(
  saved: SavedCommon,
): Pick<
  VerifiedUser,
  'saved' | 'phone' | 'email' | 'communicationId' | 'address' | 'isMailingSameAsHome' | 'mailingAddress'
> {
  return {
    saved,
    phone: readText(saved.phone) ?? '',
    email: readText(saved.email) ?? '',
    communicationId: readCode(saved.communication),
    address: {
      street: readText(saved.addressStreet),
      apartment: readText(saved.addressApt),
      city: readText(saved.addressCity),
      state: readText(saved.addressState),
      county: readText(saved.addressCounty),
      zipCode: readText(saved.addressZip),
    },
    isMailingSameAsHome: readFlag(saved.sameAddress),
    mailingAddress: {
      street: readText(saved.addressStreetMail),
      apartment: null,
      city: readText(saved.addressCityMail),
      state: readText(saved.addressStateMail),
      county: readText(saved.addressCountyMail),
      zipCode: readText(saved.addressZipCodeMail),
    },
  }
}

/**
 * Whether a person applies. Where the service does not say so readably they are asked as people are who apply: nobody's
 * papers are emptied because a mark is missing.
 */
export function appliesForCoverage(saved: SavedPerson): boolean {
  return readFlag(saved.isApplyingForCoverage) ?? true
}

/** The ids of the relatives in the form: the service's own, or the place of who has none of their own. */
export function relativeIds(relatives: readonly VerifiedRelative[]): readonly string[] {
  const ids = new Set(['primary'])
  return relatives.map(({ leadDependentId }, at) => {
    const id =
      leadDependentId === null || leadDependentId === '' || ids.has(leadDependentId)
        ? `relative-${at + 1}`
        : leadDependentId
    ids.add(id)
    return id
  })
}

/** Whether an id is the service's own, and so tells a person for certain. */
export function isOwnId(id: string): boolean {
  return !/^relative-\d+$/.test(id)
}

/** A body's person, as far as it concerns what is held of them. */
type SentPerson = { readonly id: string } & SavedPerson

/** The user after the service has kept a save: what was sent is what it holds now, and the rest stands. */
export function userAfterSave(
  user: VerifiedUser,
  { members, ...common }: SavedCommon & { readonly members: readonly SentPerson[] },
): VerifiedUser {
  const personAfter = (id: string, { saved }: PersonRecord) =>
    recordOf({ ...saved, ...members.find((member) => member.id === id) })
  const ids = relativeIds(user.relatives)
  const record = personAfter('primary', user.record)
  return {
    ...user,
    ...commonOf({ ...user.saved, ...common }),
    firstName: record.firstName ?? user.firstName,
    lastName: record.lastName ?? user.lastName,
    record,
    relatives: user.relatives.map((relative, at) => ({
      ...relative,
      relationCode: readCode(members.find(({ id }) => id === ids[at])?.relationID ?? relative.record.saved.relationID),
      record: personAfter(ids[at] ?? '', relative.record),
    })),
  }
}

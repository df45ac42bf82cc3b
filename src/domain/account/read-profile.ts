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

/** Reads a person's saved answers, as far as they are readable. */
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
    // The letter is printed on the documents and isn't part of the nine digits (F-25).
    alienNumber: readPaper(saved.alienNumber)?.replace(/^A(?=\d)/i, '') ?? null,
    cardNumber: readPaper(saved.cardNumber),
    categoryCode: readPaper(saved.categoryCode),
    expirationDate: readDay(saved.expirationDate),
  }
}

/** Reads the saved common block, as far as it is readable. */
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
 * Whether a person applies. When the service's answer is missing or unreadable the person counts as applying, so a
 * missing mark never empties a person's papers.
 */
export function appliesForCoverage(saved: SavedPerson): boolean {
  return readFlag(saved.isApplyingForCoverage) ?? true
}

/** Returns the ids of the relatives in the form: the service's id, or the position for a relative without one. */
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

/** Whether an id comes from the service, and so identifies a person for certain. */
export function isOwnId(id: string): boolean {
  return !/^relative-\d+$/.test(id)
}

/** The part of a body's person that the profile keeps. */
type SentPerson = { readonly id: string } & SavedPerson

/**
 * Returns the user after the service has accepted a save: the sent answers are now the saved ones, and the rest is
 * unchanged.
 */
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

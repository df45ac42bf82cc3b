import type { SavedPerson } from '#domain/application/person-answers.ts'

import { readCode, readFlag, readText, type SavedCommon } from './saved-answers.ts'
import type { PersonRecord, VerifiedRelative, VerifiedUser } from './verified-user.ts'

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

/** Whether an id comes from the service. Only such an id identifies a person reliably. */
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
  const personAfter = (id: string, { saved }: PersonRecord): PersonRecord => ({
    saved: { ...saved, ...members.find((member) => member.id === id) },
  })
  const ids = relativeIds(user.relatives)
  const record = personAfter('primary', user.record)
  return {
    ...user,
    ...commonOf({ ...user.saved, ...common }),
    firstName: readText(record.saved.firstName) ?? user.firstName,
    lastName: readText(record.saved.lastName) ?? user.lastName,
    record,
    relatives: user.relatives.map((relative, at) => ({
      ...relative,
      record: personAfter(ids[at] ?? '', relative.record),
    })),
  }
}

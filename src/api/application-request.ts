import { emailIssue, plainEmail } from '#domain/account/contact-rules.ts'
import { relativeIds } from '#domain/account/read-profile.ts'
import { type CommonAnswerName, readText, type SavedCommon } from '#domain/account/saved-answers.ts'
import type { SavedPerson } from '#domain/application/person-answers.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, ApplicationMember, PostalAddress } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { signatureBase64 } from '#domain/application/signature.ts'

import { type BodyMember, bodyMember } from './application-request-member.ts'
import { answersOver, asText, exactDigits, phoneNumber, sameCode, yesOrNo } from './sent-values.ts'

/**
 * The body of a save: the common block and the members (F-60). It contains the entered answers, and otherwise the
 * service's own. All other answers are left out (F-62).
 */
export interface ApplicationBody extends SavedCommon {
  readonly members: readonly BodyMember[]
}

/** The body of the final submit: a save with a signature (F-60). */
export interface SignedApplicationBody extends ApplicationBody {
  readonly signature: string
}

/**
 * The common block in the order of a save, with the conversion of each of the service's values to the save's format
 * (F-61).
 */
export const commonWire = {
  phone: { resend: (value) => phoneNumber(readText(value) ?? '') ?? null },
  email: { resend: asText },
  communication: { resend: sameCode },
  addressStreet: { resend: asText },
  addressApt: { resend: asText },
  addressCity: { resend: asText },
  addressState: { resend: asText },
  addressCounty: { resend: asText },
  addressZip: { resend: asText },
  sameAddress: { resend: yesOrNo(1, 0) },
  addressStreetMail: { resend: asText },
  addressCityMail: { resend: asText },
  addressStateMail: { resend: asText },
  addressCountyMail: { resend: asText },
  addressZipCodeMail: { resend: asText },
} as const satisfies Record<CommonAnswerName, { readonly resend: (value: unknown) => unknown }>

type Entered = Partial<Record<CommonAnswerName, string | number | undefined>>

const isSame = (one: object, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** Home and mailing address. An address is one answer, sent whole once a part of it was changed. */
function enteredAddresses(form: Application, base: Application | null, isSigned: boolean): Entered {
  const { address, isMailingSameAsHome, mailingAddress } = form
  const isHomeNew = isSigned || !isSame(address, base?.address)
  const isMailNew = !isMailingSameAsHome && !isSame(mailingAddress, base?.mailingAddress)
  const lines = ({ street, city, state, county, zip }: PostalAddress) =>
    [street.trim(), city.trim(), state.trim(), county.trim(), exactDigits(zip, 5)] as const
  const [street, city, state, county, zip] = lines(address)
  const [mailStreet, mailCity, mailState, mailCounty, mailZip] = lines(mailingAddress)
  return {
    ...(isHomeNew && {
      addressStreet: street,
      addressApt: address.apartment.trim(),
      addressCity: city,
      addressState: state,
      addressCounty: county,
      addressZip: zip,
    }),
    ...((isHomeNew || isMailNew || isMailingSameAsHome !== base?.isMailingSameAsHome) && {
      sameAddress: isMailingSameAsHome ? 1 : 0,
    }),
    ...(isMailNew && {
      addressStreetMail: mailStreet,
      addressCityMail: mailCity,
      addressStateMail: mailState,
      addressCountyMail: mailCounty,
      addressZipCodeMail: mailZip,
    }),
  }
}

/** The way of contact, if the applicant changed it to a complete answer. */
function enteredContact(form: Application, base: Application | null): Entered {
  const phone = phoneNumber(form.phone)
  const { communicationPreference: preference } = form
  const email = plainEmail(form.email)
  return {
    ...(phone !== phoneNumber(base?.phone ?? '') && { phone }),
    ...(email !== base?.email.trim() && emailIssue(email) === null && { email }),
    ...(preference !== '' && preference !== base?.communicationPreference && { communication: Number(preference) }),
  }
}

function bodyOf(form: Application, known: VerifiedUser | null, isSigned: boolean): ApplicationBody {
  const base = known === null ? null : applicationOf(known)
  const saved = new Map<string, SavedPerson>()
  if (known !== null) {
    saved.set('primary', known.record.saved)
    relativeIds(known.relatives).forEach((id, at) => saved.set(id, known.relatives[at]?.record.saved ?? {}))
  }
  const toBody = (member: ApplicationMember) =>
    bodyMember({
      member,
      saved: saved.get(member.id) ?? {},
      base: base?.members.find(({ id }) => id === member.id) ?? null,
      isSigned,
    })
  const [primary, ...others] = form.members
  return {
    ...answersOver(commonWire, known?.saved ?? {}, {
      ...enteredContact(form, isSigned ? null : base),
      ...enteredAddresses(form, base, isSigned),
    }),
    members: [toBody(primary), ...others.map(toBody)],
  }
}

/**
 * Returns the save of an application as far as it is filled in (F-60), merged into the service's known answers; `known`
 * is null without any.
 */
export function saveBody(application: Application, known: VerifiedUser | null = null): ApplicationBody {
  return bodyOf(application, known, false)
}

/** Returns the final submit of a signed application; null while it is unsigned or lacks a way of contact. */
export function submitBody(application: Application, known: VerifiedUser | null = null): SignedApplicationBody | null {
  const signature = signatureBase64(application.signature.dataUrl)
  if (signature === null || application.communicationPreference === '') return null
  return { ...bodyOf(application, known, true), signature }
}

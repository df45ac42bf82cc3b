import { emailIssue, phoneDigits } from '#domain/account/contact-rules.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'

import { type Application, type ApplicationMember, asksOccupation } from './application.ts'
import { genderWords, legalStatusCodes, maritalStatusWords, relationCodes } from './codes.ts'
import { employmentStatusCode, type EmploymentStatusCode, incomeCents } from './income.ts'
import { signatureBase64 } from './signature.ts'

/** One person in a save, as spec 2 §7 transforms them; a text that is not complete yet is sent empty. */
export interface BodyMember {
  id: string
  role: 'primary' | 'spouse' | 'dependent'
  firstName: string
  lastName: string
  dob: string
  quotedAge: number | null
  gender: '' | 'Masculino' | 'Femenino'
  maritalStatus: '' | 'Soltero/a' | 'Casado/a'
  isApplyingForCoverage: boolean
  ssn: string
  legalStatus: number | null
  alienNumber: string
  cardNumber: string
  categoryCode: string
  i94Number: string
  expirationDate: string
  annualIncome: number | null
  employmentStatus: EmploymentStatusCode | null
  occupation: string
  relationID?: number | null
}

/** The body of a save: the common block and the members (spec 2 §7). */
export interface ApplicationBody {
  phone: string
  email: string
  communication: number | null
  addressStreet: string
  addressApt: string
  addressCity: string
  addressState: string
  addressCounty: string
  addressZip: string
  sameAddress: 0 | 1
  addressStreetMail: string
  addressCityMail: string
  addressStateMail: string
  addressCountyMail: string
  addressZipCodeMail: string
  members: [BodyMember, ...BodyMember[]]
}

/** The body of the final submit: the same, signed (spec 2 §7). */
export interface SignedApplicationBody extends ApplicationBody {
  communication: number
  signature: string
}

/** The digits of a text where there are exactly so many, else nothing: a half-typed number is not sent. */
function exactDigits(text: string, count: number): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === count ? digits : ''
}

function day(text: string): string {
  return parseDay(text) === null ? '' : text.trim()
}

/** The papers of a legal status; those of another status stay out, whatever was typed before it was changed. */
function papers(member: ApplicationMember) {
  const status = member.isApplyingForCoverage ? member.legalStatus : ''
  const hasCard = status === 'resident' || status === 'workPermit'
  const i94Number = status === 'i94' ? exactDigits(member.i94Number, 11) : ''
  return {
    legalStatus: status === '' ? null : legalStatusCodes[status],
    alienNumber: hasCard ? exactDigits(member.alienNumber, 9) : '',
    cardNumber: hasCard ? member.cardNumber.trim() : i94Number,
    categoryCode: status === 'workPermit' ? member.categoryCode.trim() : '',
    i94Number,
    expirationDate: hasCard || status === 'i94' ? day(member.expirationDate) : '',
  }
}

function bodyMember(member: ApplicationMember): BodyMember {
  const cents = incomeCents(member)
  const body: BodyMember = {
    id: member.id,
    role: member.role,
    firstName: member.firstName.trim(),
    lastName: member.lastName.trim(),
    dob: day(member.dateOfBirth),
    quotedAge: member.quotedAge,
    gender: member.gender === '' ? '' : genderWords[member.gender],
    maritalStatus: member.maritalStatus === '' ? '' : maritalStatusWords[member.maritalStatus],
    isApplyingForCoverage: member.isApplyingForCoverage,
    ssn: member.isApplyingForCoverage ? exactDigits(member.ssn, 9) : '',
    ...papers(member),
    annualIncome: cents === null ? null : cents / 100,
    employmentStatus: employmentStatusCode(member),
    occupation: asksOccupation(member) ? member.occupation.trim() : '',
  }
  if (member.role !== 'dependent') return body
  return { ...body, relationID: member.relationship === '' ? null : relationCodes[member.relationship] }
}

function phoneNumber(text: string): string {
  const digits = phoneDigits(text)
  return digits.length === 10 ? `+1${digits}` : ''
}

/** The save of an application as far as it is filled in (spec 2 §7). */
export function saveBody(application: Application): ApplicationBody {
  const { address, communicationPreference, email, isMailingSameAsHome, mailingAddress } = application
  const elsewhere = (text: string) => (isMailingSameAsHome ? '' : text.trim())
  const [primary, ...others] = application.members
  return {
    phone: phoneNumber(application.phone),
    email: emailIssue(email) === null ? email.trim() : '',
    communication: communicationPreference === '' ? null : Number(communicationPreference),
    addressStreet: address.street.trim(),
    addressApt: address.apartment.trim(),
    addressCity: address.city.trim(),
    addressState: address.state.trim(),
    addressCounty: address.county.trim(),
    addressZip: exactDigits(address.zip, 5),
    sameAddress: isMailingSameAsHome ? 1 : 0,
    addressStreetMail: elsewhere(mailingAddress.street),
    addressCityMail: elsewhere(mailingAddress.city),
    addressStateMail: elsewhere(mailingAddress.state),
    addressCountyMail: elsewhere(mailingAddress.county),
    addressZipCodeMail: exactDigits(elsewhere(mailingAddress.zip), 5),
    members: [bodyMember(primary), ...others.map(bodyMember)],
  }
}

/** The final submit of a signed application; null while it is not signed or nobody knows how to reach the person. */
export function submitBody(application: Application): SignedApplicationBody | null {
  const body = saveBody(application)
  const signature = signatureBase64(application.signature.dataUrl)
  if (signature === null || body.communication === null) return null
  return { ...body, communication: body.communication, signature }
}

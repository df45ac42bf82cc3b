import { emailIssue, phoneIssue } from '#domain/account/contact-rules.ts'

import type { Application, QuoteFacts } from './application.ts'
import { fieldCaps } from './answer-choices.ts'
import { type ApplicationIssue, type ApplicationIssueCode, lengthFinding } from './application-issue.ts'
import { isSignature } from './signature.ts'
import { fullName, isName, otherSigner } from './signature-name.ts'

/** Returns the problems of the contact step, in the order of its fields. */
export function contactIssues({ phone, email, communicationPreference }: Application): readonly ApplicationIssue[] {
  const issues: ApplicationIssue[] = []
  const phoneFinding = phoneIssue(phone)
  if (phoneFinding) issues.push({ path: ['phone'], code: phoneFinding })
  const emailFinding = emailIssue(email)
  const emailFound = emailFinding ? { code: emailFinding } : lengthFinding(email, fieldCaps.email)
  if (emailFound) issues.push({ path: ['email'], ...emailFound })
  if (communicationPreference === '') issues.push({ path: ['communicationPreference'], code: 'communication.required' })
  return issues
}

type AddressText = 'street' | 'apartment' | 'city' | 'county'

/** Returns the problem of a text of an address: missing where it is required, or too long. */
function addressFinding(
  text: string,
  field: AddressText,
  required?: ApplicationIssueCode,
): Pick<ApplicationIssue, 'code' | 'values'> | null {
  return required && text.trim() === '' ? { code: required } : lengthFinding(text, fieldCaps[field])
}

function zipFinding(zip: string, facts: QuoteFacts): Pick<ApplicationIssue, 'code' | 'values'> | null {
  if (zip === '') return { code: 'zip.required' }
  if (!/^\d{5}$/.test(zip)) return { code: 'zip.fiveDigits' }
  return facts.zip !== '' && zip !== facts.zip ? { code: 'zip.mismatch', values: { zip, quotedZip: facts.zip } } : null
}

/** A box at a post office, in the words of addresses in English and Spanish. Nobody lives there. */
const postBox =
  /^\W*(?:p\W*o\W*b(?:ox|\b)|post\s*office\s*box|(?:apartado|apdo)\b\W*(?:postal|de correos)?\W*\d|box\W*\d)/i

/** Returns the problems of the home address, in the order of its fields. */
export function homeIssues({ address }: Application, facts: QuoteFacts): readonly ApplicationIssue[] {
  const issues: ApplicationIssue[] = []
  const add = (field: AddressText, required?: ApplicationIssueCode) => {
    const finding = addressFinding(address[field], field, required)
    if (finding) issues.push({ path: ['address', field], ...finding })
  }
  if (postBox.test(address.street)) issues.push({ path: ['address', 'street'], code: 'street.postBox' })
  else add('street', 'street.required')
  add('apartment')
  add('city', 'city.required')
  const state = address.state.trim()
  if (state === '') issues.push({ path: ['address', 'state'], code: 'state.required' })
  else if (facts.state !== '' && state.toUpperCase() !== facts.state.toUpperCase())
    issues.push({ path: ['address', 'state'], code: 'state.mismatch', values: { state, quotedState: facts.state } })
  add('county', 'county.required')
  const zip = zipFinding(address.zip.trim(), facts)
  if (zip) issues.push({ path: ['address', 'zip'], ...zip })
  return issues
}

/** Returns the problems of a separate mailing address, in the order of its fields. */
export function mailingIssues({ isMailingSameAsHome, mailingAddress }: Application): readonly ApplicationIssue[] {
  if (isMailingSameAsHome) return []
  const issues: ApplicationIssue[] = []
  const add = (field: 'street' | 'city' | 'county', required?: ApplicationIssueCode) => {
    const finding = addressFinding(mailingAddress[field], field, required)
    if (finding) issues.push({ path: ['mailingAddress', field], ...finding })
  }
  add('street', 'mailingStreet.required')
  add('city', 'mailingCity.required')
  if (mailingAddress.state.trim() === '')
    issues.push({ path: ['mailingAddress', 'state'], code: 'mailingState.required' })
  const zip = mailingAddress.zip.trim()
  if (zip === '') issues.push({ path: ['mailingAddress', 'zip'], code: 'mailingZip.required' })
  else if (!/^\d{5}$/.test(zip)) issues.push({ path: ['mailingAddress', 'zip'], code: 'mailingZip.fiveDigits' })
  add('county')
  return issues
}

/**
 * Returns why there is no valid signature: nothing signed, only a dot or line, a typed text that is not a name, or a
 * name without the confirmation that it is a signature.
 */
function unsignedFinding({ members, signature }: Application): ApplicationIssue {
  const { method, drawing, typedName } = signature
  if (method === 'drawn')
    return { path: ['signature'], code: drawing === null ? 'signature.required' : 'signature.mark' }
  if (typedName.trim() === '') return { path: ['signature'], code: 'signature.required' }
  if (!isName(typedName)) return { path: ['signature'], code: 'signature.noName' }
  const name = fullName(members[0])
  const typed = otherSigner(signature, name)
  const path = ['signature', 'isIntended']
  if (typed === null) return { path, code: 'signature.intent' }
  return { path, code: 'signature.otherName', values: { typed, name } }
}

/** Returns the problems of the consent: the signer's name, then the signature. */
export function consentIssues(application: Application): readonly ApplicationIssue[] {
  const { members, signature } = application
  const issues: ApplicationIssue[] = []
  if (members[0].firstName.trim() === '' || members[0].lastName.trim() === '')
    issues.push({ path: ['signature'], code: 'signatureName.required' })
  const lengthFound = signature.method === 'typed' ? lengthFinding(signature.typedName, fieldCaps.signature) : null
  if (lengthFound) return [...issues, { path: ['signature'], ...lengthFound }]
  const isNoName = signature.method === 'typed' && !isName(signature.typedName)
  if (!isSignature(signature.dataUrl) || isNoName) issues.push(unsignedFinding(application))
  return issues
}

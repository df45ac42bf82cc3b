import { emailIssue, phoneIssue } from '#domain/account/contact-rules.ts'

import type { Application, QuoteFacts } from './application.ts'
import type { ApplicationIssue, ApplicationIssueCode } from './application-issue.ts'
import { isSignature } from './signature.ts'
import { fullName, isName, otherSigner } from './signature-name.ts'

/** Returns the problems of the contact step, in the order of its fields. */
export function contactIssues({ phone, email, communicationPreference }: Application): readonly ApplicationIssue[] {
  const issues: ApplicationIssue[] = []
  const phoneFinding = phoneIssue(phone)
  if (phoneFinding) issues.push({ path: ['phone'], code: phoneFinding })
  const emailFinding = emailIssue(email)
  if (emailFinding) issues.push({ path: ['email'], code: emailFinding })
  if (communicationPreference === '') issues.push({ path: ['communicationPreference'], code: 'communication.required' })
  return issues
}

function zipFinding(zip: string, facts: QuoteFacts): Pick<ApplicationIssue, 'code' | 'values'> | null {
  if (zip === '') return { code: 'zip.required' }
  if (!/^\d{5}$/.test(zip)) return { code: 'zip.fiveDigits' }
  return facts.zip !== '' && zip !== facts.zip ? { code: 'zip.mismatch', values: { zip, quotedZip: facts.zip } } : null
}

/** Returns the problems of the home address, in the order of its fields. */
export function homeIssues({ address }: Application, facts: QuoteFacts): readonly ApplicationIssue[] {
  const issues: ApplicationIssue[] = []
  if (address.street.trim() === '') issues.push({ path: ['address', 'street'], code: 'street.required' })
  if (address.city.trim() === '') issues.push({ path: ['address', 'city'], code: 'city.required' })
  const state = address.state.trim()
  if (state === '') issues.push({ path: ['address', 'state'], code: 'state.required' })
  else if (facts.state !== '' && state.toUpperCase() !== facts.state.toUpperCase())
    issues.push({ path: ['address', 'state'], code: 'state.mismatch', values: { state, quotedState: facts.state } })
  if (address.county.trim() === '') issues.push({ path: ['address', 'county'], code: 'county.required' })
  const zip = zipFinding(address.zip.trim(), facts)
  if (zip) issues.push({ path: ['address', 'zip'], ...zip })
  return issues
}

/** Returns the problems of a separate mailing address, in the order of its fields. */
export function mailingIssues({ isMailingSameAsHome, mailingAddress }: Application): readonly ApplicationIssue[] {
  if (isMailingSameAsHome) return []
  const issues: ApplicationIssue[] = []
  const require = (field: 'street' | 'city' | 'state', code: ApplicationIssueCode) => {
    if (mailingAddress[field].trim() === '') issues.push({ path: ['mailingAddress', field], code })
  }
  require('street', 'mailingStreet.required')
  require('city', 'mailingCity.required')
  require('state', 'mailingState.required')
  const zip = mailingAddress.zip.trim()
  if (zip === '') issues.push({ path: ['mailingAddress', 'zip'], code: 'mailingZip.required' })
  else if (!/^\d{5}$/.test(zip)) issues.push({ path: ['mailingAddress', 'zip'], code: 'mailingZip.fiveDigits' })
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
  const isNoName = signature.method === 'typed' && !isName(signature.typedName)
  if (!isSignature(signature.dataUrl) || isNoName) issues.push(unsignedFinding(application))
  return issues
}

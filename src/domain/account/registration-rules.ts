import { type EmailIssue, isEmailIssue, type PhoneIssue } from './contact-rules.ts'
import { emptyIdentifier, identifierIssue } from './identifier.ts'
import type { RegistrationEntry } from './registration-entry.ts'

/** Fewest characters of a password, counted as displayed and not as stored. */
export const passwordMinimum = 8

/** The whole form. */
export interface RegistrationForm extends RegistrationEntry {
  readonly password: string
  readonly hasAcceptedTerms: boolean
}

/** A problem with one field of the form. */
export type RegistrationIssue =
  | { readonly field: 'email'; readonly code: EmailIssue }
  | { readonly field: 'phone'; readonly code: PhoneIssue }
  | { readonly field: 'firstName'; readonly code: 'firstName.required' }
  | { readonly field: 'lastName'; readonly code: 'lastName.required' }
  | { readonly field: 'password'; readonly code: 'password.required' | 'password.onlySpaces' | 'password.tooShort' }
  | { readonly field: 'hasAcceptedTerms'; readonly code: 'terms.required' }

/** An empty entry. */
export const emptyEntry: RegistrationEntry = { ...emptyIdentifier, firstName: '', lastName: '' }

/** Returns the part of the form that may be kept. */
export function entryOf(form: RegistrationForm): RegistrationEntry {
  const { method, email, phone, firstName, lastName, tellsAgent } = form
  return { method, email, phone, firstName, lastName, tellsAgent }
}

/**
 * Returns the problems of the form in the order of its fields. Names are required, as on the contact form.
 * Spaces count in a password, but a password of spaces alone is invalid.
 */
export function registrationIssues(form: RegistrationForm): readonly RegistrationIssue[] {
  const issues: RegistrationIssue[] = []
  const code = identifierIssue(form)
  if (code !== null && isEmailIssue(code)) issues.push({ field: 'email', code })
  else if (code !== null) issues.push({ field: 'phone', code })
  if (form.firstName.trim() === '') issues.push({ field: 'firstName', code: 'firstName.required' })
  if (form.lastName.trim() === '') issues.push({ field: 'lastName', code: 'lastName.required' })
  if (form.password === '') issues.push({ field: 'password', code: 'password.required' })
  else if (form.password.trim() === '') issues.push({ field: 'password', code: 'password.onlySpaces' })
  else if (Array.from(form.password).length < passwordMinimum)
    issues.push({ field: 'password', code: 'password.tooShort' })
  if (!form.hasAcceptedTerms) issues.push({ field: 'hasAcceptedTerms', code: 'terms.required' })
  return issues
}

import { emailIssue, phoneDigits, plainEmail } from './contact-rules.ts'

/** The contact form as typed. */
export interface ContactEntry {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly message: string
}

/** A field of the contact form. */
export type ContactField = keyof ContactEntry

/** What can be wrong with a field; the contact form has words of its own (C-53). */
export type ContactIssueCode =
  | 'firstName.required'
  | 'lastName.required'
  | 'phone.required'
  | 'phone.format'
  | 'email.required'
  | 'email.format'
  | 'message.required'

/** What is wrong with one field. */
export interface ContactIssue {
  readonly field: ContactField
  readonly code: ContactIssueCode
}

/** Body of the contact call (C-54). */
export interface ContactPayload {
  readonly name: string
  readonly lastname: string
  readonly email: string
  /** Ten digits. */
  readonly phone: string
  readonly message: string
  /** 1 English, 2 Spanish. */
  readonly languageID: 1 | 2
}

/** The form before anything is typed. */
export const emptyContactEntry: ContactEntry = { firstName: '', lastName: '', phone: '', email: '', message: '' }

/** Ten digits with optional country code, parentheses and separators. */
const usPhone = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/

function contactPhoneIssue(text: string): ContactIssueCode | null {
  if (text === '') return 'phone.required'
  return usPhone.test(text) ? null : 'phone.format'
}

/** The rules in the order of the fields; each sees its text without spaces around it (C-53). */
const rules: readonly (readonly [field: ContactField, issueOf: (text: string) => ContactIssueCode | null])[] = [
  ['firstName', (text) => (text === '' ? 'firstName.required' : null)],
  ['lastName', (text) => (text === '' ? 'lastName.required' : null)],
  ['phone', contactPhoneIssue],
  ['email', emailIssue],
  ['message', (text) => (text === '' ? 'message.required' : null)],
]

/** What is wrong with the contact form, in the order of its fields; empty when it may be sent. */
export function contactIssues(entry: ContactEntry): readonly ContactIssue[] {
  return rules.flatMap(([field, issueOf]) => {
    const code = issueOf(entry[field].trim())
    return code === null ? [] : [{ field, code }]
  })
}

/** The message as the service takes it; call it with an entry without issues (C-54). */
export function contactPayload(entry: ContactEntry, language: 'en' | 'es'): ContactPayload {
  return {
    name: entry.firstName.trim(),
    lastname: entry.lastName.trim(),
    email: plainEmail(entry.email),
    phone: phoneDigits(entry.phone),
    message: entry.message.trim(),
    languageID: language === 'en' ? 1 : 2,
  }
}

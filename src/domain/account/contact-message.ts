import { type EmailIssue, emailIssue } from './contact-rules.ts'

/** The fields of the contact form, in their order. */
export const contactFields = ['firstName', 'lastName', 'phone', 'email', 'message'] as const

/** A field of the contact form. */
export type ContactField = (typeof contactFields)[number]

/** The contact form as typed. */
export type ContactEntry = Readonly<Record<ContactField, string>>

/** Problems of a field; the contact form uses its own wording (C-53). */
export type ContactIssueCode =
  | 'firstName.required'
  | 'lastName.required'
  | 'phone.required'
  | 'phone.format'
  | EmailIssue
  | 'message.required'
  | 'message.socialSecurity'

/** A problem with one field. */
export interface ContactIssue {
  readonly field: ContactField
  readonly code: ContactIssueCode
}

/** The empty contact form. */
export const emptyContactEntry: ContactEntry = { firstName: '', lastName: '', phone: '', email: '', message: '' }

/** Ten digits with an optional country code, parentheses and separators. */
const usPhone = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/

/** A Social Security number in a text: nine digits, alone or as 3, 2 and 4 with one separator. A phone has other groups. */
const socialSecurityNumber = /(?<![\d-])(?:\d{9}|\d{3}[\s.-]\d{2}[\s.-]\d{4})(?![\d-])/

function contactMessageIssue(text: string): ContactIssueCode | null {
  if (text === '') return 'message.required'
  return socialSecurityNumber.test(text) ? 'message.socialSecurity' : null
}

function contactPhoneIssue(text: string): ContactIssueCode | null {
  if (text === '') return 'phone.required'
  return usPhone.test(text) ? null : 'phone.format'
}

/** The rule of each field; it gets the text trimmed (C-53). */
const rules: Readonly<Record<ContactField, (text: string) => ContactIssueCode | null>> = {
  firstName: (text) => (text === '' ? 'firstName.required' : null),
  lastName: (text) => (text === '' ? 'lastName.required' : null),
  phone: contactPhoneIssue,
  email: emailIssue,
  message: contactMessageIssue,
}

/** Whether the contact form can't be sent without a field. */
export function isContactFieldRequired(field: ContactField): boolean {
  return rules[field]('') !== null
}

/** Returns the problems of the contact form in the order of its fields; empty when it can be sent. */
export function contactIssues(entry: ContactEntry): readonly ContactIssue[] {
  return contactFields.flatMap((field) => {
    const code = rules[field](entry[field].trim())
    return code === null ? [] : [{ field, code }]
  })
}

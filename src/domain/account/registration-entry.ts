import type { IdentifierEntry } from './identifier.ts'

/** The part of the registration that is stored while the visitor is away from it. It never contains the password. */
export interface RegistrationEntry extends IdentifierEntry {
  readonly firstName: string
  readonly lastName: string
  /** The visitor lets the agent read the note about the quote's price. */
  readonly tellsAgent?: boolean | undefined
}

/** Whether two entries are equal: a registration made with one is then valid for the other. */
export function isSameEntry(a: RegistrationEntry, b: RegistrationEntry): boolean {
  return (
    a.method === b.method &&
    a.email === b.email &&
    a.phone === b.phone &&
    a.firstName === b.firstName &&
    a.lastName === b.lastName
  )
}

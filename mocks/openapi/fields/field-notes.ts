import { accountNotes } from './account-notes.ts'
import { addressNotes } from './address-notes.ts'
import { applicationNotes } from './application-notes.ts'
import { careNotes } from './care-notes.ts'
import { planNotes } from './plan-notes.ts'
import { profileNotes } from './profile-notes.ts'
import { quoteNotes } from './quote-notes.ts'
import { refusalNotes } from './refusal-notes.ts'

/**
 * The meaning of every field, by the name of its schema in the document and by its path: `members[].dob`. The empty
 * path is the schema itself. The notes are here instead of in the schemas, which the site's scripts contain. A test
 * fails for a field without a note and for a note without a field.
 */
export const fieldNotes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...quoteNotes,
  ...planNotes,
  ...careNotes,
  ...accountNotes,
  ...profileNotes,
  ...applicationNotes,
  ...addressNotes,
  ...refusalNotes,
}

import { readStored, removeStored, writeStored } from './storage.ts'

/** Marks that this tab's quote is for the application of a user, so a reload returns to it (F-82). The id is no secret. */
export function markRequote(leadId: string): void {
  writeStored('session', 'quoteForApplication', leadId)
}

/** Returns the id of the user whose application this tab's quote is for; null for none. */
export function markedRequote(): string | null {
  return readStored('session', 'quoteForApplication')
}

/** Removes the mark. */
export function unmarkRequote(): void {
  removeStored('session', 'quoteForApplication')
}

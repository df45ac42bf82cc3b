import * as z from 'zod/mini'

import type { ApplicationSignature } from '#domain/application/application.ts'
import { storedDay } from '#domain/calendar/stored-day.ts'
import type { Edition } from '#domain/content/legal.ts'

/** How a consent was signed, and which text (F-56). It has no signature and no identity number. */
export interface SigningRecord extends Edition {
  /** The name of the applicant, or the typed name of whoever signs for them. */
  readonly signer: string
  readonly method: ApplicationSignature['method']
  /** The language in which the text was read. */
  readonly language: 'en' | 'es'
}

/** Reads a signing record from storage. */
export const signingRecordSchema: z.ZodMiniType<SigningRecord> = z.object({
  signer: z.string(),
  method: z.enum(['drawn', 'typed']),
  language: z.enum(['en', 'es']),
  version: z.string(),
  effective: storedDay,
})

/** Returns the record of a signature under an edition of the consent. */
export function signingRecord(
  { method, typedName }: Pick<ApplicationSignature, 'method' | 'typedName'>,
  applicant: string,
  language: SigningRecord['language'],
  { version, effective }: Edition,
): SigningRecord {
  return { signer: method === 'typed' ? typedName.trim() : applicant, method, language, version, effective }
}

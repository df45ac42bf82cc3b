import * as z from 'zod/mini'

import type { SiteLanguage } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import type { ApplicationSignature } from '#domain/application/application.ts'
import { storedDay } from '#domain/calendar/stored-day.ts'
import { otherSigner } from '#domain/application/signature-name.ts'
import type { Edition } from '#domain/content/legal.ts'

/** How a consent was signed, and which text (F-56). It has no signature and no identity number. */
export interface SigningRecord extends Edition {
  /** The name of the applicant, or the typed name of whoever signs for them. */
  readonly signer: string
  /** The applicant's name where somebody else has signed for them. */
  readonly signedFor?: string | undefined
  readonly method: ApplicationSignature['method']
  /** The language of the text, in which the site showed it. */
  readonly language: SiteLanguage
  /** A browser translated the page when it was signed. */
  readonly isTranslated?: true | undefined
}

/** Reads a signing record from storage. */
export const signingRecordSchema: z.ZodMiniType<SigningRecord> = z.object({
  signer: z.string(),
  signedFor: z.optional(z.string()),
  method: z.enum(['drawn', 'typed']),
  language: z.enum(siteLanguages),
  isTranslated: z.optional(z.literal(true)),
  version: z.string(),
  effective: storedDay,
})

/** Returns the record of a signature under an edition of the consent. */
export function signingRecord(
  signature: ApplicationSignature,
  applicant: string,
  { language, isTranslated }: { readonly language: SigningRecord['language']; readonly isTranslated: boolean },
  { version, effective }: Edition,
): SigningRecord {
  const { method, typedName } = signature
  return {
    signer: method === 'typed' ? typedName.trim() : applicant,
    ...(otherSigner(signature, applicant) !== null && { signedFor: applicant }),
    ...{ method, language, version, effective },
    ...(isTranslated && { isTranslated }),
  }
}

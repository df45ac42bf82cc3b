import * as z from 'zod/mini'

import { contentStatus, eachOnce, slug, textWith } from './text-schema.ts'

const text = textWith('agencyPhone', 'agencyEmail', 'agencyOpens', 'agencyCloses', 'agencyAnswerHours', 'stateOfLaw')

/** A paragraph, or a list of points. */
const block = z.union([text, z.array(text).check(z.minLength(1, 'at least one point'))])

const section = z.object({
  /** The section's anchor in the address, the same in both languages. */
  id: slug,
  title: text,
  blocks: z.array(block).check(z.minLength(1, 'at least one paragraph')),
})

const edition = {
  /** `sample`: written for this product; counsel must confirm it before real use. */
  status: contentStatus,
  /** Raised with each change of the words, in both languages at once. */
  version: z.string().check(z.regex(/^\d+\.\d+$/, 'a version such as 1.1')),
  effective: z.iso.date('a day as year-month-day'),
}

/** The edition in force of a legal text whose words stand elsewhere. */
export const legalEditionSchema = z.object(edition)

/** The edition in force of a legal text whose words stand elsewhere. */
export type LegalEdition = z.output<typeof legalEditionSchema>

/** A legal document: its edition in force, and its words (C-50, C-51). */
export const legalTextSchema = z.object({
  ...edition,
  /** For search engines, like the keywords. */
  description: text,
  keywords: text,
  summary: text,
  sections: z.array(section).check(
    z.minLength(1, 'at least one section'),
    eachOnce('section id', ({ id }) => id),
  ),
})

/** A legal document: its edition in force, and its words. */
export type LegalText = z.output<typeof legalTextSchema>

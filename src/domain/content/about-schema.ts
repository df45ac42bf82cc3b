import * as z from 'zod/mini'

import { contentStatus, textWith, videoLink } from './text-schema.ts'

/** The videos about the agency. */
export const videosSchema = z.object({
  status: contentStatus,
  /** On the page about the agency; it differs by language (C-20). */
  about: z.object({
    title: textWith(),
    link: z.object({ en: videoLink, es: videoLink }),
  }),
})

/** The videos about the agency. */
export type Videos = z.output<typeof videosSchema>

const count = z.int('a whole number').check(z.positive('more than 0'))

/** The figures that the page about the agency counts up to (C-21). */
export const trustFiguresSchema = z.object({ status: contentStatus, familiesProtected: count, yearsOfTrust: count })

/** The figures that the page about the agency counts up to. */
export type TrustFigures = z.output<typeof trustFiguresSchema>

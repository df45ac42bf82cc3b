import * as z from 'zod/mini'

import { bilingualText, contentStatus } from './agency-schema.ts'
import { textWith } from './text-schema.ts'
import { videoId } from './video-id.ts'

const isPlayable = (link: string) => videoId(link) !== undefined

/** The videos about the agency. */
export const videosSchema = z.object({
  status: contentStatus,
  /** On the page about the agency; it differs by language (C-20). */
  about: z.object({
    title: textWith(),
    link: bilingualText.check(
      z.refine(({ en }) => isPlayable(en), {
        path: ['en'],
        error: 'the link of a video, such as https://youtu.be/a1B2c3D4e5F',
      }),
      z.refine(({ es }) => isPlayable(es), {
        path: ['es'],
        error: 'the link of a video, such as https://youtu.be/a1B2c3D4e5F',
      }),
    ),
  }),
})

/** The videos about the agency. */
export type Videos = z.output<typeof videosSchema>

const count = z.int('a whole number').check(z.positive('more than 0'))

/** The figures that the page about the agency counts up to (C-21). */
export const trustFiguresSchema = z.object({ status: contentStatus, familiesProtected: count, yearsOfTrust: count })

/** The figures that the page about the agency counts up to. */
export type TrustFigures = z.output<typeof trustFiguresSchema>

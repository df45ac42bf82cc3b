import * as z from 'zod/mini'

import { states } from '#domain/geo/states.ts'

import { contentStatus, pictureFile, slug, textWith } from './text-schema.ts'

const isPlace = (location: string) => states.some(({ abbr }) => location.endsWith(`, ${abbr}`))

/** A client's statement (C-23). */
export const testimonialSchema = z.object({
  status: contentStatus,
  id: slug,
  /** First name and initial, so no client is identified. */
  name: z.string().check(z.regex(/^\p{Lu}[\p{L}'-]+ \p{Lu}\.$/u, 'first name and initial, such as Marisol R.')),
  location: z.string().check(z.refine(isPlace, 'city and state, such as Orlando, FL')),
  /** Whole stars, 1 to 5. */
  rating: z.literal([1, 2, 3, 4, 5], 'whole stars, 1 to 5'),
  portrait: pictureFile,
  words: textWith(),
})

/** A client's statement. */
export type Testimonial = z.output<typeof testimonialSchema>

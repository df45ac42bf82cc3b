import * as z from 'zod/mini'

import { bilingualText, contentStatus, phone, state, text, webAddress } from './text-schema.ts'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00'))

/** How people reach the agency. */
export const agencySchema = z.object({
  status: contentStatus,
  name: text,
  phone,
  email: z.email('an e-mail address'),
  /** The agency's pages; a network where it has none is left out. */
  social: z.object({
    video: z.optional(webAddress),
    facebook: z.optional(webAddress),
    instagram: z.optional(webAddress),
  }),
})

/** How people reach the agency. */
export type Agency = z.output<typeof agencySchema>

/** When the agency answers, its license, and the state whose law its terms name. */
export const officeSchema = z.object({
  status: contentStatus,
  /** Monday to Friday in Eastern time. */
  hours: z
    .object({
      opens: time,
      closes: time,
      /** Business hours within which an agent asks for missing information about an application (F-71). */
      answerHours: z.int('a whole number of hours').check(z.positive('a number of hours')),
    })
    .check(z.refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'a time after `opens`' })),
  /** The sentence with the agency's license and its number. */
  license: bilingualText,
  /** The state whose law governs the terms and conditions (C-50). */
  stateOfLaw: state,
})

/** When the agency answers, its license, and the state whose law its terms name. */
export type Office = z.output<typeof officeSchema>

/** The agency's hours on a business day, and how many of them an answer takes. */
export type OfficeHours = Office['hours']

/** The people of the agency. */
export const peopleSchema = z.object({
  status: contentStatus,
  /** The agents named in the consent. */
  consentAgents: z.array(text).check(z.minLength(1, 'at least one agent')),
  /** The number from which they call applicants (F-79). */
  callsFrom: phone,
})

/** The people of the agency. */
export type People = z.output<typeof peopleSchema>

/** What the agency says of itself: a sentence beside its name, and why it has that name. */
export const storySchema = z.object({ status: contentStatus, tagline: bilingualText, nameStory: bilingualText })

/** What the agency says of itself. */
export type Story = z.output<typeof storySchema>

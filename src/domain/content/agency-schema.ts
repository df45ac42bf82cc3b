import * as z from 'zod/mini'

import { states } from '#domain/geo/states.ts'

/** `sample`: invented for this product. The production build refuses it; the agency replaces it and writes `confirmed`. */
export const contentStatus = z.enum(['sample', 'confirmed'], "'sample' or 'confirmed'")

const text = z.string().check(z.regex(/\S/, 'a text'))

/** A text of the agency in both languages. */
export const bilingualText = z.object({ en: text, es: text })

/** A text of the agency in both languages. */
export type BilingualText = z.output<typeof bilingualText>

const phone = z.string().check(z.regex(/^1-\d{3}-\d{3}-\d{4}$/, 'a phone number like 1-800-555-0142'))
const webAddress = z.url({ protocol: /^https$/, error: 'an https address' })
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
  stateOfLaw: z.enum(
    states.map(({ abbr }) => abbr),
    'a state in two letters, such as FL',
  ),
})

/** When the agency answers, its license, and the state whose law its terms name. */
export type Office = z.output<typeof officeSchema>

/** The agency's hours on a business day, and how many of them an answer takes. */
export type OfficeHours = Office['hours']

/** The people and words that only this agency has. */
export const peopleSchema = z.object({
  status: contentStatus,
  /** The agents named in the consent. */
  consentAgents: z.array(text).check(z.minLength(1, 'at least one agent')),
})

/** The people of the agency. */
export type People = z.output<typeof peopleSchema>

/** What the agency says of itself: a sentence beside its name, and why it has that name. */
export const storySchema = z.object({ status: contentStatus, tagline: bilingualText, nameStory: bilingualText })

/** What the agency says of itself. */
export type Story = z.output<typeof storySchema>

import * as z from 'zod/mini'

import { parseIsoDay } from '#domain/calendar/iso-day.ts'

import { states } from '#domain/geo/states.ts'

import { placeholdersOf } from './placeholders.ts'
import { videoId } from './video-id.ts'

/** `sample`: invented for this product. The production build refuses it; the agency replaces it and writes `confirmed`. */
export const contentStatus = z.enum(['sample', 'confirmed'], "'sample' or 'confirmed'")

/** A day that exists, as YYYY-MM-DD. */
export const isoDate = z
  .string()
  .check(z.refine((day) => parseIsoDay(day) !== null, 'a day that exists, as YYYY-MM-DD'))

/** A text that is not empty. */
export const text = z.string().check(z.regex(/\S/, 'a text'))

const inBothLanguages = z.object({ en: text, es: text })

/** A text of the agency in both languages. */
export type BilingualText = z.output<typeof inBothLanguages>

/** A text in both languages that the build fills into placeholders of other texts, so it has none itself. */
export const bilingualText = inBothLanguages.check(
  z.refine(({ en, es }) => placeholdersOf(en + es).length === 0, 'a text without placeholders'),
)

/** A phone number of the United States, as it is shown. */
export const phone = z.string().check(z.regex(/^1-[2-9]\d\d-[2-9]\d\d-\d{4}$/, 'a phone number like 1-800-352-2583'))

/** A page of another site. */
export const webAddress = z.url({ protocol: /^https$/, error: 'an https address' })

/** A state by its abbreviation. */
export const state = z.enum(
  states.map(({ abbr }) => abbr),
  'a state in two letters, such as FL',
)

/** A color that a brand chooses. */
export const color = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/, 'a color as # and six lowercase hexadecimal digits, such as #0f5b4f'))

/** The link of a video that the site can play. */
export const videoLink = z
  .string()
  .check(z.refine((link) => videoId(link) !== undefined, 'the link of a video, such as https://youtu.be/a1B2c3D4e5F'))

/**
 * A text of the agency in both languages, with `{{agencyName}}` and the placeholders that are named. Both languages use
 * the same ones.
 */
export function textWith(...names: readonly string[]) {
  const known = ['agencyName', ...names]
  return inBothLanguages.check(
    z.superRefine(({ en, es }, context) => {
      const [inEnglish, inSpanish] = [placeholdersOf(en), placeholdersOf(es)]
      const unknown = [...inEnglish, ...inSpanish].filter((name) => !known.includes(name))
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `placeholders among ${known.join(', ')}; unknown: ${[...new Set(unknown)].join(', ')}`,
        })
      else if (inEnglish.toSorted().join() !== inSpanish.toSorted().join())
        context.addIssue({ code: 'custom', message: 'the same placeholders in both languages' })
    }),
  )
}

/** Returns the schema of a value that is one of the given words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, `one of ${words.join(', ')}`)
}

/** A name in an address or of a file: lower-case words and digits, joined by hyphens. */
export const slug = z
  .string('a name in lower case with hyphens, such as florida-blue')
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name in lower case with hyphens, such as florida-blue'))

/** A file in `src/content/pictures`. */
export const pictureFile = z
  .string('the name of a picture file, such as portrait-parents.svg')
  .check(z.regex(/^[a-z0-9-]+\.(svg|png|webp|avif|jpg)$/, 'the name of a picture file, such as portrait-parents.svg'))

/** Checks that no two entries of a list have the same value; the message names those that do. */
export const eachOnce = <T>(what: string, valueOf: (entry: T) => string) =>
  z.superRefine<readonly T[]>((entries, context) => {
    const values = entries.map(valueOf)
    for (const value of new Set(values.filter((one, at) => values.indexOf(one) !== at)))
      context.addIssue({ code: 'custom', message: `each ${what} once; more than once: ${value}` })
  })

/** The names of a list's entries, of which no two are the same. */
export const distinctNames = z.array(slug).check(eachOnce('name', (name) => name))

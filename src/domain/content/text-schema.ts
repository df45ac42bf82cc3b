import * as z from 'zod/mini'

import { bilingualText } from './agency-schema.ts'
import { placeholdersOf } from './placeholders.ts'

/**
 * A text of the agency in both languages, with `{{agencyName}}` and the placeholders that are named. Both languages use
 * the same ones.
 */
export function textWith(...names: readonly string[]) {
  const known = ['agencyName', ...names]
  return bilingualText.check(
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

/** One of a list's words. */
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

/** The values that more than one of a list's entries has. */
export function repeated<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}

/** The names of a list's entries, of which no two are the same. */
export const distinctNames = z.array(slug).check(
  z.superRefine((names, context) => {
    for (const name of repeated(names))
      context.addIssue({ code: 'custom', message: `each name once; more than one entry is ${name}` })
  }),
)

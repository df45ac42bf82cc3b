import { readdirSync } from 'node:fs'

import * as z from 'zod/mini'

import { brand } from '#content/brand.ts'
import { type ContentFile, contentFiles } from '#content/content-files.ts'
import { type BrandColors, brandColorsSchema } from '#domain/content/brand-schema.ts'
import { brandColorProblems } from '#tokens/brand-problems.ts'

import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'
import type { LegalEdition } from '#domain/content/legal-schema.ts'
import { editionOf } from '#domain/content/legal.ts'
import { pictureFile } from '#domain/content/text-schema.ts'
import { consentEdition } from '#content/legal/consent.ts'
import { disclaimerEdition } from '#content/legal/disclaimer.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'

import { editionProblems } from './legal-editions.mjs'
import { readLogo } from './logo-drawing.ts'

/**
 * Numbers and hosts that are reserved for examples, 555-0100 to 555-0199 and the domain `.example` (RFC 2606), links of
 * sample videos, and words that `npm run new` leaves to be written.
 */
const madeUp = /555-01\d\d|\.example\b|\b0{6,}\b|^\?\?\?|[/=]sample-/i

/** Returns every text of a file's content with its place, such as `words.about.en` or `videos[0].link`. */
function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, Array.isArray(value) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`),
  )
}

/** Returns the places of a file's content that are marked as sample or hold a made-up number or host. */
function sampleParts(content: unknown): readonly string[] {
  return textsOf(content).flatMap(([place, text]) => {
    const [, whole = ''] = /^(?:(.*)\.)?(?:status|source)$/.exec(place) ?? []
    if (text === 'sample') return [`${whole === '' ? 'the whole file' : whole} is marked as sample`]
    return madeUp.test(text) ? [`${place} is "${text}"`] : []
  })
}

/**
 * Returns the content that a real site must not show: marked as sample, or with a made-up number or host. One entry for
 * each file, with the file's path.
 */
export function sampleContent(
  files: readonly ContentFile[] = contentFiles,
): readonly { readonly file: string; readonly parts: readonly string[] }[] {
  return files.flatMap(({ file, content }) => {
    const parts = sampleParts(content)
    return parts.length === 0 ? [] : [{ file: `src/content/${file}`, parts }]
  })
}

/** Returns every breach of the content's schemas, each with its file, its place in the file and what is expected. */
export function badContent(files: readonly ContentFile[] = contentFiles): readonly string[] {
  return files.flatMap(({ file, content, schema }) => {
    const parsed = z.safeParse(schema, content)
    return (parsed.error?.issues ?? []).map(
      ({ path, message }) => `src/content/${file}: ${path.length === 0 ? 'the content' : path.join('.')}: ${message}`,
    )
  })
}

/** Returns the pictures that the content names but `src/content/pictures` lacks. */
export function missingPictures(
  files: readonly ContentFile[] = contentFiles,
  pictures: readonly string[] = readdirSync('src/content/pictures'),
): readonly string[] {
  return files.flatMap(({ file, content }) =>
    textsOf(content)
      .filter(([, text]) => z.safeParse(pictureFile, text).success && !pictures.includes(text))
      .map(([place, text]) => `src/content/${file}: ${place}: src/content/pictures has no ${text}`),
  )
}

/** Returns the problems of the agency's mark, one sentence for each. */
function badLogo(): readonly string[] {
  try {
    readLogo()
    return []
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')
  }
}

/** Returns all problems of the content except samples, one sentence for each. */
export const contentProblems = (): readonly string[] => [
  ...badContent(),
  ...missingPictures(),
  ...badColors(),
  ...badLogo(),
  ...changedLegalTexts(),
]

/** Returns the agency's colors whose contrast is too low. `badContent` reports invalid colors. */
export function badColors(colors: BrandColors = brand.colors): readonly string[] {
  if (!z.safeParse(brandColorsSchema, colors).success) return []
  return brandColorProblems(colors).map((problem) => `src/content/brand.ts: ${problem}`)
}

/** Returns the legal texts whose words changed without a new version and day, one sentence for each. */
function changedLegalTexts(): readonly string[] {
  return editionProblems('.')
}

/** Returns the editions of legal texts that are not in effect yet, although the site shows them: one sentence for each. */
export function comingEditions(
  now: Date,
  editions: Readonly<Record<string, LegalEdition>> = {
    consent: consentEdition,
    disclaimer: disclaimerEdition,
    privacy,
    terms,
  },
): readonly string[] {
  const today = calendarDay(now)
  return Object.entries(editions)
    .filter(([, edition]) => compareDays(today, editionOf(edition).effective) < 0)
    .map(
      ([name, { version, effective }]) =>
        `src/content/legal/${name}.ts: version ${version} takes effect on ${effective}. Deploy this build on that day: the site says that it is in effect.`,
    )
}

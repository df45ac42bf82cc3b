import * as z from 'zod/mini'

import { brand } from '#content/brand.ts'
import { type ContentFile, contentFiles } from '#content/content-files.ts'
import { type BrandColors, brandColorsSchema } from '#domain/content/brand-schema.ts'
import { brandColorProblems } from '#tokens/brand-problems.ts'

import { editionProblems } from './legal-editions.mjs'

/** Numbers and hosts that are reserved for examples: 555-0100 to 555-0199, and the domain `.example` (RFC 2606). */
const madeUp = /555-01\d\d|\.example\b|\b0{6,}\b/

/** Returns the places of a file's content that are marked as sample or hold a made-up number or host. */
function sampleParts(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return madeUp.test(value) ? [`${path} is "${value}"`] : []
  if (typeof value !== 'object' || value === null) return []
  const marked = Object.entries(value).some(
    ([key, mark]) => (key === 'status' || key === 'source') && mark === 'sample',
  )
  const inside = Object.entries(value).flatMap(([key, part]) =>
    sampleParts(part, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
  return marked ? [`${path === '' ? 'the whole file' : path} is marked as sample`, ...inside] : inside
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

/** Returns the agency's colors that leave something too hard to see. Colors that are none are left to `badContent`. */
export function badColors(colors: BrandColors = brand.colors): readonly string[] {
  if (!z.safeParse(brandColorsSchema, colors).success) return []
  return brandColorProblems(colors).map((problem) => `src/content/brand.ts: ${problem}`)
}

/** Returns the legal texts whose words changed without a new version and day, one sentence for each. */
export function changedLegalTexts(): readonly string[] {
  return editionProblems('.')
}

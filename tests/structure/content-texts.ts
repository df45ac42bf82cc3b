import { contentFiles } from '#content/content-files.ts'
import type { BilingualText } from '#domain/content/text-schema.ts'

/** A text of `src/content`, with its file and the names that lead to it. */
export interface ContentText {
  readonly file: string
  readonly key: string
  readonly text: BilingualText
}

const isText = (value: object): value is BilingualText => 'en' in value && 'es' in value

/** An entry of a list is named by its id, so that its name stays when the list changes. */
function nameIn(list: boolean, key: string, value: unknown): string {
  if (!list || typeof value !== 'object' || value === null || !('id' in value)) return key
  return String(value.id)
}

function textsIn(value: unknown, path: readonly string[]): readonly (readonly [key: string, text: BilingualText])[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [[path.join('.'), value]]
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, nameIn(Array.isArray(value), key, child)]),
  )
}

/** Every text of `src/content` in both languages. */
export const contentTexts: readonly ContentText[] = contentFiles.flatMap(({ file, content }) =>
  textsIn(content, []).map(([key, text]) => ({ file: `content/${file}`, key, text })),
)

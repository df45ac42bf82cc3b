import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Language } from '#i18n/language.ts'
import { areas, catalogTexts } from '#tests/structure/catalog-files.ts'

const folder = fileURLToPath(new URL('../../dist/assets/', import.meta.url))
const source = (file: string) => readFileSync(folder + file, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file = '']) => file)

/** The name of a script without its content hash. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')

const scriptFiles = () => readdirSync(folder).filter((file) => file.endsWith('.js'))

/** Whether the built site has a script of this name. */
export const hasScript = (name: string): boolean => scriptFiles().some((file) => nameOf(file) === name)

/** A script and its static imports. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of found(source(file), /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) withImports(next, seen)
  return seen
}

/** Whether a script is a language's catalog. A page and the catalogs of its texts may have one name. */
function isCatalogOf(file: string, language: Language): boolean {
  const area = nameOf(file)
  if (!areas(language).includes(area)) return false
  const text = source(file)
  const texts = [...catalogTexts(language, area).values()]
  // A short text is found in any script, and an escaped one in none.
  return texts.filter((one) => text.includes(one)).length > texts.length / 2
}

const isOfOther = (file: string, language: Language) =>
  isCatalogOf(file, language === 'en' ? 'es' : 'en') && !isCatalogOf(file, language)

/** A script of the built site that is loaded on demand, with the parts that need it. */
export interface LazyChunk {
  readonly file: string
  readonly name: string
  readonly parts: readonly string[]
}

/** All scripts beyond those of the document itself that a visitor of one language may need (R23). */
export function lazyChunks(language: Language): readonly LazyChunk[] {
  const files = scriptFiles()
  const [main = ''] = found(readFileSync(`${folder}../index.html`, 'utf8'), /<script[^>]*src="\/assets\/([\w.-]+\.js)/g)
  const first = withImports(main)
  const parts = new Set(files.flatMap((file) => found(source(file), /\b[\w$]+\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)))
  const closures = [...parts]
    .filter((file) => !isOfOther(file, language))
    .map((file) => [file, withImports(file)] as const)
  return files
    .filter((file) => !first.has(file))
    .map((file) => ({
      file,
      name: isCatalogOf(file, language) ? `${nameOf(file)} texts` : nameOf(file),
      parts: closures.filter(([, needed]) => needed.has(file)).map(([part]) => nameOf(part)),
    }))
    .filter((chunk) => chunk.parts.length > 0)
}

import { contentFiles } from '#content/content-files.ts'
import { replaceCatalog } from '#i18n/i18n.ts'
import { type Catalog, allNamespaces } from '#i18n/namespaces.ts'

/** Growth of pseudo-language texts over English: as much as Spanish can need, and some more. */
const growth = 0.35

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  O: 'Ó',
}
const filling = 'lórem ípsum dólor sit amét '

/** Returns a text in the pseudo-language: bracketed, accented and longer, with unchanged placeholders and markup. */
function lengthened(text: string): string {
  const words = text
    .split(/(\{\{.*?\}\}|<\/?\w+>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[aeiounAEO]/g, (letter) => accented[letter] ?? letter)))
    .join('')
  return `[${words} ${filling.slice(0, Math.ceil(text.length * growth)).trim()}]`
}

function lengthenedCatalog(catalog: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? lengthened(value) : lengthenedCatalog(value),
    ]),
  )
}

const english = import.meta.glob<Catalog>('../../src/i18n/locales/en/*.json', { eager: true, import: 'default' })
let isLengthened = false

/** A text of the agency's content that a story may change. */
interface ChangedText {
  en: string
}

function textsOf(value: unknown): readonly ChangedText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value && typeof value.en === 'string') return [value as ChangedText]
  return Object.values(value).flatMap(textsOf)
}

/** The texts of `src/content` with their English. An address stays as it is. */
const contentTexts = contentFiles
  .flatMap(({ content }) => textsOf(content))
  .map((text) => ({ text, written: text.en }))
  .filter(({ written }) => !written.startsWith('https://'))

/** Replaces English with the pseudo-language, or restores English. */
export function pretendLonger(wanted: boolean): void {
  if (wanted === isLengthened) return
  isLengthened = wanted
  for (const { text, written } of contentTexts) text.en = wanted ? lengthened(written) : written
  for (const namespace of allNamespaces) {
    const catalog = english[`../../src/i18n/locales/en/${namespace}.json`]
    if (catalog) replaceCatalog('en', namespace, wanted ? lengthenedCatalog(catalog) : catalog)
  }
}

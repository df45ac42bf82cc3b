import { readdirSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, it } from 'vitest'

/** Folders whose sentences are no text of the site: the agency's words, the tools' messages, titles of sources. */
const folders: Readonly<Record<string, string>> = {
  'src/content/': 'the agency’s words, in both languages side by side',
  'src/build/': 'messages of the commands',
  'src/domain/years/': 'titles of official sources',
}

const selector = 'a selector'
const setting = 'what the build says to who sets it up'
const official = 'official English words of the service, which code compares'
const proper = 'names that are nobody’s to translate'
const source = 'sources in the law'
const ahead = 'a text that stands before its catalog can be loaded'
const inSpanish = 'the Spanish of names that English has from its table'

/** Files with such sentences, and why no catalog has them. */
const files: Readonly<Record<string, string>> = {
  'src/app/main.tsx': selector,
  'src/components/primitives/steady-press.tsx': selector,
  'src/lib/moved-press.ts': selector,
  'src/components/chrome/language-failure.tsx': ahead,
  'src/components/chrome/spanish-offer.tsx': ahead,
  'src/config/setting-meanings.ts': setting,
  'src/config/settings.ts': setting,
  'src/domain/content/agency-schema.ts': setting,
  'src/domain/content/carrier-schema.ts': setting,
  'src/domain/content/legal-schema.ts': setting,
  'src/domain/content/testimonial-schema.ts': setting,
  'src/domain/content/text-schema.ts': setting,
  'src/tokens/brand-problems.ts': setting,
  'src/components/plan-page/plan-sheet/plan-sheet-service.tsx': official,
  'src/domain/plans/benefits.ts': official,
  'src/domain/plans/cost-limit.ts': official,
  'src/domain/plans/cost-sharing.ts': official,
  'src/domain/plans/disease-programs.ts': official,
  'src/domain/plans/limit-groups.ts': official,
  'src/domain/plans/plan.ts': official,
  'src/domain/plans/service-groups.ts': official,
  'src/domain/plans/yearly-cost.ts': official,
  'src/domain/account/saved-answers.ts': 'a Spanish word that the service may send',
  'src/domain/care/english-medicine.ts': 'Spanish words of medicines, which visitors type',
  'src/domain/content/language-table.ts': 'each language’s name, in itself',
  'src/domain/geo/further-marketplaces.ts': proper,
  'src/domain/geo/medicaid-offices.ts': proper,
  'src/domain/geo/own-marketplaces.ts': proper,
  'src/domain/geo/postal-places.ts': proper,
  'src/domain/geo/states.ts': proper,
  'src/domain/poverty/adult-medicaid.ts': source,
  'src/domain/poverty/pregnancy-medicaid.ts': source,
  'src/domain/subsidy/no-credit-reasons.ts': source,
  'src/domain/subsidy/price-law.ts': source,
  'src/domain/subsidy/price-notes.ts': source,
  'src/features/content/video-of-link.ts': 'a log line that the product specifies',
  'src/i18n/postal-place-name.ts': inSpanish,
  'src/i18n/state-name.ts': inSpanish,
}

/** Three words in a row, or a letter that only Spanish has. */
const sentence = /\p{L}{2,}[,:;]?\s+\p{L}+[,:;]?\s+\p{L}{2,}|[áéíóúñ¿¡]/iu
/** A list of classes: lower-case names, of which one has a sign or a digit. */
const isClassList = (text: string) => /^[\s!-@[-`a-z{-~]*$/.test(text) && /[a-z][-:][[a-z\d]|[a-z]\d/.test(text)

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ')
}

/** Whether a text is the message of an error, which reports show and visitors never read. */
const isOfError = ({ parent }: ts.Node) => ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')

/** Returns the sentences in a source, apart from comments. */
function sentencesIn(path: string, code: string): readonly string[] {
  const found: string[] = []
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null && sentence.test(text) && !isClassList(text) && !isOfError(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${path}:${line + 1} ${text.trim().slice(0, 60)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !Object.keys(folders).some((folder) => path.startsWith(folder)))

it('every sentence that a visitor may read is in the catalogs or in the content, in both languages', () => {
  const found = sources.map((path) => ({ path, texts: sentencesIn(path, readFileSync(path, 'utf8')) }))
  const unnamed = found.flatMap(({ path, texts }) => (files[path] === undefined ? texts : []))
  expect(unnamed, 'Move these texts to src/i18n/locales, or name their file and the reason above').toEqual([])
  const stale = Object.keys(files).filter((file) => !found.some(({ path, texts }) => path === file && texts.length > 0))
  expect(stale, 'These files have no such text any more').toEqual([])
})

it.each([
  ['const a = "Choose your plan"', 1],
  ['const a = `You save about ${b} a month`', 1],
  ["const a = { en: 'Yes', es: 'Sí' }", 1],
  ['const a = <p>Choose your plan</p>', 1],
  ['const a = <p className="relative flex grow p-2" />', 0],
  ["throw new TypeError('No such plan here')", 0],
  ['// Choose your plan', 0],
])('finds what is a sentence: %s', (code, count) => {
  expect(sentencesIn('a.tsx', code)).toHaveLength(count)
})

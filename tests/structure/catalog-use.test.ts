import { readFileSync, readdirSync } from 'node:fs'

import ts from 'typescript'
import { expect, it } from 'vitest'

import { baseKey, catalogRows } from './catalog-files.ts'

/** Keys that no source names, by `area:key`, each with the reason. */
const unnamed: Readonly<Record<string, string>> = {
  'login:forgotPassword.link': 'A-34 has this text and does not show it.',
}

/** The keys in the sources: whole ones, and the fixed parts of template literals. */
interface Named {
  readonly keys: Set<string>
  readonly patterns: RegExp[]
}

const isTranslate = (node: ts.Node) =>
  ts.isCallExpression(node) && /(^|\.)t$|^t[A-Z]\w*$/.test(node.expression.getText())

function templatePattern(template: ts.TemplateExpression): RegExp | undefined {
  const parts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
  // Without a fixed first part a template would count every key as used.
  if (!/^[\w-]+[.:]/.test(parts[0] ?? '')) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)
}

/**
 * A key is any text inside a call of `t`, and elsewhere any text with a dot: tables of data name their keys in this
 * way.
 */
function collect(path: string, named: Named): void {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node: ts.Node, translated: boolean) => {
    const inside = translated || isTranslate(node)
    if (ts.isStringLiteralLike(node) && (inside || node.text.includes('.'))) named.keys.add(node.text)
    if (ts.isTemplateExpression(node)) {
      const pattern = templatePattern(node)
      if (pattern) named.patterns.push(pattern)
    }
    ts.forEachChild(node, (child) => {
      visit(child, inside)
    })
  }
  visit(source, false)
}

function namedInSources(): Named {
  const named: Named = { keys: new Set(), patterns: [] }
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(path)) collect(`src/${path}`, named)
  return named
}

it('every text is used by the site', { timeout: 30_000 }, () => {
  const { keys, patterns } = namedInSources()
  const isUsed = (area: string, key: string) =>
    [key, `${area}:${key}`, `${area}.${key}`].some(
      (name) => keys.has(name) || patterns.some((pattern) => pattern.test(name)),
    )
  const unused = catalogRows('en')
    .filter(([area, key]) => !isUsed(area, baseKey(key)) && !isUsed(area, key))
    .map(([area, key]) => `${area}:${key}`)
  expect(unused.filter((key) => !(key in unnamed))).toEqual([])
})

import { readFileSync, readdirSync } from 'node:fs'

import ts from 'typescript'

/** The keys in a source: whole ones, and the fixed parts of template literals. */
export interface NamedKeys {
  readonly path: string
  readonly keys: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
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
function namedIn(path: string): NamedKeys {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const keys = new Set<string>()
  const patterns: RegExp[] = []
  const visit = (node: ts.Node, translated: boolean) => {
    const inside = translated || isTranslate(node)
    if (ts.isStringLiteralLike(node) && (inside || node.text.includes('.'))) keys.add(node.text)
    if (ts.isTemplateExpression(node)) {
      const pattern = templatePattern(node)
      if (pattern) patterns.push(pattern)
    }
    ts.forEachChild(node, (child) => {
      visit(child, inside)
    })
  }
  visit(source, false)
  return { path, keys, patterns }
}

/** Returns the keys that each source of the site names. */
export function namedInSources(): readonly NamedKeys[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => namedIn(`src/${path.replaceAll('\\', '/')}`))
}

/** Returns whether a source names a key of an area, with or without the area. */
export const namesKey = ({ keys, patterns }: NamedKeys, area: string, key: string): boolean =>
  [key, `${area}:${key}`, `${area}.${key}`].some(
    (name) => keys.has(name) || patterns.some((pattern) => pattern.test(name)),
  )

import { readFileSync, writeFileSync } from 'node:fs'

import ts from 'typescript'

import type { TextChange } from './judge-deck.ts'

const fileOf = ({ language, area }: TextChange) => `src/i18n/locales/${language}/${area}.json`

/** Returns a catalog's source with changed texts at their places, and everything else as it was. */
export function withTexts(source: string, texts: ReadonlyMap<string, string>): string {
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = []
  const file = ts.parseJsonText('catalog.json', source)
  const visit = (node: ts.Node, path: readonly string[]) => {
    if (ts.isPropertyAssignment(node)) {
      const here = [...path, ts.isStringLiteral(node.name) ? node.name.text : '']
      const text = texts.get(here.join('.'))
      if (text !== undefined && ts.isStringLiteral(node.initializer))
        edits.push({ from: node.initializer.getStart(file), to: node.initializer.end, text: JSON.stringify(text) })
      visit(node.initializer, here)
    } else
      ts.forEachChild(node, (child) => {
        visit(child, path)
      })
  }
  visit(file, [])
  return edits.reduceRight((rest, { from, to, text }) => rest.slice(0, from) + text + rest.slice(to), source)
}

/** Writes changed texts into the catalogs. Returns the files, and a function that puts them back as they were. */
export function writeCatalogs(changes: readonly TextChange[]): {
  readonly files: readonly string[]
  readonly putBack: () => void
} {
  const byFile = [...new Set(changes.map(fileOf))].map((file) => ({
    file,
    before: readFileSync(file, 'utf8'),
    texts: new Map(changes.filter((change) => fileOf(change) === file).map(({ key, text }) => [key, text])),
  }))
  for (const { file, before, texts } of byFile) writeFileSync(file, withTexts(before, texts))
  return {
    files: byFile.map(({ file }) => file),
    putBack: () => {
      for (const { file, before } of byFile) writeFileSync(file, before)
    },
  }
}

// npm run new income-source alimony "Alimony" "Pensión alimenticia": a source of income in the estimator and the application.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { camel, kebab } from './part-names.mjs'

/** Inserts a text before `other` of a group of a catalog, or at its end where there is none after it. */
function addText(files, root, path, group, key, text) {
  const full = join(root, path)
  const catalog = JSON.parse(readFileSync(full, 'utf8'))
  const [outer, inner] = group
  const entries = Object.entries(catalog[outer][inner])
  const at = entries.at(-1)?.[0] === 'other' ? entries.length - 1 : entries.length
  catalog[outer][inner] = Object.fromEntries(entries.toSpliced(at, 0, [key, text]))
  writeFileSync(full, `${JSON.stringify(catalog, null, 2)}\n`)
  if (!files.changed.includes(path)) files.changed.push(path)
}

/** Adds a source with one amount a year to both lists and to what leads from one to the other, their texts, and the rules that name them (Q-42, F-41). */
export function newIncomeSource(files, root, name, english, spanish) {
  if (!kebab.test(name ?? '') || !english || !spanish)
    throw new Error(
      'npm run new income-source <name> "<English>" "<Spanish>", such as alimony "Alimony" "Pensión alimenticia"',
    )
  const key = camel(name)
  const quoted = 'src/domain/income/estimator.ts'
  const applied = 'src/domain/application/answer-choices.ts'
  for (const path of [quoted, applied])
    if (new RegExp(`'${key}'`).test(readFileSync(join(root, path), 'utf8')))
      throw new Error(`${path} has ${key} already`)
  files.insert(quoted, "  'other',\n] as const", `  '${key}',\n`)
  files.insert(applied, '] as const\n/** A source of income', `, '${key}'`)
  files.insert('src/domain/application/told-income.ts', "  other: ['other'],\n}", `  ${key}: ['other', '${key}'],\n`)
  const texts = { en: [english, `${english} for the year`], es: [spanish, `${spanish} en el año`] }
  for (const [language, [short, amount]] of Object.entries(texts)) {
    const locale = `src/i18n/locales/${language}`
    addText(files, root, `${locale}/quote-steps.json`, ['estimatorDialog', 'sources'], key, short)
    addText(files, root, `${locale}/quote-steps.json`, ['estimatorDialog', 'amounts'], key, amount)
    addText(files, root, `${locale}/application.json`, ['financialFields', 'source'], key, short)
    addText(files, root, `${locale}/agent-sheet.json`, ['income', 'source'], key, short)
  }
  files.insert('stories/docs/rules/q5-income.mdx', ' and Other. Each', `, ${english}`)
  files.insert('stories/docs/rules/f4-finances.mdx', ' and rentals. With', `, ${english.toLowerCase()}`)
  files.insert('tests/unit/domain/income/income-sources.test.ts', '}\n\n// Proves Q-42', `  ${key}: '${key}',\n`)
  files.insert(
    'tests/unit/domain/application/told-income.test.ts',
    '    ])\n  })\n})\n\n// Proves F-75',
    `      '${key}',\n`,
  )
  return [
    'Say in src/domain/application/income.ts which employment status it is, if not "any other" (6).',
    'Read the texts in both languages: "for the year" and "en el año" fit most sources, not all.',
    'npm run test:stories income shows it; a source that only one of the two forms asks for is a line to remove.',
  ]
}

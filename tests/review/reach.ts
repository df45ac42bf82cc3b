import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import type { Language } from '#i18n/language.ts'
import { baseKey } from '#tests/structure/catalog-files.ts'
import { namedInSources, namesKey } from '#tests/structure/named-keys.ts'

/** What Storybook's build says of a module: who imports it. */
interface StatsModule {
  readonly id: string
  readonly reasons: readonly { readonly moduleName: string }[]
}

/** The graph of a built Storybook: the importers of each file, by its path in the repository. */
export type Importers = ReadonlyMap<string, readonly string[]>

const pathOf = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '')

/** Reads the graph that `storybook build --stats-json` writes. */
export function readImporters(storybook: string): Importers {
  const { modules } = JSON.parse(readFileSync(`${storybook}/preview-stats.json`, 'utf8')) as {
    readonly modules: readonly StatsModule[]
  }
  return new Map(modules.map(({ id, reasons }) => [pathOf(id), reasons.map(({ moduleName }) => pathOf(moduleName))]))
}

/** Files of which every picture is made. */
const everywhere = /^(?:\.storybook\/|package(?:-lock)?\.json$|src\/styles\/|src\/tokens\/|vite\.config)|\.css$/

/** Files of the pages of documentation, which no picture shows, although they read the sources of all components. */
const isDocumentation = (path: string) => /^stories\/docs\/|\.mdx$/.test(path)

/**
 * Returns the files of stories that changed files can reach, or `everything`: what the preview itself loads, such as the
 * mocks, is part of every picture.
 */
export function reachedStories(importers: Importers, changed: readonly string[]): ReadonlySet<string> | 'everything' {
  if (changed.some((path) => everywhere.test(path))) return 'everything'
  const seen = new Set(changed)
  const queue = [...changed]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (path === '.storybook/preview.tsx') return 'everything'
    for (const importer of importers.get(path) ?? [])
      if (!seen.has(importer) && !isDocumentation(importer)) {
        seen.add(importer)
        queue.push(importer)
      }
  }
  return new Set([...seen].filter((path) => path.endsWith('.stories.tsx')))
}

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { encoding: 'utf8', maxBuffer: 50_000_000 }).stdout.split('\n').filter(Boolean)

/** The files that differ between a commit and another, or the working tree with what is new in it. */
export function changedFiles(from: string, to: string | undefined): readonly string[] {
  if (to !== undefined) return git('diff', '--name-only', from, to)
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')]
}

const catalogPath = /^src\/i18n\/locales\/\w+\/([\w-]+)\.json$/

/** A key of an area whose text differs in a language. */
export interface ChangedKey {
  readonly language: Language
  readonly area: string
  readonly key: string
}

/** Changed files, and the sources that name a changed text in the place of the catalogs, which every story loads. */
export interface ChangedSources {
  /** They can change every picture of a story. */
  readonly files: readonly string[]
  /** They name texts that differ in one language: its pictures change. */
  readonly naming: Readonly<Record<Language, readonly string[]>>
  /** Those of them that can show a text on a page of the other language, where both are loaded. */
  readonly told: readonly string[]
}

/** Loads both languages for what shows both at once. */
const bothLanguages = 'src/i18n/both-languages.ts'

/** Whether a source shows its texts in a language that it is told, and not always in the page's. */
const isTold = (path: string) => /\b(?:fixedT|Translate)\b/.test(readFileSync(path, 'utf8'))

/** Returns what a change consists of. `keys` are the texts that differ. */
export function withoutCatalogs(changed: readonly string[], keys: readonly ChangedKey[]): ChangedSources {
  const others = changed.filter((path) => !catalogPath.test(path))
  const sources = keys.length > 0 ? namedInSources() : []
  const namingIn = (language: Language) =>
    sources
      .filter((source) =>
        keys
          .filter((text) => text.language === language)
          .some(({ area, key }) => namesKey(source, area, key) || namesKey(source, area, baseKey(key))),
      )
      .map(({ path }) => path)
  const [en, es] = [namingIn('en'), namingIn('es')]
  return { files: others, naming: { en, es }, told: [...new Set([...en, ...es])].filter((path) => isTold(path)) }
}

/** Returns whether a change can reach a picture of a story's file in a language. */
export function pictureReach(importers: Importers, { files, naming, told }: ChangedSources) {
  const [all, inTold, inBoth] = [files, told, [bothLanguages]].map((paths) => reachedStories(importers, paths))
  const own = { en: reachedStories(importers, naming.en), es: reachedStories(importers, naming.es) }
  const has = (stories: typeof all, path: string) => stories === 'everything' || stories?.has(path) === true
  return (path: string, language: Language): boolean =>
    has(all, path) || has(own[language], path) || (has(inTold, path) && has(inBoth, path))
}

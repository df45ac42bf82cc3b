import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

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

/** A key of an area whose text differs. */
export interface ChangedKey {
  readonly area: string
  readonly key: string
}

/**
 * Returns changed files with those that name a changed text in the place of the catalogs, which every story loads.
 * `keys` are the texts that differ.
 */
export function withoutCatalogs(changed: readonly string[], keys: readonly ChangedKey[]): readonly string[] {
  const others = changed.filter((path) => !catalogPath.test(path))
  if (keys.length === 0) return others
  const naming = namedInSources().filter((source) =>
    keys.some(({ area, key }) => namesKey(source, area, key) || namesKey(source, area, baseKey(key))),
  )
  return [...new Set([...others, ...naming.map(({ path }) => path)])]
}

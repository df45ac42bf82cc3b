import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

import ts from 'typescript'
import { expect, it } from 'vitest'

const folders = ['src', 'mocks', 'stories', 'tests', '.storybook']
const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path)),
)

/** Returns the file of an import by alias or by relative path; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(from, '..', specifier)
  const alias = /^#(\w+)\/(.+)$/.exec(specifier)
  const [, name = '', rest = ''] = alias ?? []
  const folder = folders.find((one) => one.replace('.', '') === name) ?? join('src', name)
  return alias ? join(folder, rest) : undefined
}

/** The files that each file imports: at once, later by `import()`, or only the types of. */
const imports = new Map(
  paths.map((path) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'))
    const files = importedFiles.flatMap(({ fileName }) => fileOf(path, fileName) ?? [])
    return [path, files.filter((file) => existsSync(file))] as const
  }),
)

/** Returns what a file imports, and what that imports, and so on. */
function reached(start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const file of imports.get(path) ?? [])
      if (!found.has(file)) {
        found.add(file)
        waiting.push(file)
      }
  return found
}

it('reads the imports of each kind', () => {
  const wizard = imports.get(join('src', 'features', 'quote-wizard', 'location-step.tsx'))
  expect(wizard).toContain(join('src', 'features', 'quote-wizard', 'later-steps.tsx'))
  expect(wizard).toContain(join('src', 'features', 'quote-wizard', 'calls.ts'))
  expect(wizard).toContain(join('src', 'lib', 'use-long-wait.ts'))
})

// Lint finds the circles of what is imported at once.
it('no file reaches itself, by a part that it loads later either', () => {
  expect(paths.filter((path) => reached(path).has(path))).toEqual([])
})

/** Where the site starts: the page's scripts, and the build that writes its documents. */
const starts = ['main.tsx', 'early.ts', 'prerender.tsx'].map((name) => join('src', 'app', name))

/** Whether the stories of a component say that it is a draft. */
const isDraft = (component: string) =>
  paths.some(
    (path) =>
      basename(path) === `${basename(component, '.tsx')}.stories.tsx` && readFileSync(path, 'utf8').includes("'draft'"),
  )

// A story alone would keep a forgotten component alive.
it('every part of the site is used by it, but a draft', () => {
  const site = new Set(starts.flatMap((start) => [start, ...reached(start)]))
  const layers = ['components', 'features', 'state', 'forms', 'api'].map((layer) => join('src', layer, '/'))
  const unused = paths.filter((path) => layers.some((layer) => path.startsWith(layer)) && !site.has(path))
  expect(unused.filter((path) => !isDraft(path))).toEqual([])
})

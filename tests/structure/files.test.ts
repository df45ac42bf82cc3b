import { readdirSync } from 'node:fs'
import { basename, parse } from 'node:path'

import { expect, it } from 'vitest'

/**
 * The files at the top level with their reasons: the first line by design, the second because a tool reads only there.
 */
const topLevel = [
  ...[
    '.storybook',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'mocks',
    'package.json',
    'src',
    'stories',
    'tailwind.config.ts',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ],
  ...[
    '.ci',
    '.editorconfig',
    '.env.example',
    '.env.test',
    '.git',
    '.gitattributes',
    '.gitignore',
    '.npmrc',
    '.nvmrc',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    'chromatic.config.json',
    'eslint.config.js',
    'index.html',
    'knip.jsonc',
    'package-lock.json',
    'public',
  ],
]
/** Files created by commands; `.gitignore` names the same. */
const made = [
  '.cache',
  '.plans',
  'coverage',
  'dist',
  'dist-demo',
  'dist-hosts',
  'node_modules',
  'playwright-report',
  'previews',
  'storybook-static',
  'test-results',
]

const kebab = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/
/** Licences keep their published names. */
const givenName = '.LICENSE.txt'
const vague = /^(?:utils?|helpers?|misc|common|shared|stuff)(?:\.tsx?)?$/

const ours = ['.storybook', 'mocks', 'public', 'src', 'stories', 'tests'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path.replaceAll('\\', '/')}`),
)

it('the top level holds what the design and the tools ask for, and nothing else', () => {
  const found = readdirSync('.')
    .filter((name) => !made.includes(name) && !/\.(?:tsbuildinfo|local)$/.test(name))
    // An agency's settings, which `npm run build` reads.
    .filter((name) => !/^\.env(?:\.production)?$/.test(name))
  expect(found.filter((name) => !topLevel.includes(name))).toEqual([])
  expect(topLevel.filter((name) => name !== '.git' && !found.includes(name))).toEqual([])
})

it('every file and folder is named in kebab-case', () => {
  expect(ours.filter((path) => !kebab.test(basename(path)) && !path.endsWith(givenName))).toEqual([])
})

it('no file or folder is named for nothing in particular', () => {
  expect(ours.filter((path) => vague.test(basename(path)))).toEqual([])
})

it('no folder is entered through an index file', () => {
  expect(ours.filter((path) => /\/index\.[cm]?[jt]sx?$/.test(path))).toEqual([])
})

/** An entry of the agency's content is named after its address, `questions/open-enrollment.ts`. */
const isContentEntry = (path: string) => /^src\/content\/\w+\//.test(path)

it('no two source files share a name, so that a name finds one file', () => {
  const seen = new Map<string, string>()
  const twice = ours
    .filter((path) => /\.(?:[cm]?[jt]sx?|mdx)$/.test(path) && !isContentEntry(path))
    .flatMap((path) => {
      const name = path.startsWith('src/') ? parse(path).name : basename(path)
      const other = seen.get(name)
      seen.set(name, path)
      return other === undefined ? [] : [`${other} and ${path}`]
    })
  expect(twice).toEqual([])
})

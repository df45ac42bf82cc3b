import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { allTexts } from './catalog-files.ts'

const folder = 'stories/docs/rules'
const pages = readdirSync(folder).map((name) => ({ name, source: readFileSync(`${folder}/${name}`, 'utf8') }))

const rules = pages.flatMap(({ name, source }) =>
  source
    .split(/^### /m)
    .slice(1)
    .map((section) => ({ page: name, heading: section.split('\n', 1)[0] ?? '', section })),
)
const idOf = (heading: string) => /^([QPAFC])-(\d+) \S/.exec(heading)
const known = new Set(rules.map(({ heading }) => heading.split(' ', 1)[0]))

/** Every text file that may cite a rule, except the rules themselves. */
const files = ['.storybook', 'mocks', 'src', 'stories', 'tests']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:[cm]?[jt]sx?|mdx?|json|txt)$/.test(path) && !path.startsWith(`${folder}/`))
  .concat('README.md')

describe('every rule', () => {
  it.each(rules)('$heading is numbered in the area of its page', ({ page, heading, section }) => {
    const [, area] = idOf(heading) ?? []
    expect(area?.toLowerCase()).toBe(page.charAt(0))
    expect(section).toMatch(/^- \*\*Source:\*\* /m)
    expect(section).toMatch(/^- \*\*Shows in:\*\* /m)
  })

  it('has a number that no other has, in rising order on its page', () => {
    const numbers = rules.map(({ page, heading }) => ({ page, id: heading.split(' ', 1)[0] ?? '' }))
    expect(new Set(numbers.map(({ id }) => id)).size).toBe(numbers.length)
    for (const { name } of pages) {
      const onPage = numbers.filter(({ page }) => page === name).map(({ id }) => Number(id.slice(2)))
      expect(onPage).toEqual(onPage.toSorted((a, b) => a - b))
    }
  })
})

/** Rule numbers that files cite, each with the files. */
const citations = new Map<string, string[]>()
for (const path of files)
  for (const [id] of readFileSync(path, 'utf8').matchAll(/\b[QPAFC]-[1-9]\d*\b/g))
    citations.set(id, [...(citations.get(id) ?? []), path])

it('every cited rule exists', () => {
  expect([...citations].filter(([id]) => !known.has(id))).toEqual([])
})

it('a rule that cites another cites one that exists', () => {
  const cited = pages.flatMap(({ source }) => source.match(/\b[QPAFC]-[1-9]\d*\b/g) ?? [])
  expect(cited.filter((id) => !known.has(id))).toEqual([])
})

const built = rules.filter(({ section }) => !section.includes('\n- **Not built yet:** '))
const isCode = (path: string) => /^(?:src|mocks)\//.test(path)
const isProof = (path: string) => /^(?:tests|stories(?!\/docs))\//.test(path)

describe.each(built.map(({ heading }) => heading))('%s', (heading) => {
  const citing = citations.get(heading.split(' ', 1)[0] ?? '') ?? []

  it('is cited by the code that carries it out', () => {
    expect(citing.filter(isCode)).not.toEqual([])
  })

  it('is cited by a test or a story that proves it', () => {
    expect(citing.filter(isProof)).not.toEqual([])
  })
})

/** A text without markup, with one sign for each placeholder, so a quoted text can be found in the catalogs. */
const bare = (text: string) =>
  text
    .replace(/[`*]|<[^>]*>/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\{\{?[^}]*\}?\}|\$\d[\d.,]*\d/g, '{}')
    .replace(/\s+/g, ' ')
    .toLowerCase()

// Proves C-6, C-11 and C-64.
describe('the texts that rules quote', () => {
  const texts = [...allTexts('en'), ...allTexts('es')].map(([, , text]) => bare(text))
  const quoted = rules.flatMap(({ heading, section }) =>
    [...section.matchAll(/"([^"]*)"/g)].map(([, text = '']) => [heading.split(' ', 1)[0], text] as const),
  )

  it.each(quoted.filter(([, text]) => text.includes(' ')))('%s: %s', (_, text) => {
    expect(texts.filter((one) => one.includes(bare(text)))).not.toEqual([])
  })
})

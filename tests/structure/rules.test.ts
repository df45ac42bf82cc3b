import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

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

/** Every text file that may cite a rule, but the rules themselves. */
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

it('every cited rule exists', () => {
  const unknown = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b[QPAFC]-[1-9]\d*\b/g)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => `${path}: ${id}`),
  )
  expect(unknown).toEqual([])
})

it('a rule that cites another cites one that exists', () => {
  const cited = pages.flatMap(({ source }) => source.match(/\b[QPAFC]-[1-9]\d*\b/g) ?? [])
  expect(cited.filter((id) => !known.has(id))).toEqual([])
})

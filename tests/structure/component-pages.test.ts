import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'

import { describe, expect, it } from 'vitest'

import { guides } from '#stories/docs/component-guides.ts'
import { componentIn, rulesOf, tokensOf } from '#stories/docs/component-source.ts'
import { contracts } from '#stories/docs/keyboard-contracts.ts'
import { snippetOf } from '#stories/docs/snippet.ts'

const groups = readdirSync('src/components')
const places = groups.flatMap((group) =>
  readdirSync(`stories/${group}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${group}/${file.replace('.stories.tsx', '')}`),
)

const fileOf = (place: string) =>
  [`${place}.tsx`, `${place}/${basename(place)}.tsx`].find((path) => existsSync(`src/components/${path}`))

describe('the page of a component', () => {
  it.each(places)('%s has a snippet of it', (place) => {
    const name = componentIn(readFileSync(`src/components/${fileOf(place)}`, 'utf8'), basename(place))
    expect(name).not.toBe('')
    const snippet = snippetOf(name, readFileSync(`stories/${place}.stories.tsx`, 'utf8'), {})
    expect(snippet.startsWith(`<${name}`)).toBe(true)
    expect(snippet.endsWith('>')).toBe(true)
  })

  it('names only components that have a page', () => {
    const named = [
      ...Object.entries(guides).flatMap(([place, { instead }]) => [place, ...instead.map(([, use]) => use)]),
      ...contracts.flatMap(({ components }) => components),
    ]
    expect([...new Set(named)].filter((place) => !places.includes(place))).toEqual([])
  })

  it('says of the components that people choose between what to use instead', () => {
    expect(Object.keys(guides).length).toBeGreaterThanOrEqual(30)
    expect(Object.entries(guides).filter(([place, { instead }]) => instead.some(([, use]) => use === place))).toEqual(
      [],
    )
  })
})

// The types of these files are checked with all others.
it.each(Object.keys(guides))('%s has an example that is copied as a whole file', (place) => {
  const name = componentIn(readFileSync(`src/components/${fileOf(place)}`, 'utf8'), basename(place))
  const example = readFileSync(`stories/docs/snippets/${place}.tsx`, 'utf8')
  expect(example).toMatch(new RegExp(`import \\{ ${name} \\} from '#components/${fileOf(place)}'`))
  expect(example).toContain(`export function ${name}Example(`)
})

describe('a snippet', () => {
  it('is the first use that hands on no props of its own', () => {
    const stories =
      "const a = <Note {...args} />\n  return (\n    <Note\n      tone={a > b ? 'x' : '>'}\n    >\n      text\n    </Note>\n  )"
    expect(snippetOf('Note', stories, {})).toBe("<Note\n  tone={a > b ? 'x' : '>'}\n>\n  text\n</Note>")
  })

  it('is written from the values of a story where there is no such use', () => {
    const args = { tone: 'quiet', open: true, count: 2, onClose: () => undefined, children: 'Save' }
    expect(snippetOf('Note', '<Note {...args} />', args)).toBe(
      '<Note tone="quiet" open count={2} onClose={onClose}>Save</Note>',
    )
  })
})

it('finds the tokens of classes and the rules of comments', () => {
  const source =
    '/** Shows it (P-12, Q-3, P-2). */ <p className="md:text-ink-muted rounded-lg bg-surface text-sm p-4" />'
  expect(tokensOf(source)).toEqual({ Colours: ['ink-muted', 'surface'], Type: ['sm'], Corners: ['lg'] })
  expect(rulesOf(source)).toEqual(['P-2', 'P-12', 'Q-3'])
})

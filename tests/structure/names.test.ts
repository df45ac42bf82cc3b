import { readFileSync, readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

const files = ['src/components', 'src/features'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `${root}/${path.replaceAll('\\', '/')}`),
)

/** What is the whole content of an element and nobody translates. */
const names = /\b(?:plan\.name|issuerName|planName|chosenName|submissionId|reference|identifier|email)$/

/** The elements that an element of JSX stands in, from its own outwards, as far as 900 characters tell. */
const before = (source: string, at: number) => source.slice(Math.max(0, at - 900), at)

/** The places of a file where a name is shown without a mark for translators. */
export function unmarkedNames(source: string): readonly string[] {
  return [...source.matchAll(/>\s*\{([\w.]+)\}\s*<(?!\/(?:title|option))/g)]
    .filter(([, shown = '']) => names.test(shown))
    .filter(({ index }) => !/englishName|translate=/.test(before(source, index)))
    .map(([, shown = '']) => shown)
}

it('notices a name that a translator would change', () => {
  expect(unmarkedNames('<p className="font-semibold">{plan.name}</p>')).toEqual(['plan.name'])
  expect(unmarkedNames('<p {...englishName}>{plan.name}</p>')).toEqual([])
  expect(unmarkedNames('<dd translate="no">\n  {submissionId}\n</dd>')).toEqual([])
})

// Proves C-84.
it.each(files)('%s marks its names for translators', (path) => {
  expect(unmarkedNames(readFileSync(path, 'utf8'))).toEqual([])
})

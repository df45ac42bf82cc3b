import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { __unstable__loadDesignSystem } from '@tailwindcss/node'
import { expect, it } from 'vitest'

import { type WrittenClass, writtenClasses } from './written-classes.ts'

/** Classes that mark an element for others' variants and have no CSS themselves. */
const markers = /^(group|peer)(\/[a-z-]+)?$/

const filesUnder = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

const designSystem = await __unstable__loadDesignSystem(readFileSync('src/styles/index.css', 'utf8'), {
  base: resolve('src/styles'),
})
const ownClasses = new Set(
  filesUnder('src/styles', '.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name),
  ),
)
const yieldsCss = (name: string) =>
  markers.test(name) || ownClasses.has(name) || designSystem.candidatesToCss([name])[0] !== null

/** Classes without CSS. In a text that may not be classes, only those among known classes count. */
function withoutCss(written: readonly WrittenClass[]): readonly string[] {
  const places = new Map<string, WrittenClass[]>()
  for (const one of written) {
    const text = `${one.place} ${String(one.isSure)}`
    places.set(text, [...(places.get(text) ?? []), one])
  }
  return [...places.values()].flatMap((together) => {
    const silent = together.filter(({ name }) => !yieldsCss(name))
    const isCounted = together[0]?.isSure === true || silent.length * 2 < together.length
    return isCounted ? silent.map(({ place, name }) => `${place} ${name}`) : []
  })
}

const files = ['app', 'components', 'features', 'forms'].flatMap((layer) => filesUnder(`src/${layer}`, '.tsx'))

it('every class of the site makes CSS, since the theme replaces the scales of Tailwind', () => {
  expect(withoutCss(files.flatMap(writtenClasses))).toEqual([])
})

it('a class of a scale that the theme does not have is told', () => {
  const place = 'planted.tsx:1'
  const named = (name: string) => ({ place, name, isSure: true })
  expect(withoutCss(['grid', 'max-w-3xl', 'aspect-video', 'group', 'print-hidden'].map(named))).toEqual([
    `${place} max-w-3xl`,
    `${place} aspect-video`,
  ])
})

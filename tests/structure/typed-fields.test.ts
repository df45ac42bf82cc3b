import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { furtherRows, typedFields } from '#tests/promises/typed-fields.ts'

/** The folders of the primitives, whose own inputs are drawn by the fields that use them. */
const primitives = /^src\/components\/(?:fields|primitives)\//
const root = /^src\/components\//

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
const sources = filesIn('src').filter((path) => path.endsWith('.tsx'))

/** The components of `…-field.tsx` files: `masked-field` is MaskedField. A select is chosen, and a signature is drawn. */
const components = sources
  .flatMap((path) => /([a-z-]+-field)\.tsx$/.exec(path)?.[1] ?? [])
  .map((name) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  .filter((name) => name !== 'SelectField' && name !== 'SignatureField')
const opened = new RegExp(`<(${[...components, 'input', 'textarea'].join('|')})\\b`, 'g')

const drawn = Object.fromEntries(
  sources
    .filter((path) => !primitives.test(path))
    .map((path) => [
      path.replace(root, '').replace(/\.tsx$/, ''),
      [...readFileSync(path, 'utf8').matchAll(opened)].map(([, name]) => name),
    ])
    .filter(([, fields]) => fields?.length),
) as Readonly<Record<string, readonly string[]>>

it('every field that can be typed into has its row in the input tables, or a reason for none', () => {
  expect(components.length).toBeGreaterThan(8)
  const listed = Object.entries(typedFields).map(([path, fields]) => [path, fields.map(([component]) => component)])
  expect(Object.fromEntries(listed)).toEqual(drawn)
})

it('every row of the input tables belongs to a field', () => {
  const rows = filesIn('tests/promises/input-tables').flatMap((file) => {
    const table = file.replace(/^.*\/|\.txt$/g, '')
    const names = readFileSync(file, 'utf8').match(/^\S.*$/gm) ?? []
    return names.map((name) => `${table}/${name}`)
  })
  const named = Object.values(typedFields)
    .flat()
    .flatMap(([, row]) => (typeof row === 'string' ? [row] : []))
  expect([...new Set([...named, ...furtherRows])].toSorted()).toEqual(rows.toSorted())
})

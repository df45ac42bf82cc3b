import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { newPart } from '#build/new-part.mjs'

let folder: string
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-content-'))
  cpSync('src/content', join(folder, 'src/content'), { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it.each([
  ['carrier', 'carriers', 'planted-carrier', ['Planted Carrier']],
  ['question', 'questions', 'keep-my-plan', []],
  ['testimonial', 'testimonials', 'planted-client', []],
] as const)('adds a %s to its list, marked as sample', (kind, list, name, words) => {
  const { changed } = newPart(folder, [kind, name, ...words])
  expect(changed).toEqual([`src/content/${list}/${name}.ts`, `src/content/${list}.ts`])
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(read(`src/content/${list}/${name}.ts`)).toMatch(
    new RegExp(`export const ${constant}: \\w+ = \\{\\n  status: 'sample',`),
  )
  expect(read(`src/content/${list}.ts`)).toContain(`import { ${constant} } from './${list}/${name}.ts'\n`)
  expect(read(`src/content/${list}.ts`)).toMatch(new RegExp(`[,\\s]${constant},?\\s*\\]`))
})

it.each([
  ['carrier', 'Sunrise'],
  ['carrier', 'sunrise'],
  ['question', 'Why?'],
  ['testimonial', ''],
])('says how to name a %s when it is named “%s”', (kind, name) => {
  expect(() => newPart(folder, [kind, name])).toThrow(`npm run new ${kind} <`)
})

it('overwrites nothing', () => {
  expect(() => newPart(folder, ['carrier', 'oscar', 'Oscar'])).toThrow('src/content/carriers/oscar.ts is there already')
})

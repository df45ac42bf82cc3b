import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { afterEach, beforeEach, expect, it } from 'vitest'

/** Where `new call` inserts. */
const inserted = [
  'src/api/endpoints.ts',
  'src/lib/call-failure.ts',
  'src/i18n/locales/en/call-failures.json',
  'src/i18n/locales/es/call-failures.json',
  'mocks/openapi/quote-calls.ts',
  'mocks/handlers/quote-handlers.ts',
  'mocks/fixtures/sample-requests.ts',
  'tests/contract/support/fetchers.ts',
]

/** Where `new page` inserts. */
const pageLists = ['src/config/pages.ts', 'src/app/screens.tsx', 'src/i18n/namespaces.ts', 'src/i18n/i18n.ts']

let folder: string
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
function make(...words: readonly string[]) {
  const run = spawnSync(process.execPath, [resolve('src/build/new-part.mjs'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status: run.status, says: run.stdout + run.stderr }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-new-'))
  for (const path of [...inserted, ...pageLists, 'stories/docs/rules'])
    cpSync(path, join(folder, path), { recursive: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('writes a component and its story', () => {
  expect(make('component', 'plans/price-note')).toMatchObject({
    status: 0,
    says: expect.stringContaining('priceNote') as string,
  })
  expect(read('src/components/plans/price-note.tsx')).toContain('export function PriceNote(')
  expect(read('stories/plans/price-note.stories.tsx')).toContain("from '#components/plans/price-note.tsx'")
})

it('writes a call into every place that names the calls', () => {
  expect(make('call', 'plan-documents').status).toBe(0)
  expect(read('src/api/plan-documents.ts')).toContain("operation: 'planDocuments'")
  for (const path of inserted) expect(read(path), path).toContain('planDocuments')
  expect(JSON.parse(read('src/i18n/locales/es/call-failures.json'))).toHaveProperty('operations.planDocuments')
})

it('writes a page with its screen, story and texts into every list of pages and catalogs', () => {
  expect(make('page', 'planted-page').status).toBe(0)
  expect(read('src/features/content/planted-page-screen.tsx')).toContain('export function PlantedPageScreen(')
  expect(read('stories/features/planted-page-page.stories.tsx')).toContain('PlantedPageScreen')
  for (const path of pageLists) expect(read(path), path).toContain('planted-page')
  for (const language of ['en', 'es'])
    expect(JSON.parse(read(`src/i18n/locales/${language}/planted-page.json`))).toHaveProperty('plantedPagePage.heading')
})

it('gives a rule the next number of its page', () => {
  const last = Math.max(
    ...[...read('stories/docs/rules/q2-location.mdx').matchAll(/^### Q-(\d+)/gm)].map(([, n]) => Number(n)),
  )
  expect(make('rule', 'q2-location', 'A', 'new', 'rule').status).toBe(0)
  expect(read('stories/docs/rules/q2-location.mdx')).toContain(`### Q-${last + 1} A new rule\n`)
})

it.each([
  ['no kind', ['screen', 'about']],
  ['a component without a group', ['component', 'price-note']],
  ['a page in camelCase', ['page', 'howItWorks']],
  ['a page of the table', ['page', 'faqs']],
  ['a call in camelCase', ['call', 'planDocuments']],
  ['a rule of no page', ['rule', 'z9', 'A rule']],
])('refuses %s and writes nothing', (_what, words) => {
  const { status, says } = make(...words)
  expect(status).toBe(1)
  expect(says.trim().split('\n')).toHaveLength(1)
  for (const path of ['src/components', 'src/features', 'stories/features'])
    expect(existsSync(join(folder, path)), path).toBe(false)
})

it('writes over nothing', () => {
  make('component', 'plans/price-note')
  expect(make('component', 'plans/price-note')).toMatchObject({
    status: 1,
    says: expect.stringContaining('is there already') as string,
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { afterEach, beforeEach, expect, it } from 'vitest'

/** The files into which the calls and the rules are inserted. */
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
  for (const path of [...inserted, 'stories/docs/rules']) cpSync(path, join(folder, path), { recursive: true })
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

it('gives a rule the next number of its page', () => {
  const last = Math.max(
    ...[...read('stories/docs/rules/q2-location.mdx').matchAll(/^### Q-(\d+)/gm)].map(([, n]) => Number(n)),
  )
  expect(make('rule', 'q2-location', 'A', 'new', 'rule').status).toBe(0)
  expect(read('stories/docs/rules/q2-location.mdx')).toContain(`### Q-${last + 1} A new rule\n`)
})

it.each([
  ['no kind', ['page', 'about']],
  ['a component without a group', ['component', 'price-note']],
  ['a call in camelCase', ['call', 'planDocuments']],
  ['a rule of no page', ['rule', 'z9', 'A rule']],
])('refuses %s and writes nothing', (_what, words) => {
  const { status, says } = make(...words)
  expect(status).toBe(1)
  expect(says.trim().split('\n')).toHaveLength(1)
  expect(existsSync(join(folder, 'src/components'))).toBe(false)
})

it('writes over nothing', () => {
  make('component', 'plans/price-note')
  expect(make('component', 'plans/price-note')).toMatchObject({
    status: 1,
    says: expect.stringContaining('is there already') as string,
  })
})

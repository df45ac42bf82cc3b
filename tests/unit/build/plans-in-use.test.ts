import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { plansInUse } from '#build/plans-in-use.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { fileKinds, findFiles } from '#mocks/filed/public-files.ts'

const root = mkdtempSync(join(tmpdir(), 'plans-in-use-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

const saved = Date.UTC(2026, 3, 1)
const dayMs = 86_400_000
const store = join(root, 'store')
const files = join(root, 'files')
await inventFiles(files)
const found = findFiles(files)
for (const kind of fileKinds) utimesSync(found[kind].path, new Date(saved), new Date(saved))
const { record } = await importPlans(files, { root: store })

it.each([
  [12, null],
  [46, /^Files of more than 45 days may be out of date: download them again/],
])('names the import and the age of its files: %i days', (days, problem) => {
  const [filed, ...others] = plansInUse(store, '', saved + days * dayMs)
  expect(others).toEqual([])
  expect(filed?.what).toBe(
    `File mode: ${record.plans} plans of 2026, filed until ${record.date}; the oldest file was saved ${days} days ago.`,
  )
  expect(filed?.problem).toEqual(problem === null ? null : expect.stringMatching(problem))
})

it('names live mode without its key', () => {
  const sources = plansInUse(join(root, 'nothing'), 'secret-key', saved)
  expect(sources.map(({ where }) => where)).toEqual(['CMS_MARKETPLACE_API_KEY'])
  expect(JSON.stringify(sources)).not.toContain('secret-key')
})

it('finds nothing where nothing is, and in a torn store', () => {
  mkdirSync(join(root, 'torn', '2026'), { recursive: true })
  writeFileSync(join(root, 'torn', '2026', 'current.json'), '{"store": ')
  for (const folder of ['nothing', 'torn']) expect(plansInUse(join(root, folder), '', saved)).toEqual([])
})

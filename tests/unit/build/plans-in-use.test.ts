import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { plansInUse } from '#build/plans-in-use.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import type { StoreRecord } from '#mocks/filed/plan-store.ts'
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
const { record, folder } = await importPlans(files, { root: store })
const inStates = 'AK, FL, NE, TX'

/** Writes another record of the same store, and returns its folder of stores. */
function storeWith(name: string, changes: Partial<StoreRecord>): string {
  const other = join(root, name)
  cpSync(store, other, { recursive: true })
  writeFileSync(join(other, '2026', basename(folder), 'store.json'), JSON.stringify({ ...record, ...changes }))
  return other
}

const real = storeWith('real', { invented: false })

it.each([
  [12, null],
  [46, /^Files of more than 45 days may be out of date: download them again/],
])('names the import and the age of its files: %i days', (days, problem) => {
  const [filed, ...others] = plansInUse(real, '', saved + days * dayMs)
  expect(others).toEqual([])
  expect(filed?.what).toBe(
    `File mode: ${record.plans} plans of 2026 in ${inStates}, filed until ${record.date}; the oldest file was saved ${days} days ago.`,
  )
  expect(filed?.problem).toEqual(problem === null ? null : expect.stringMatching(problem))
})

// Proves Q-174.
it.each([
  [2026, null],
  [undefined, null],
  [2027, /^The site quotes 2027 today, and these are not its plans: download the public files of 2027/],
])('tells plans of another year than the quoted one: %s', (quoted, problem) => {
  const [filed] = plansInUse(real, '', saved + 12 * dayMs, quoted)
  expect(filed?.problem).toEqual(problem === null ? null : expect.stringMatching(problem))
})

// Proves Q-165.
describe('an import is not done', () => {
  const now = saved + 12 * dayMs

  it('that is the sample', () => {
    const [filed] = plansInUse(store, '', now)
    expect(filed?.what).toContain(`File mode: ${record.plans} invented plans of 2026 in ${inStates}`)
    expect(filed?.problem).toMatch(/^sample: invented, not for publication/)
  })

  it.each([
    ['no plans', { plans: 0 }, /has no plan that can be sold/],
    ['no rates', { rows: 0 }, /has no plan that can be sold/],
    ['no states', { states: {} }, /of an earlier version/],
    ['a torn part', { parts: { ...record.parts, 'rates.bin': 1 } }, /is torn/],
  ])('that has %s', (name, changes, problem) => {
    const [filed] = plansInUse(storeWith(name, { invented: false, ...changes }), '', now)
    expect(filed?.problem).toMatch(problem)
  })
})

// Proves Q-165.
describe('with imported files and a key', () => {
  it('the choice is open until the service was started', () => {
    const [open, ...others] = plansInUse(real, 'secret-key', saved)
    expect(others).toEqual([])
    expect(open?.problem).toMatch(/^Here are both imported files and a key/)
  })

  it.each([
    ['files', /^File mode/],
    ['live', /^Live mode/],
  ])('the mode is the one that was last started: %s', (mode, what) => {
    writeFileSync(join(real, 'mode.json'), JSON.stringify({ mode }))
    expect(plansInUse(real, 'secret-key', saved).map((source) => source.what)).toEqual([expect.stringMatching(what)])
    rmSync(join(real, 'mode.json'))
  })
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
